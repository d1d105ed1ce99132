import { zoneNames } from './geometry.js';
import type {
  Ability,
  BattingSkill,
  Bowl,
  BowlingSkill,
  Drs,
  Icon,
  OverCard,
  Pitch,
  PlayerCard,
  PlayerRole,
  StyleCards,
  Umpire,
} from './set.js';

/** What stands on the cards of a set, in sentences: for people who read a card and have never seen its data. */

/** A number with its sign, and a proper minus. */
export function signed(n: number): string {
  return n > 0 ? `+${n}` : String(n).replace('-', '−');
}

/** `a, b and c` */
function listed(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

function runs(n: number): string {
  return n === 0 ? 'no run' : n === 1 ? '1 run' : `${n} runs`;
}

type Entry = number | 'W' | 'R';

function entryWords(entry: Entry): string {
  return entry === 'W' ? 'out, bowled' : entry === 'R' ? 'run out' : runs(entry);
}

/** `1-2: no run; 3: out, bowled`: the faces of a die that bring the same stand together. */
function tableWords(table: readonly Entry[]): string {
  const parts: string[] = [];
  let from = 0;
  for (let at = 1; at <= table.length; at++) {
    if (at < table.length && table[at] === table[from]) continue;
    parts.push(`${from + 1 === at ? at : `${from + 1}-${at}`}: ${entryWords(table[from] as Entry)}`);
    from = at;
  }
  return parts.join('; ');
}

/** What a bowl does beside the strokes that suit it. */
export function bowlWords({ shots, d8, bowledMargin, bowledDie, strikesAs, focus }: Bowl): readonly string[] {
  return [
    `Best played with the ${listed(shots, 'or')}.`,
    ...(d8 ? ['D8: a specialist rolls a D8 with it on a pitch that suits the style.'] : []),
    ...(bowledMargin === undefined
      ? []
      : [`A miss by ${bowledMargin} or more lets the bowler roll to bowl the batter.`]),
    ...(bowledDie === undefined ? [] : [`That roll is a D${bowledDie}, whatever the attitude.`]),
    ...(strikesAs === undefined ? [] : [`Where strikes go by the card, it is struck like ${strikesAs}.`]),
    ...(focus === undefined || focus.length === 0
      ? []
      : [`Where focus goes by the card: ${listed(focus.map((zone) => zoneNames[zone] as string))}.`]),
  ];
}

/** What an over card does on a ball that is played. */
export function overCardWords({ snick, noBall, confidence, meter, replaces, appeal }: OverCard): readonly string[] {
  const { aggressive = 0, defensive = 0 } = confidence ?? {};
  const moved = [
    ...(aggressive === 0 ? [] : [`aggressive ${signed(aggressive)}`]),
    ...(defensive === 0 ? [] : [`defensive ${signed(defensive)}`]),
  ];
  const told = [
    ...(noBall ? ['No-ball.'] : []),
    ...(snick ? ['Snick: on a miss the slips may roll too.'] : []),
    ...(appeal ? ['On a miss the bowler may appeal to the umpire.'] : []),
    ...(meter === undefined || meter === 0
      ? []
      : [`The meter moves ${Math.abs(meter)} towards the ${meter > 0 ? 'bat' : 'ball'} on this ball.`]),
    ...(moved.length === 0 ? [] : [`Confidence of the striker from the next ball on: ${moved.join(', ')}.`]),
    ...(replaces === undefined ? [] : [`No dice of bowler and batter: roll a D6. ${tableWords(replaces)}.`]),
  ];
  return told.length === 0 ? ['No effect.'] : told;
}

const iconSays: Readonly<Record<Icon, string>> = {
  dot: 'no run',
  one: '1 run',
  two: '2 runs',
  three: '3 runs',
  four: '4 runs',
  d8: 'no run; a D8 for the bowler on the next played ball',
  pair: 'wicket symbol; two in a row, and the bowler rolls a D6: out on 5 or 6',
  table: 'roll a D8 on the rule card',
};

/** What an over card brings on an express ball. */
export function iconWords(icon: Icon): string {
  return `Express: ${iconSays[icon]}`;
}

const roleSays: Readonly<Record<PlayerRole, string>> = {
  pace: 'specialist bowler, pace',
  spin: 'specialist bowler, spin',
  batter: 'specialist batter',
  'all-rounder': 'all-rounder, bowls medium',
  keeper: 'wicketkeeper',
};

function abilityWords({ effect, bowl, zone = 0 }: Ability): string {
  if (effect === 'stock-ball') return `Stock ball ${bowl}: a D8 with it on any pitch.`;
  if (effect === 'straight-ball')
    return `Straight ball ${bowl}: any miss of it lets the bowler roll to bowl the batter.`;
  return `Strong in the zone ${zoneNames[zone]}: the meter moves 1 towards the bat there.`;
}

/** What a player is and does better than others. */
export function playerWords({ role, abilities = [], statistics = [] }: PlayerCard): {
  readonly role: string;
  readonly lines: readonly string[];
} {
  return {
    role: roleSays[role],
    lines: [...abilities.map(abilityWords), ...statistics.map(({ name, value }) => `${name}: ${value}`)],
  };
}

/** What a pitch does. */
export function pitchWords({ suits, effects = [] }: Pitch): readonly string[] {
  return [
    suits === null
      ? 'Suits neither pace nor spin: no bowl brings a D8 by its mark.'
      : `Suits ${suits}: specialists of ${suits} roll a D8 with the bowls that are marked D8.`,
    ...(effects.includes('slow') ? ['Slow: every strike goes one less far.'] : []),
    ...(effects.includes('lively') ? ['Lively: the slips catch on one less.'] : []),
  ];
}

const battingSkillSays: Readonly<Record<BattingSkill['effect'], string>> = {
  reroll: 'When both have rolled: take your die again. It does not help against clean bowled.',
  grounded: 'When the bounce die is red and a fielder is under the ball: it is on the ground, and nobody can catch it.',
  dive: 'When the throw would run you out: you are in.',
};

/** What a batter's skill card does, and when. */
export function battingSkillWords({ effect }: BattingSkill): string {
  return battingSkillSays[effect];
}

/** What a bowler's skill card does, and when. */
export function bowlingSkillWords({ effect, amount = 1 }: BowlingSkill): string {
  return effect === 'effort'
    ? `When the bowl is revealed: ${signed(amount)} to your total on this ball.`
    : 'When the bowl is revealed: move a fielder to an area beside.';
}

const reviewSays = { bowled: 'a bowled roll', slips: 'a catch in the slips', appeal: 'an appeal' } as const;

/** What may be reviewed, and what the die must show. */
export function drsWords({ reviews, die, overturns }: Drs): readonly string[] {
  return [
    reviews.length === 0
      ? 'Nothing may be reviewed.'
      : `May be reviewed: ${listed(reviews.map((each) => reviewSays[each]))}.`,
    `Roll a D${die}: on ${overturns}${overturns < die ? ` to ${die}` : ''} the batter is not out.`,
  ];
}

/** What the die must show when the bowler appeals. */
export function umpireWords({ die, out }: Umpire): string {
  return `When the bowler appeals, roll a D${die}: on ${out}${out < die ? ` to ${die}` : ''} the batter is out.`;
}

/** What the rule card of a style says. */
export function ruleCardWords({ slips, expressTable }: Pick<StyleCards, 'slips' | 'expressTable'>): readonly string[] {
  return [
    slips === 0 ? 'No slips.' : `${slips === 1 ? 'One fielder' : 'Two fielders'} may stand in the slips.`,
    `Express table, a D8: ${tableWords(expressTable)}.`,
  ];
}
