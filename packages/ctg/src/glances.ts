import type { Glance, PrintedCard } from '@howzat/core/author';
import type { Cards } from './components/cards.js';
import { strokeZones, zoneNames } from './components/geometry.js';
import type { Bowl, CardSet, Icon } from './components/set.js';
import { bowlCard, overCard } from './printed-cards.js';

/** The parameters that say how much a die must show. */
interface Settings {
  readonly cards: Cards;
  readonly missMargin: number;
  readonly runOut: number;
  readonly extraRunOut: number;
  readonly slipCatch: number;
}

/** A die as it lies, with who rolled it. */
function die(who: string, sides: number, face: number | string, ink?: 'pink' | 'grass'): PrintedCard {
  return { name: who, under: `D${sides}`, large: String(face), ...(ink ? { ink } : {}) };
}

/** The dice of a ball: that of the bowler and that of the batter. */
function rolled(bowler: number, batter: number): readonly PrintedCard[] {
  return [die('Bowler', 6, bowler), die('Batter', 8, batter)];
}

/** From the bowl to the meter. */
function ofTheMeter({ pace }: CardSet): readonly Glance[] {
  const bowl = (pace.bowls.find(({ shots }) => shots.length === 1) ?? pace.bowls[0]) as Bowl;
  const zone = strokeZones[bowl.shots[0] as keyof typeof strokeZones];
  const beside = zone > 1 ? zone - 1 : zone + 1;
  return [
    {
      rule: 'ctg.adv.match-full',
      so: {
        says: `The ball marker lies in the zone ${zoneNames[zone]}, where the ${bowl.shots[0]} goes: the meter is at 3 for the batter.`,
        cards: [bowlCard(bowl)],
      },
      notSo: {
        says: `In the zone ${zoneNames[beside]} it is one line away from the bowl, so the meter moves 1 towards the bowler from where it is.`,
      },
    },
    {
      rule: 'ctg.adv.batter-side',
      so: { says: 'The meter is at 2 for the batter: 4 and 2 are 6, which beats the 5.', cards: rolled(5, 4) },
      notSo: { says: 'On a neutral meter the same dice are a miss by 1.', cards: rolled(5, 4) },
    },
    {
      rule: 'ctg.adv.bowler-side',
      so: { says: 'The meter is at 1 for the bowler: 3 and 1 are 4, which is a block.', cards: rolled(3, 4) },
      notSo: { says: 'On a neutral meter the same dice are a strike.', cards: rolled(3, 4) },
    },
  ];
}

/** What two dice bring where the meter is neutral. */
function ofTheDice({ missMargin }: Settings): readonly Glance[] {
  return [
    {
      rule: 'ctg.outcome.strike',
      so: { says: 'On a neutral meter 6 beats 3: the ball is struck.', cards: rolled(3, 6) },
      notSo: { says: '3 against 3 is no strike, but a block.', cards: rolled(3, 3) },
    },
    {
      rule: 'ctg.outcome.block',
      so: { says: 'Equal numbers: blocked, and no run.', cards: rolled(4, 4) },
      notSo: { says: '4 against 5 is a strike.', cards: rolled(4, 5) },
    },
    {
      rule: 'ctg.outcome.miss',
      so: { says: 'On a neutral meter 2 is less than 5: the ball is missed.', cards: rolled(5, 2) },
      notSo: { says: '5 against 5 is a block.', cards: rolled(5, 5) },
    },
    {
      rule: 'ctg.miss.small-dot',
      so: {
        says: `Missed by ${missMargin - 1}: a dot ball, and the next one follows.`,
        cards: rolled(2 + missMargin - 1, 2),
      },
      notSo: {
        says: `Missed by ${missMargin}: the bowler rolls to bowl the batter.`,
        cards: rolled(2 + missMargin, 2),
      },
    },
    {
      rule: 'ctg.outcome.clean-bowled',
      so: { says: 'The highest face of the bowler against a 1: out, whatever the meter says.', cards: rolled(6, 1) },
      notSo: { says: 'A 5 against a 1 is a miss, and the bowler may have to roll.', cards: rolled(5, 1) },
    },
    {
      rule: 'ctg.outcome.natural-four',
      so: { says: 'A 1 of the bowler against a 6: four runs, and nothing else is rolled.', cards: rolled(1, 6) },
      notSo: { says: 'A 1 against a 5 is a strike like any other.', cards: rolled(1, 5) },
    },
    {
      rule: 'ctg.outcome.natural-six',
      so: { says: 'A 1 of the bowler against an 8: six runs.', cards: rolled(1, 8) },
      notSo: { says: 'A 1 against a 7 is a natural four.', cards: rolled(1, 7) },
    },
  ];
}

/** What one die settles in the field. */
function ofTheField({ runOut, extraRunOut, slipCatch }: Settings): readonly Glance[] {
  const bounce = (face: string): PrintedCard => die('Bounce', 6, face, face.startsWith('red') ? 'pink' : 'grass');
  return [
    {
      rule: 'ctg.catch.condition',
      so: {
        says: 'The ball lands in an area with a fielder, and the bounce is red: the fielder may try a catch.',
        cards: [bounce('red 1')],
      },
      notSo: { says: 'Green is on the ground: nobody can catch it.', cards: [bounce('green 1')] },
    },
    {
      rule: 'ctg.runout.roll',
      so: { says: `A throw that shows ${runOut}: run out.`, cards: [die('Throw', 6, runOut)] },
      notSo: { says: `A ${runOut - 1} is too late: the runs stand.`, cards: [die('Throw', 6, runOut - 1)] },
    },
    {
      rule: 'ctg.extra.roll',
      so: {
        says: `An extra run is riskier: a ${extraRunOut} is a run-out too.`,
        cards: [die('Throw', 6, extraRunOut)],
      },
      notSo: { says: `A ${extraRunOut - 1} is not: the extra run counts.`, cards: [die('Throw', 6, extraRunOut - 1)] },
    },
    {
      rule: 'ctg.slips.block-catch',
      so: {
        says: `A block with two slips: one of their dice shows ${slipCatch}, so the batter is caught.`,
        cards: [die('Slip', 6, 3), die('Slip', 6, slipCatch)],
      },
      notSo: {
        says: 'None of these is enough: a dot ball.',
        cards: [die('Slip', 6, 3), die('Slip', 6, slipCatch - 1)],
      },
    },
  ];
}

const iconRules = [
  ['ctg.express.icon-one', 'one', 'As an express ball this card brings 1 run. Nobody rolls.'],
  ['ctg.express.icon-two', 'two', 'As an express ball this card brings 2 runs. Nobody rolls.'],
  ['ctg.express.icon-three', 'three', 'As an express ball this card brings 3 runs. Nobody rolls.'],
  [
    'ctg.express.icon-d8-next',
    'd8',
    'As an express ball this card gives the bowler a D8 on the next ball that is played.',
  ],
  [
    'ctg.express.icon-rule-card',
    'table',
    'As an express ball: the batter rolls a D8, and the rule card of the style says what it brings.',
  ],
] as const;

/** What stands on over cards. */
function ofTheOverCards({ pace, spin, medium }: CardSet): readonly Glance[] {
  const all = [pace, spin, medium].flatMap(({ overCards }) => overCards);
  const cardWith = (icon: Icon): readonly PrintedCard[] =>
    all
      .filter((card) => card.icon === icon)
      .slice(0, 1)
      .map(overCard);
  const pairs = all.filter(({ icon }) => icon === 'pair').map(overCard);
  const snick = all
    .filter((card) => card.snick)
    .slice(0, 1)
    .map(overCard);
  const plain = all
    .filter((card) => !card.snick)
    .slice(0, 1)
    .map(overCard);
  const noBall = all
    .filter((card) => card.noBall)
    .slice(0, 1)
    .map(overCard);
  const glances: readonly Glance[] = [
    ...iconRules.map(([rule, icon, says]): Glance => ({ rule, so: { says, cards: cardWith(icon) } })),
    {
      rule: 'ctg.express.icon-pair',
      so: {
        says: 'Both express balls of the over show the wicket symbol: the bowler rolls a D6, and the batter is out on 5 or 6.',
        cards: pairs.slice(0, 2),
      },
      notSo: { says: 'One alone does nothing.', cards: [...pairs.slice(0, 1), ...cardWith('one')] },
    },
    {
      rule: 'ctg.slips.snick',
      so: { says: 'A miss on a ball with this card: the slips roll too.', cards: snick },
      notSo: { says: 'On a miss with a card without the snick symbol they do not.', cards: plain },
    },
    {
      rule: 'ctg.noball.called',
      so: { says: 'This card makes its ball a no-ball: 1 run, and a free hit follows.', cards: noBall },
      notSo: { says: 'A card without the mark does not.', cards: plain },
    },
  ];
  // a set of one's own may be without a symbol
  return glances.filter(({ so }) => so.cards?.length);
}

/** What rules of the game look like on the table. */
export function glances(params: Readonly<Record<string, unknown>>): readonly Glance[] {
  const settings = params as unknown as Settings;
  const { set } = settings.cards;
  return [...ofTheMeter(set), ...ofTheDice(settings), ...ofTheField(settings), ...ofTheOverCards(set)];
}
