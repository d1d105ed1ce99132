import type { Rng } from '../chance/index.js';
import { HowzatError, harden, hardenFunction } from '../errors/index.js';
import { copyJson, isSameFlat, readJson } from '../json/index.js';
import type { Domain, DomainDescription, Refusal } from './domain.js';
import { refusal } from './refusal.js';

/** The decision that a domain goes out with. */
export interface Question {
  readonly id: string;
  /** Whether it is still open; it is until the domain is closed, unless given. */
  isOpen?(): boolean;
}

let closeSealed: (sealed: Domain) => void;
let openOf: <C>(sealed: Sealed<C>) => Domain<C>;
let foundLegal: (sealed: Domain) => unknown;

/**
 * A domain as it is handed to whoever chooses. It answers as the domain does, and leads to nothing behind it: what it gives are
 * copies, what it is given is read into plain JSON first, and once the question has been answered it says so.
 */
class Sealed<C> implements Domain<C> {
  readonly kind: DomainDescription['kind'];
  readonly #question: Question;
  #domain: Domain<C> | null;
  /** The plain copy of what was last asked about and found legal. */
  #legal: unknown = null;

  constructor(domain: Domain<C>, question: Question) {
    this.kind = domain.kind;
    this.#domain = domain;
    this.#question = question;
  }

  static {
    // what only the engine may do is no member of what is handed out
    closeSealed = (sealed) => {
      if (#domain in sealed) sealed.#domain = null;
    };
    // no private method: to make an instance of a class that has one is slow in V8
    openOf = (sealed) => {
      const domain = sealed.#domain;
      const question = sealed.#question;
      return domain !== null && question.isOpen?.() !== false ? domain : closed(question);
    };
    foundLegal = (sealed) => (#legal in sealed ? sealed.#legal : null);
  }

  count(): number {
    return openOf(this).count();
  }

  has(choice: unknown): choice is C {
    const domain = openOf(this);
    const { value, wrong } = readChoice(choice);
    // a yes or no is all that leaves, whatever the domain gives
    const isLegal = wrong === null && domain.has(value) === true;
    if (isLegal) this.#legal = value;
    return isLegal;
  }

  why(choice: unknown): Refusal | null {
    const domain = openOf(this);
    const { value, wrong } = readChoice(choice);
    if (wrong !== null) return wrong;
    return copyJson(domain.why(value));
  }

  sample(rng: Rng): C {
    return copyJson(openOf(this).sample(rng));
  }

  [Symbol.iterator](): IterableIterator<C> {
    const domain = openOf(this);
    // only a list is surely short: to count other domains may take going through all of it
    if (domain.kind !== 'oneOf') return choicesOf(this);
    // a list is copied at once: it is what players read most, and a generator would take most of the time
    const choices: C[] = [];
    for (const choice of domain) choices.push(copyJson(choice));
    return choices.values();
  }

  describe(): DomainDescription {
    return copyJson(openOf(this).describe());
  }
}

/** The choices of a domain that may have very many, each copied when it is asked for. */
function* choicesOf<C>(sealed: Sealed<C>): IterableIterator<C> {
  for (const choice of openOf(sealed)) {
    // the question may be answered between two of them
    openOf(sealed);
    yield copyJson(choice);
  }
}

function closed({ id }: Question): never {
  throw new HowzatError('no-decision', `The choices of ${id} are no longer open: the match has gone on.`, {
    step: id,
  });
}

harden(Sealed);
hardenFunction(choicesOf);

/** Ends the time in which a sealed domain answers. */
export function close(sealed: Domain): void {
  closeSealed(sealed);
}

/**
 * Players mostly ask whether a choice is legal before they answer with it. This is the copy of that choice which the domain judged, if the
 * answer still says the same; null if it does not, and then the answer is read with care.
 */
export function knownLegal(sealed: Domain, answer: unknown): object | null {
  const legal = foundLegal(sealed);
  return typeof legal === 'object' && legal !== null && isSameFlat(answer, legal) ? legal : null;
}

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
