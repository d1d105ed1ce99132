type Module = Readonly<Record<string, unknown>>;

/** A variant, or a set of house rules, that comes with the command line. */
export interface Shipped {
  readonly id: string;
  readonly module: string;
  /** The format of a first match, where another one than the variant's own default suits people better who do not know the game. */
  readonly firstFormat?: string;
  load(): Promise<Module>;
  /** The words of its rules. */
  words(): Promise<Module>;
  /** What lies on its table, where it is a game. */
  tabletop?(): Promise<Module>;
  /** Its worked examples, where it has any. */
  scenarios?(): Promise<Module>;
}

/** The variants that come with the command line: the one list to add a new one to. */
export const shipped: readonly Shipped[] = [
  {
    id: 'cubes',
    module: '@howzat/cubes',
    load: () => import('@howzat/cubes'),
    words: () => import('@howzat/cubes/rules'),
    tabletop: () => import('@howzat/cubes/tabletop'),
    scenarios: () => import('@howzat/cubes/scenarios'),
  },
  {
    id: 'ccsl',
    module: '@howzat/ccsl',
    // of one over half are over within a few balls, and many are tied
    firstFormat: 'two-over',
    load: () => import('@howzat/ccsl'),
    words: () => import('@howzat/ccsl/rules'),
    tabletop: () => import('@howzat/ccsl/tabletop'),
    scenarios: () => import('@howzat/ccsl/scenarios'),
  },
  {
    id: 'ctg',
    module: '@howzat/ctg',
    load: () => import('@howzat/ctg'),
    words: () => import('@howzat/ctg/rules'),
    tabletop: () => import('@howzat/ctg/tabletop'),
    scenarios: () => import('@howzat/ctg/scenarios'),
  },
  {
    id: 'wicked',
    module: '@howzat/wicked',
    firstFormat: 'ten-over',
    load: () => import('@howzat/wicked'),
    words: () => import('@howzat/wicked/rules'),
    tabletop: () => import('@howzat/wicked/tabletop'),
    scenarios: () => import('@howzat/wicked/scenarios'),
  },
  {
    id: 'pocket',
    module: '@howzat/pocket',
    load: () => import('@howzat/pocket'),
    words: () => import('@howzat/pocket/rules'),
    tabletop: () => import('@howzat/pocket/tabletop'),
    scenarios: () => import('@howzat/pocket/scenarios'),
  },
];

/** The house rules that come with the command line. */
export const shippedHouseRules: readonly Shipped[] = [
  {
    id: 'house-rules',
    module: '@howzat/house-rules',
    load: () => import('@howzat/house-rules'),
    words: () => import('@howzat/house-rules/rules'),
  },
];

/** What a rule file may import wherever it lies: it then gets the copy that this command line runs. */
export const providedModules: readonly string[] = [
  '@howzat/core',
  '@howzat/core/author',
  '@howzat/core/scorebook',
  '@howzat/core/engine',
  '@howzat/core/rules',
  ...[...shipped, ...shippedHouseRules].map(({ module }) => module),
  '@howzat/players',
];
