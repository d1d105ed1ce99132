/** Less than this, as a share of the matches that were decided, is little. */
const little = 0.02;

/** What random choices at each step won in a format. */
interface Decided {
  readonly decisions: readonly { readonly step: string; readonly share: number }[];
}

/** The steps of a game at which taking anything legal costs little, in whatever format they are asked. */
export function stepsOfLittleWorth(measured: readonly Decided[]): readonly string[] {
  const most = new Map<string, number>();
  for (const { decisions } of measured)
    for (const { step, share } of decisions)
      most.set(step, Math.max(0.5 - share, most.get(step) ?? Number.NEGATIVE_INFINITY));
  return [...most].filter(([, worth]) => worth < little).map(([step]) => step);
}

/** Why what is chosen at a step matters little, by game. */
const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

/** Why what is chosen at each step of little worth matters little in a game. */
export function reasonsOf(game: string): Readonly<Record<string, string>> {
  return reasons[game] ?? {};
}
