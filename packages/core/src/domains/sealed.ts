import type { Domain, DomainDescription, Refusal } from '../domain.js';
import { HowzatError } from '../errors.js';
import { copyJson } from '../frozen.js';
import { harden } from '../hardened.js';
import type { Rng } from '../random.js';
import { readJson } from '../read-json.js';
import { refusal } from './refusal.js';

/** A question that a domain goes out with: as long as it is open, the domain answers. */
export interface Question {
  readonly step: string;
  isOpen(): boolean;
}

/**
 * A domain as it is handed to whoever chooses. It answers as the domain does, and leads to nothing behind it: what it gives are
 * copies, what it is given is read into plain JSON first, and once the question has been answered it says so.
 */
class Sealed<C> implements Domain<C> {
  readonly kind: DomainDescription['kind'];
  readonly #domain: Domain<C>;
  readonly #question: Question;

  constructor(domain: Domain<C>, question: Question) {
    this.kind = domain.kind;
    this.#domain = domain;
    this.#question = question;
  }

  #open(): Domain<C> {
    const question = this.#question;
    if (question.isOpen()) return this.#domain;
    throw new HowzatError('no-decision', `The choices of ${question.step} are no longer open: the match has gone on.`, {
      step: question.step,
    });
  }

  count(): number {
    return this.#open().count();
  }

  has(choice: unknown): choice is C {
    return this.why(choice) === null;
  }

  why(choice: unknown): Refusal | null {
    const domain = this.#open();
    const { value, wrong } = readChoice(choice);
    if (wrong !== null) return wrong;
    const why = domain.why(value);
    return why && { ...why };
  }

  sample(rng: Rng): C {
    return copyJson(this.#open().sample(rng));
  }

  *[Symbol.iterator](): Iterator<C> {
    for (const choice of this.#open()) {
      // the question may be answered between two of them
      this.#open();
      yield copyJson(choice);
    }
  }

  describe(): DomainDescription {
    return copyJson(this.#open().describe());
  }
}

harden(Sealed);

/** A domain as it may leave the engine. */
export function sealed<C>(domain: Domain<C>, question: Question): Domain<C> {
  return new Sealed(domain, question);
}

/** A choice from outside: its plain copy, or the refusal of what is no choice at all. */
export function readChoice(
  choice: unknown,
): { readonly value: unknown; readonly wrong: null } | { readonly value?: undefined; readonly wrong: Refusal } {
  // what cannot hold anything is for the domain to judge, which knows what it wants instead
  if ((typeof choice !== 'object' && typeof choice !== 'function') || choice === null)
    return { value: choice, wrong: null };
  const { value, wrong } = readJson(choice, 'the choice');
  return wrong === null ? { value, wrong } : { wrong: refusal(`A choice is plain JSON, but ${wrong}.`) };
}
