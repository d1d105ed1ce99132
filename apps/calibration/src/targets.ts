/** The lowest and the highest value that is good. */
export type Band = readonly [lowest: number, highest: number];

/** What matches of one game and format are to look like, and how much better play is worth in it. */
export interface Target {
  /** The id of the variant; its package is `@howzat/<id>`. */
  readonly variant: string;
  readonly title: string;
  readonly format?: string;
  /** What a first innings between two sensible players comes to; nothing where the rules alone decide that. */
  readonly shape?: {
    /** Runs: the mean of the totals, and their standard deviation. */
    readonly total: Band;
    readonly sd: Band;
    /** Wickets: the mean. */
    readonly wickets: Band;
    /** The share of matches that the side batting first wins. */
    readonly battingFirst: Band;
    /** The share of ties. */
    readonly ties: Band;
  };
  /**
   * The least share of decided matches that the sensible player wins against these; 0.5 stands for more than that, beyond
   * noise.
   */
  readonly beats: { readonly random: number; readonly greedy: number };
}

/** What every game is held to. Where no shape stands, the cubes and the cards alone make it, and it is published. */
export const targets: readonly Target[] = [
  { variant: 'cubes', title: 'Cubes', beats: { random: 0.57, greedy: 0.5 } },
  { variant: 'ccsl', title: 'CCSL, one over', format: 'one-over', beats: { random: 0.6, greedy: 0.5 } },
  { variant: 'ccsl', title: 'CCSL, two overs', format: 'two-over', beats: { random: 0.75, greedy: 0.5 } },
  { variant: 'ccsl', title: 'CCSL, three overs', format: 'three-over', beats: { random: 0.85, greedy: 0.5 } },
  {
    variant: 'ctg',
    title: 'CTG, T20',
    format: 't20',
    shape: { total: [150, 175], sd: [22, 38], wickets: [5.5, 7.5], battingFirst: [0.42, 0.58], ties: [0, 0.03] },
    beats: { random: 0.8, greedy: 0.52 },
  },
  {
    variant: 'ctg',
    title: 'CTG, T10',
    format: 't10',
    shape: { total: [92, 115], sd: [14, 26], wickets: [4, 6], battingFirst: [0.42, 0.58], ties: [0, 0.04] },
    beats: { random: 0.8, greedy: 0.52 },
  },
  {
    variant: 'wicked',
    title: 'Wicked, 50 overs',
    shape: { total: [235, 275], sd: [45, 70], wickets: [7, 9], battingFirst: [0.42, 0.58], ties: [0, 0.02] },
    beats: { random: 0.8, greedy: 0.52 },
  },
  {
    variant: 'pocket',
    title: 'Pocket, 20 overs',
    shape: { total: [128, 170], sd: [20, 38], wickets: [5, 8], battingFirst: [0.42, 0.58], ties: [0, 0.03] },
    beats: { random: 0.75, greedy: 0.52 },
  },
];
