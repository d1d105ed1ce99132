import { createRunner } from '@howzat/compiler/run';
import { compose, type ErrorCode, isHowzatError, type Player, type Rulebook, type Variant } from '@howzat/core';
import { hashText, matchSeed } from '@howzat/core/engine';
import { matchProblems } from './add-up.js';
import { type CompanyLine, companyLine } from './line.js';
import { type Company, hasItsNeeds, selectionOf } from './pieces.js';

/** How a company is played. */
export interface CompanyPlay {
  /** Matches for each company, at random; 6 unless given. */
  readonly matches?: number;
  /** Computer players of the variant: each plays one match more, against itself. */
  readonly players?: readonly Player[];
}

/** What came of a company. */
export interface CompanyReport {
  /** By what it was refused; null where it was played. */
  readonly refusal: { readonly code: ErrorCode; readonly message: string } | null;
  /** What is wrong, each with a line of JSON by which it is played alone. */
  readonly problems: readonly string[];
}

const composing = (variant: Variant, company: Company): Rulebook | Error => {
  try {
    return compose(variant, selectionOf(company));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

/** Holds companies of one variant to what every one must keep. */
export class CompanyCheck {
  /** Whether the smaller companies of one are refused, which is asked again and again. */
  private readonly refused = new Map<string, boolean>();

  constructor(private readonly variant: Variant) {}

  /**
   * Composes a company. It is refused with a HowzatError that names all who are in it, or it is played: every match ends, with a
   * result that agrees with its totals.
   */
  play(company: Company, { matches = 6, players = [] }: CompanyPlay = {}): CompanyReport {
    const composed = composing(this.variant, company);
    if (composed instanceof Error) return this.refusalOf(composed, company);
    // each company has seeds of its own
    const hash = hashText(JSON.stringify(companyLine(this.variant, company)));
    const desks = [...Array<undefined>(matches).fill(undefined), ...players];
    const runner = createRunner(composed);
    return {
      refusal: null,
      problems: desks.flatMap((player, n) => {
        const seed = matchSeed(hash, n);
        const line = companyLine(this.variant, company, { seed, ...(player ? { player: player.name } : {}) });
        return matchProblems(runner, seed, player).map((problem) => `${problem}: ${JSON.stringify(line)}`);
      }),
    };
  }

  /** Plays one match of a company. */
  playOne(company: Company, { seed, player: name }: CompanyLine, players: readonly Player[]): CompanyReport {
    const composed = composing(this.variant, company);
    if (composed instanceof Error) return this.refusalOf(composed, company);
    const player = players.find((it) => it.name === name);
    return { refusal: null, problems: matchProblems(createRunner(composed), seed as number, player) };
  }

  private refusalOf(error: Error, company: Company): CompanyReport {
    const line = JSON.stringify(companyLine(this.variant, company));
    if (!isHowzatError(error)) return { refusal: null, problems: [`composing throws ${String(error)}: ${line}`] };
    const { code, message } = error;
    const unnamed = this.unnamedIn(company, message);
    return {
      refusal: { code, message },
      problems: unnamed.length === 0 ? [] : [`"${message}" does not name ${unnamed.join(' and ')}: ${line}`],
    };
  }

  /** Who is to be named in a refusal and is not: all of a company of which no smaller one is refused. */
  private unnamedIn(company: Company, message: string): string[] {
    const smaller = company.map((_, left) => company.filter((_, at) => at !== left));
    if (company.length > 1 && smaller.some((part) => hasItsNeeds(part) && this.refuses(part))) return [];
    // what another one brings along has no part in it
    const brought = company.flatMap(({ needs }) => needs);
    return company
      .filter(({ names }) => !names.some((name) => brought.includes(name)))
      .filter(({ names }) => !names.some((name) => hasName(message, name)))
      .map(({ names }) => names.join(', '));
  }

  private refuses(company: Company): boolean {
    const key = company.flatMap(({ names }) => names).join('\n');
    const known = this.refused.get(key) ?? composing(this.variant, company) instanceof Error;
    this.refused.set(key, known);
    return known;
  }
}

/** Does a message hold a name as a word of its own? */
function hasName(message: string, name: string): boolean {
  const inWord = (character: string | undefined): boolean => character !== undefined && /[\w-]/.test(character);
  for (let at = message.indexOf(name); at >= 0; at = message.indexOf(name, at + 1))
    if (!inWord(message[at - 1]) && !inWord(message[at + name.length])) return true;
  return false;
}
