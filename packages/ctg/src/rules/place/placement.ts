import {
  type Domain,
  type DomainDescription,
  type DomainSpec,
  oneOf,
  pick,
  type Refusal,
  type Rng,
  type RulingWords,
  type SectionWords,
} from '@howzat/core/author';
import {
  breachOf,
  type FieldBreach,
  FieldDomain,
  type FielderMove,
  type FieldLimits,
  fieldOf,
  fieldsUnder,
  hasMove,
  hasMoveNear,
  moved,
  movesFrom,
  placesOf,
} from '../../components/fields.js';
import { areaName, bits, bitsOf, holds, neighbour, neighboursOf, nthBit } from '../../components/geometry.js';
import type { DismissalChoice } from '../../kit.js';
import { type Cricket, type CtgState, k, type Parameters, type State } from '../../kit.js';
import { enoughMoves } from '../ball/moves.js';
import { slipsIn } from '../slips.js';

/** Where fielders may stand, how the field is set and changed, and the Power Play Over. */

// — the limits in force: rules write them into the state, the domains read them —

/** Overs 1 and 2 of T10, 1 to 6 of T20: the infield is full. */
const isEarly = (g: Cricket, p: Parameters): boolean => g.overs < p.earlyOvers;

export const fieldRules = [
  k.rule({
    id: 'ctg.place.zone-t10',
    only: (p) => p.length === 't10',
    does: (s, _g, p) => {
      s.zoneMost = p.zoneMost;
      s.bigZones = p.bigZones;
    },
  }),
  k.rule({
    id: 'ctg.place.zone-t20',
    only: (p) => p.length === 't20',
    does: (s, _g, p) => {
      s.zoneMost = p.zoneMost;
      s.bigZones = p.bigZones;
    },
  }),
  ...(['t10', 't20'] as const).flatMap((length) => [
    k.rule({
      id: `ctg.place.outfield-early-${length}` as const,
      only: (p) => p.length === length,
      when: (_s, g, p) => g.overs < p.earlyOvers,
      does: (s, _g, p) => {
        s.outfieldMost = p.earlyOutfield;
      },
    }),
    k.rule({
      id: `ctg.place.outfield-later-${length}` as const,
      only: (p) => p.length === length,
      when: (_s, g, p) => g.overs >= p.earlyOvers,
      does: (s, _g, p) => {
        s.outfieldMost = p.laterOutfield;
      },
    }),
  ]),
  k.rule({
    id: 'ctg.place.powerplay-effect',
    when: (s) => s.powerPlay,
    does: (s, _g, p) => {
      s.outfieldMost = p.earlyOutfield;
    },
  }),
  k.rule({
    id: 'ctg.place.slips-zone',
    does: (s, _g, p) => {
      s.slipsMost = slipsAllowed(s, p);
    },
  }),
];

/** Slips that the style of the bowler allows; before they are known, those that some bowler may have. */
function slipsAllowed(s: State, p: Parameters): number {
  if (s.bowler < 0) return p.fieldBeforeBowler === 'check-at-setup' ? 0 : p.slipLimit === 'card-data' ? 2 : 4;
  if (s.style === 2) return p.byeByStyle === 'open-without-catch' ? 2 : 0;
  return p.slipLimit === 'card-data' ? (p.cards.slips[s.style] as number) : 4;
}

/** The limits of an over that has a bowler. */
export const fieldLimits = k.resolve('field-limits', fieldRules, { rule: 'ctg.place.see-length' });
/** The limits for the field that is set before there is one. */
export const fieldLimitsAtSetup = k.resolve('field-limits.setup', fieldRules);
function limitsOf(s: State, p: Parameters): FieldLimits {
  return {
    bands: p.bands,
    outfieldMost: s.outfieldMost,
    zoneMost: s.zoneMost,
    bigZones: s.bigZones,
    slipsMost: s.slipsMost,
    byeOutfield: p.slipAreas === 'any-bye-area',
    byeExempt: p.byeCounts === 'exempt',
    fewer: p.fieldAllNine === 'up-to-nine',
  };
}

/** The sentence and the rule for what a field breaks. */
function refusalOf(breach: FieldBreach, s: State, g: Cricket, p: Parameters): Refusal {
  switch (breach) {
    case 'number':
      return { message: 'Nine fielders needed.', rule: 'ctg.setup.nine-fielders' };
    case 'slip-area':
      return { message: 'Slips stand in the two infield areas of the Bye zone.', rule: 'ctg.ruling.slip-areas' };
    case 'slips':
      return s.bowler >= 0 && s.style === 2
        ? { message: 'No slips for a medium bowler.', rule: 'ctg.ruling.bye-by-style' }
        : s.slipsMost === 0
          ? { message: 'No slips before the bowler is named.', rule: 'ctg.ruling.field-before-bowler' }
          : { message: `Only ${s.slipsMost} ${s.slipsMost === 1 ? 'slip' : 'slips'}.`, rule: 'ctg.place.slips-zone' };
    case 'outfield':
      return {
        message: `Only ${s.outfieldMost} in the outfield this over.`,
        rule: s.powerPlay
          ? 'ctg.place.powerplay-effect'
          : `ctg.place.outfield-${isEarly(g, p) ? 'early' : 'later'}-${p.length}`,
      };
    case 'zone':
      return {
        message:
          s.bigZones > 0
            ? `Zone is full: one zone may hold ${s.zoneMost + 1} fielders, every other ${s.zoneMost}.`
            : `Zone is full: at most ${s.zoneMost} fielders in a zone.`,
        rule: `ctg.place.zone-${p.length}`,
      };
  }
}

const occupied: Refusal = { message: 'Area occupied.', rule: 'ctg.place.area-one' };

/** What is wrong with the field as it stands, or null. */
export function fieldProblem(s: State, g: Cricket, p: Parameters): Refusal | null {
  const breach = breachOf(s.field, limitsOf(s, p));
  return breach === null ? null : refusalOf(breach, s, g, p);
}

// — setting the field —

const anyField: DomainSpec<readonly number[], CtgState, Parameters> = {
  kind: 'placement',
  live: (s, g, p) => new FieldDomain(limitsOf(s, p), (_field, breach) => refusalOf(breach, s, g, p), occupied),
  draw: (rng, s, _g, p) => bitsOf(fieldsUnder(limitsOf(s, p)).sample(rng)),
};

export const placeField = k.decision('place-field', {
  by: 'bowling',
  rule: ['ctg.setup.nine-fielders', 'ctg.place.area-one'],
  domain: anyField,
  closed: (s) => (s.bowler >= 0 ? 'The field is set; change it before a ball.' : null),
  take: (s, areas) => {
    s.field = fieldOf(areas);
  },
});

// — changing it before a ball —

/** One fielder sent to a free area, so that the field is legal then. */
class MoveDomain implements Domain<FielderMove> {
  readonly kind = 'oneOf';
  private listed: readonly FielderMove[] | null = null;
  constructor(
    private readonly s: State,
    private readonly g: Cricket,
    private readonly p: Parameters,
    private readonly near: boolean,
  ) {}
  private get moves(): readonly FielderMove[] {
    this.listed ??= movesFrom(this.s.field, limitsOf(this.s, this.p), this.near);
    return this.listed;
  }
  count(): number {
    return this.moves.length;
  }
  has(choice: unknown): choice is FielderMove {
    return this.why(choice) === null;
  }
  why(choice: unknown): Refusal | null {
    const move = choice as FielderMove;
    const shaped = typeof choice === 'object' && choice !== null && Object.keys(choice).length === 2;
    if (!shaped || !isArea(move.from) || !isArea(move.to))
      return { message: 'Say from which area to which: { from, to }.', rule: null };
    const { field } = this.s;
    if (!holds(field, move.from)) return { message: `No fielder stands there: ${areaName(move.from)}.`, rule: null };
    if (holds(field, move.to)) return { ...occupied, message: `Area occupied: ${areaName(move.to)}.` };
    const limits = limitsOf(this.s, this.p);
    const breach = breachOf(moved(field, move), limits);
    if (breach !== null) return refusalOf(breach, this.s, this.g, this.p);
    return !this.near || neighboursOf(move.from, limits.bands).includes(move.to)
      ? null
      : { message: 'A fielder moves to a neighbouring area.', rule: 'ctg.card.move' };
  }
  sample(rng: Rng): FielderMove {
    return anyMove(rng, this.s, this.p, this.near);
  }
  [Symbol.iterator](): Iterator<FielderMove> {
    return this.moves[Symbol.iterator]();
  }
  describe(): DomainDescription {
    return { kind: 'oneOf', items: this.moves.map(({ from, to }) => ({ from, to })) };
  }
}

function isArea(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) < 24;
}

/** A legal move: one that is drawn and kept if it is legal, for most are. */
function anyMove(rng: Rng, s: State, p: Parameters, near: boolean): FielderMove {
  const limits = limitsOf(s, p);
  const free = placesOf(limits) & ~s.field;
  const fielders = bits(s.field);
  const places = bits(free);
  for (let tries = 0; tries < 64; tries++) {
    const from = nthBit(s.field, pick(rng, fielders));
    // four sides at most; off the board, at -1, is no free area either
    const to = near ? neighbour(from, pick(rng, 4), limits.bands) : nthBit(free, pick(rng, places));
    if (!holds(free, to)) continue;
    if (breachOf(moved(s.field, { from, to }), limits) === null) return { from, to };
  }
  const moves = movesFrom(s.field, limits, near);
  return moves[pick(rng, moves.length)] as FielderMove;
}

/** The moves of one fielder as a domain; `near` leaves them the neighbouring areas alone. */
export function moveSpec(near: boolean): DomainSpec<FielderMove, CtgState, Parameters> {
  return {
    kind: 'oneOf',
    live: (s, g, p) => new MoveDomain(s, g, p, near),
    draw: (rng, s, _g, p) => anyMove(rng, s, p, near),
  };
}

/** Can a fielder go to a neighbouring area? */
export function canMoveNear(s: State, p: Parameters): boolean {
  return hasMoveNear(s.field, limitsOf(s, p));
}

const settled = (s: State): string | null => (s.adjusting ? null : 'The field is set for this ball.');

/** The ball is bowled as the last one was: a free hit where nothing but the dice is left of it. */
export const asLastBall = (s: State, g: Cricket, p: Parameters): boolean =>
  g.freeHit && p.freeHitSetup === 'dice-only' && s.lastBowl >= 0;

/** Is an illegal field legal after one move of one fielder? */
const oneMoveMends = (s: State, p: Parameters): boolean => hasMove(s.field, limitsOf(s, p));

const changeField = k.decision('field', {
  by: 'bowling',
  rule: 'ctg.ball.adjust-field',
  domain: oneOf('keep', 'move', 'set'),
  limits: [
    {
      id: 'ctg.place.see-length',
      when: (s, g, p) => fieldProblem(s, g, p) !== null,
      forbids: (choice) => choice === 'keep',
      says: (s, g, p) => `Field is illegal: ${fieldProblem(s, g, p)?.message ?? ''}`,
    },
    {
      id: 'ctg.place.see-length',
      when: (s, g, p) => fieldProblem(s, g, p) !== null && !oneMoveMends(s, p),
      forbids: (choice) => choice === 'move',
      says: 'No single move makes the field legal: set it anew.',
    },
    enoughMoves,
    {
      id: 'ctg.ruling.field-all-nine',
      only: (p) => p.fieldAllNine === 'up-to-nine',
      when: (s) => s.field === 0,
      forbids: (choice) => choice === 'move',
      says: 'There is no fielder to move.',
    },
    {
      id: 'ctg.ruling.free-hit-field',
      only: (p) => p.freeHitField === 'frozen-field',
      when: (s, g, p) => g.freeHit && fieldProblem(s, g, p) === null,
      forbids: (choice) => choice !== 'keep',
      says: 'The field stays as it is for a free hit.',
    },
    // no ball is bowled to an illegal field: the least is changed that makes it legal, and of a legal one nothing
    {
      id: 'ctg.ruling.free-hit-field',
      only: (p) => p.freeHitField === 'frozen-field',
      when: (s, g, p) => g.freeHit && oneMoveMends(s, p),
      forbids: (choice) => choice === 'set',
      says: 'One move makes the field legal for the free hit.',
    },
  ],
  closed: settled,
  take: (s, choice) => {
    s.change = choice;
    s.adjusting = choice === 'move';
  },
});

const moveFielder = k.decision('move-fielder', {
  by: 'bowling',
  when: (s) => s.change === 'move',
  domain: moveSpec(false),
  closed: settled,
  take: (s, move) => {
    s.field = moved(s.field, move);
    s.moves++;
  },
});

const setField = k.decision('set-field', {
  by: 'bowling',
  when: (s) => s.change === 'set',
  domain: anyField,
  closed: settled,
  take: (s, areas) => {
    s.field = fieldOf(areas);
  },
});

export const adjustField = k.repeat(
  'adjust-field',
  { when: (s, g, p) => !asLastBall(s, g, p), while: (s) => s.adjusting },
  [changeField, moveFielder, setField],
);

/** There is no catch in the slips without slips. */
export const needsSlips = k.limit<DismissalChoice, 'ctg.place.slips-zone'>({
  id: 'ctg.place.slips-zone',
  when: (s) => !s.maySlip && slipsIn(s) === 0,
  forbids: (choice) => choice === 'slips',
  says: 'No slips in place.',
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const placementRulings = k.readings({
  'ctg.ruling.bye-by-style': 'words',
  'ctg.ruling.slip-areas': 'words',
  'ctg.ruling.slip-limit': 'words',
  'ctg.ruling.bye-counts': 'words',
  'ctg.ruling.field-all-nine': 'words',
  'ctg.ruling.field-before-bowler': 'words',
  'ctg.ruling.free-hit-field': 'words',
});

/** Field placement. */
export const placementWords: SectionWords = {
  'ctg.place.see-length': {
    title: 'A field that has become illegal is mended',
    kind: 'applied',
    source: 'Fielding > Area and Zone limits',
    text: 'Placement limits are those of the format in use. A field that has become illegal must be repaired before the next bowl.',
    parameters: ['length'],
  },
  'ctg.place.zone-t10': {
    title: 'T10: how many fielders in a zone',
    kind: 'applied',
    source: '10 Over Match > Fielders; T10 card',
    text: 'T10: at most 2 fielders in any zone.',
    parameters: ['zoneMost', 'bigZones'],
  },
  'ctg.place.zone-t20': {
    title: 'T20: how many fielders in a zone',
    kind: 'applied',
    source: '20 Over Match > Fielders; T20 card',
    text: 'T20: one zone may hold up to 3 fielders, every other zone at most 2.',
    parameters: ['zoneMost', 'bigZones'],
  },
  'ctg.place.area-one': {
    title: 'Two fielders cannot share an area',
    kind: 'applied',
    source: 'Both formats > Fielders',
    text: 'At most 1 fielder per area.',
  },
  'ctg.place.outfield-early-t10': {
    title: 'T10: outfielders in overs 1 and 2',
    kind: 'applied',
    source: '10 Over Match > Fielders; T10 card',
    text: 'T10 overs 1-2: at most 2 fielders in the outfield.',
    parameters: ['earlyOvers', 'earlyOutfield'],
  },
  'ctg.place.outfield-later-t10': {
    title: 'T10: outfielders from over 3',
    kind: 'applied',
    source: '10 Over Match > Fielders; T10 card',
    text: 'T10 overs 3-10: at most 5 in the outfield.',
    parameters: ['earlyOvers', 'laterOutfield'],
  },
  'ctg.place.outfield-early-t20': {
    title: 'T20: outfielders in overs 1 to 6',
    kind: 'applied',
    source: '20 Over Match > Fielders; T20 card',
    text: 'T20 overs 1-6: at most 2 in the outfield.',
    parameters: ['earlyOvers', 'earlyOutfield'],
  },
  'ctg.place.outfield-later-t20': {
    title: 'T20: outfielders from over 7',
    kind: 'applied',
    source: '20 Over Match > Fielders; T20 card',
    text: 'T20 overs 7-20: at most 5 in the outfield.',
    parameters: ['earlyOvers', 'laterOutfield'],
  },
  'ctg.place.slips-zone': {
    title: 'Where the slips stand',
    kind: 'applied',
    source: 'Slips',
    text: 'Fielders may stand in the Bye zone as slips, as the Pace and Spin rule cards provide.',
    parameters: ['slipLimit', 'byeByStyle', 'slipAreas'],
  },
};

/** Field placement: the open questions in words. */
export const placementRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.bye-by-style': {
    title: 'Slips for a medium bowler',
    question:
      'The pace and spin cards allow slips, and there is no word on medium. May anybody stand in Bye for a medium bowler?',
    readings: {
      'closed-for-medium': { text: 'Nobody stands in Bye for a medium bowler.' },
      'open-without-catch': { text: 'Fielders may stand there, but catch nothing as slips.' },
    },
    standard: 'closed-for-medium',
    reason: 'Slips need a card that allows them. Nine fielders always find room in the other zones.',
  },
  'ctg.ruling.slip-areas': {
    title: 'Which areas of Bye are slips',
    question: 'Bye has several areas. In which of them is a fielder a slip?',
    readings: {
      'bye-infield': { text: 'Slips stand in the two infield areas of Bye.' },
      'any-bye-area': { text: 'They may stand in its outfield too.' },
    },
    standard: 'bye-infield',
    reason: 'The example has two slips, as many as Bye has infield areas.',
  },
  'ctg.ruling.slip-limit': {
    title: 'How many slips there may be',
    question: 'The number of slips is "as per the rule cards". How many may there be?',
    readings: {
      'card-data': { text: 'The rule card of the style says how many slips there may be.' },
      'zone-limit-only': { text: 'Only the limits on zones and areas say so.' },
    },
    standard: 'card-data',
    reason: 'The rule card gives the number, and the limits for zones and areas apply as well.',
  },
  'ctg.ruling.bye-counts': {
    title: 'Do fielders in Bye count towards the limits?',
    question: 'There are limits for each zone and for the outfield. Do fielders in Bye count towards them?',
    readings: {
      'bye-is-a-zone': { text: 'Bye counts towards the limits like any zone.' },
      exempt: { text: 'Fielders in Bye count towards neither the zone nor the outfield limit.' },
    },
    standard: 'bye-is-a-zone',
    reason: 'Bye is a zone.',
  },
  'ctg.ruling.field-all-nine': {
    title: 'Must all nine fielders stand on the board?',
    question: 'Nine tokens are placed. May a side place fewer?',
    readings: {
      'exactly-nine': { text: 'All nine fielders stand on the board.' },
      'up-to-nine': { text: 'Fewer may.' },
    },
    standard: 'exactly-nine',
    reason: 'Nine tokens are placed, which is exactly nine.',
  },
  'ctg.ruling.field-before-bowler': {
    title: 'The field is set before the bowler is known',
    question: 'The field is set before the bowler is known. When must it suit the bowler?',
    readings: {
      'check-at-lock': { text: 'The field is held to the style of the bowler when a bowl is locked in.' },
      'check-at-setup': { text: 'The field that is set before the bowler is named must suit every style: no slips.' },
    },
    standard: 'check-at-lock',
    reason:
      'A field can become illegal between balls: by a new over, a power play, a bowler of another style. So it is checked when it matters, and put right first.',
  },
  'ctg.ruling.free-hit-field': {
    title: 'May the field change for a free hit?',
    question: 'The rulebook does not say whether the field may change for a free hit. May it?',
    readings: {
      'full-sequence': { text: 'The field may be changed for a free hit.' },
      'frozen-field': {
        text: 'It may not, unless it is illegal: then one fielder is moved if that makes it legal, and otherwise it is set anew.',
      },
    },
    standard: 'full-sequence',
    reason:
      'A free hit leaves out the over card and nothing else. A field that has become illegal is put right before any ball.',
  },
};
