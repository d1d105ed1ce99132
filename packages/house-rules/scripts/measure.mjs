// Measures what each house rule does in each game it fits: plays 20,000 matches without it and with it from the same seeds (2,000
// of the longer games), and writes src/effects.json, EFFECTS.md and the table in README.md. It plays what is built, so build
// first. Named rules alone are measured anew: npm run measure -- six-and-out; what is not measured yet: npm run measure -- --missing
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { compare } from '@howzat/simulator';
import * as house from '../dist/index.js';
import { rules } from '../dist/rules.js';

const matchesOf = { cubes: 20_000, ccsl: 20_000, ctg: 2000, wicked: 2000, pocket: 2000 };
const variants = Object.keys(matchesOf);
const [, , ...chosen] = process.argv;
const here = new URL('../', import.meta.url);
const file = (name) => new URL(name, here);
const houseModule = file('dist/index.js').href;

/** What both ways are played under where the game as printed gives a rule nothing to do. */
const bases = {
  cubes: {
    'death-over': { houseRules: ['over-limit'] },
    'free-hit': { houseRules: ['overstepping'] },
    'captains-review': { options: ['cubes.option.roll-a-cube'] },
    'batters-reroll': { options: ['cubes.option.roll-a-cube'] },
    'follow-on': { format: 'test-match' },
    declaration: { format: 'test-match' },
    'impact-player': { format: 'test-match' },
    'declaration-price': { format: 'test-match', houseRules: ['declaration'] },
    'shown-free-hit': { houseRules: ['overstepping', 'free-hit'] },
  },
  ccsl: {
    'declaration-price': { set: { inningsPerSide: 2 }, houseRules: ['declaration'] },
    'shown-free-hit': { houseRules: ['overstepping', 'free-hit'] },
    'captains-review': { houseRules: ['tip-and-run'] },
    'batters-reroll': { houseRules: ['tip-and-run'] },
    'follow-on': { set: { inningsPerSide: 2, followOn: 15 } },
    declaration: { set: { inningsPerSide: 2 } },
    'retire-at-fifty': { set: { retireAt: 20 } },
    'mercy-rule': { set: { mercyRuns: 20 } },
  },
  ctg: {
    'free-hit': { houseRules: ['overstepping'] },
    'declaration-price': { houseRules: ['declaration'] },
    'shown-free-hit': { houseRules: ['overstepping', 'free-hit'] },
  },
  wicked: {
    'free-hit': { houseRules: ['overstepping'] },
    'declaration-price': { set: { declaration: true } },
    'shown-free-hit': { houseRules: ['overstepping', 'free-hit'] },
    'follow-on': { set: { inningsPerSide: 2 } },
  },
  pocket: {
    'free-hit': { houseRules: ['overstepping'] },
    'declaration-price': { houseRules: ['declaration'] },
    'shown-free-hit': { houseRules: ['overstepping', 'free-hit'] },
    'follow-on': { set: { inningsPerSide: 2 } },
  },
};
/** Random captains of Wicked Cricket would declare at once. */
const always = { wicked: { declaration: false } };
/** What a rulebook has as printed. */
const printed = { wicked: ['declaration'] };
const formats = { ccsl: 'three-over' };
const nameOf = Object.fromEntries(
  Object.entries(house).flatMap(([name, rule]) => (rule.operations ? [[rule.id, name]] : [])),
);
const ref = (id) => ({ module: houseModule, export: nameOf[id] });
/** What the rule brings or sets is not set where it is not in play. */
const withoutOwn = (set, { parameters = {}, operations }) => {
  const isOwn = (name) => Object.hasOwn(parameters, name) || operations.some((it) => it.parameter === name);
  return Object.fromEntries(Object.entries(set).filter(([name]) => !isOwn(name)));
};

function linesOf(name) {
  for (const source of readdirSync(file('src/')).filter((each) => each.endsWith('.ts'))) {
    const lines = readFileSync(file(`src/${source}`), 'utf8').split('\n');
    const start = lines.findIndex((line) => line.startsWith(`export const ${name} = houseRule(`));
    if (start >= 0) return lines.findIndex((line, at) => at >= start && /^(\S.*)?\);$/.test(line)) - start + 1;
  }
  throw new Error(`${name} is not in src.`);
}

const round = (value) => Math.round(value * 1000) / 1000;
const effects = [];
const before = JSON.parse(readFileSync(file('src/effects.json'), 'utf8'));
for (const rule of house.houseRules)
  for (const variant of variants) {
    if ((rule.variant !== variant && rule.variant !== '*') || printed[variant]?.includes(rule.id)) continue;
    const known = before.find((it) => it.rule === rule.id && it.variant === variant);
    if (known && chosen.length > 0 && !chosen.includes(rule.id)) {
      effects.push(known);
      continue;
    }
    const matches = matchesOf[variant];
    const { format = formats[variant], options = [], houseRules = [], ...more } = bases[variant][rule.id] ?? {};
    const set = { ...always[variant], ...more.set };
    const base = { format, options, set: withoutOwn(set, rule), houseRules: houseRules.map(ref) };
    const effect = {
      rule: rule.id,
      lines: linesOf(nameOf[rule.id]),
      variant,
      base: { format, options, set, houseRules },
    };
    try {
      const { figures, swing, neverFired } = await compare({
        variant: { module: `@howzat/${variant}`, export: variant },
        without: base,
        with: { ...base, set, houseRules: [...base.houseRules, ref(rule.id)] },
        matches,
        seed: 1,
        skill: null,
        workers: 0,
      });
      const first = figures.find(({ id }) => id === 'first-innings');
      effects.push({
        ...effect,
        matches,
        firstInnings: {
          without: round(first.without),
          with: round(first.with),
          interval95: first.interval95.map(round),
        },
        winnerChanges: round(swing.share),
        neverFired: neverFired.rules,
        refused: null,
      });
    } catch (error) {
      if (error.name !== 'HowzatError') throw error;
      effects.push({
        ...effect,
        matches: 0,
        firstInnings: null,
        winnerChanges: null,
        neverFired: [],
        refused: error.message,
      });
    }
    console.error(`${rule.id} in ${variant}`);
  }
writeFileSync(file('src/effects.json'), `${JSON.stringify(effects, null, 2)}\n`);

const signed = (value) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
const under = ({ base: { format, options, set, houseRules } }) =>
  [
    ...(format ? [format] : []),
    ...options.map((id) => id.replace(/^.*\./, '')),
    ...houseRules,
    ...Object.entries(set).map(([name, value]) => `${name} ${value}`),
  ].join(', ');
const change = ({ firstInnings: it }) => (it ? signed(it.with - it.without) : '');
const percent = (share) => (share === null ? '' : `${(100 * share).toFixed(1)} %`);
const titleOf = (id) => rules.find((each) => each.id === id).title;
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, body) => [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n');

const long = table(
  ['rule', 'lines', 'variant', 'both ways', 'first innings without', 'with', 'change, 95 %', 'another winner'],
  effects.map((it) => [
    `\`${it.rule}\``,
    it.lines,
    it.variant,
    under(it),
    ...(it.firstInnings
      ? [
          it.firstInnings.without.toFixed(1),
          it.firstInnings.with.toFixed(1),
          `${change(it)} (${it.firstInnings.interval95.map(signed).join(' to ')})`,
          percent(it.winnerChanges),
        ]
      : ['', '', it.refused, '']),
  ]),
);
writeFileSync(
  file('EFFECTS.md'),
  `# What each house rule does

Two random players, ${matchesOf.cubes} matches of Cubes and CCSL without the rule and with it, from the same seeds (seed 1), and ${matchesOf.ctg} of the longer games. CCSL is played in its format
three-over, where another is not named. "Both ways" is what both have in common. A winner is another one where the other
side won, or only one of the two had a winner. Random players gain nothing from a choice, or from seeing
one: a rule about who sees what changes nothing between them. What a rule does between people who choose well is another
question. Written by \`npm run measure\`.

${long}
`,
);

const inAll = house.houseRules.map((rule) => {
  const { lines } = effects.find((it) => it.rule === rule.id);
  const told = (it) => (!it ? '' : it.refused ? 'refused' : `${change(it)}, ${percent(it.winnerChanges)}`);
  return [
    `${titleOf(rule.id)} (\`${rule.id}\`)`,
    lines,
    rule.variant === '*' ? 'any' : rule.variant,
    ...variants.map((variant) => told(effects.find((it) => it.rule === rule.id && it.variant === variant))),
  ];
});
const short = table(['rule', 'lines', 'variants', 'Cubes', 'CCSL', 'CTG', 'Wicked', 'Pocket'], inAll);
const readme = readFileSync(file('README.md'), 'utf8');
writeFileSync(
  file('README.md'),
  readme.replace(
    /(<!-- effects -->\n)[\s\S]*(\n<!-- \/effects -->)/,
    (_all, before, after) => `${before}${short}${after}`,
  ),
);
