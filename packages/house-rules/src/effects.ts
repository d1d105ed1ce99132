import measured from './effects.json' with { type: 'json' };

/** What a house rule does to a variant: matches of two random players without it and with it, from the same seeds. */
export interface Effect {
  /** The id of the house rule. */
  readonly rule: string;
  /** Lines of code, as formatted. */
  readonly lines: number;
  readonly variant: string;
  /** What both ways have in common, where the game as printed gives the rule nothing to do. */
  readonly base: {
    readonly format?: string;
    readonly options: readonly string[];
    readonly set: Readonly<Record<string, unknown>>;
    readonly houseRules: readonly string[];
  };
  /** Matches each way; 0 where it was refused. */
  readonly matches: number;
  /** Mean runs of the first innings, and where the change truly lies with 95 % confidence. */
  readonly firstInnings: {
    readonly without: number;
    readonly with: number;
    readonly interval95: readonly number[];
  } | null;
  /** The share of matches, of 1, that another side won, or that only one way had a winner. */
  readonly winnerChanges: number | null;
  /** Rules of it that a thousand matches did not cite. */
  readonly neverFired: readonly string[];
  /** Why it is refused there. */
  readonly refused: string | null;
}

/** The measured effects, in the order of `houseRules`; written by `npm run measure`. */
export const effects: readonly Effect[] = measured as readonly Effect[];
