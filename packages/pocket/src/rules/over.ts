import {
  anyOf,
  bitCount,
  type Domain,
  type DomainDescription,
  type DomainSpec,
  type Json,
  pick,
  type Refusal,
  type Rng,
  type RulingWords,
  type SectionWords,
  sameJson,
} from '@howzat/core/author';
import type { Tables } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { dropGear } from './equip.js';
import { leaveWorn } from './fatigue.js';
import { freeBatters, OneOfTeam, orderPlace, placeOf, show, usableBowlers, whyNotBowl, whyNotIn } from './field.js';
import { isIn, nthPlace, placesIn, withoutPlace, withPlace } from './places.js';

/** 1. New Over, the field: each side may switch one of its own cricketers. */

/** Why nobody can switch now; null leaves it to the engine. */
const switched =
  (by: (s: State) => boolean) =>
  (s: State, g: Cricket): string | null => {
    if (g.result !== null) return 'The match is over.';
    return by(s) || s.batted > 0 ? 'You already switched this over.' : null;
  };

// — the bowling side —

/** Who may come on, the one who is bowling left out. */
function others(s: State, g: Cricket, p: Parameters): number {
  return withoutPlace(usableBowlers(s, g, p), s.bowler);
}

const noBowler: Refusal = { message: 'Choose a cricketer of your team, or stay.', rule: 'pocket.over.switch' };
const mustChoose: Refusal = { message: 'A new bowler must be chosen.', rule: 'pocket.ruling.forced-bowler' };
const stay = ['stay'] as const;

const bowlers: DomainSpec<number | 'stay', PocketState, Parameters> = {
  kind: 'oneOf',
  live: (s, g, p) =>
    new OneOfTeam<'stay'>(
      s.bowlers,
      others(s, g, p),
      s.bowler === 0 ? [] : stay,
      (place) => whyNotBowl(s, g, p, place),
      s.bowler === 0 ? mustChoose : noBowler,
    ),
  draw: (rng, s, g, p) => {
    const mask = others(s, g, p);
    const stays = s.bowler === 0 ? 0 : 1;
    const at = pick(rng, bitCount(mask) + stays);
    return at < stays ? 'stay' : (s.bowlers[nthPlace(mask, at - stays)] as number);
  },
};

/** What becomes of a bowler who is switched out. */
function comeOff(s: PocketState, p: Parameters, place: number): void {
  if (p.replacedBowler === 'fatigue-recovers') s.fatigue[place] = 0;
  if (p.replacedBowler === 'gone') s.bowledOut = withPlace(s.bowledOut, place);
  if (p.equipDuration !== 'while-on-field') return;
  s.bowlingBoost[place] = 0;
  dropGear(s.bowlingGear, place);
}

/** A new bowler comes on, in the place of another or of nobody. */
function comeOn(s: PocketState, g: Cricket, p: Parameters, cricketer: number): void {
  if (s.bowler > 0) comeOff(s, p, s.bowler);
  s.bowler = placeOf(s.bowlers, cricketer);
  s.bowlerSwitched = true;
  show(s, g.batting === 0 ? 1 : 0, s.bowler, cricketer);
}

const switchBowler = k.decision('switch.bowling', {
  rule: 'pocket.over.switch',
  by: 'bowling',
  when: (s, g, p) =>
    s.bowler === 0
      ? p.forcedBowler === 'bowling-side-must-place'
      : (p.switchFirstOver === 'allowed' || g.overs > 0) && (p.switchCount !== 'one-in-total' || !s.batterSwitched),
  domain: bowlers,
  closed: switched((s) => s.bowlerSwitched),
  take: (s, choice, g, p) => {
    if (choice !== 'stay') comeOn(s, g, p, choice);
    g.bowler = s.bowler;
  },
});

/** Where a forced bowler is drawn by lot. */
export const randomBowler = k.chance('bowler.random', {
  rule: 'pocket.ruling.forced-bowler',
  only: (p) => p.forcedBowler === 'random',
  when: (s) => s.bowler === 0,
  of: anyOf<PocketState, Parameters, number>((s, g, p) =>
    placesIn(usableBowlers(s, g, p)).map((place) => s.bowlers[place] as number),
  ),
  take: (s, cricketer, g, p) => {
    comeOn(s, g, p, cricketer);
    g.bowler = s.bowler;
  },
});

// — the batting side —

/** A cricketer of the team for one on the field. */
export interface BatterSwitch {
  readonly off: 'facing' | 'other';
  readonly on: number;
}

const switchesOf = new WeakMap<Tables, { readonly facing: BatterSwitch[]; readonly other: BatterSwitch[] }>();

/** One object for each switch, made once: they are chosen in every over. */
function switchOf(t: Tables, off: 'facing' | 'other', on: number): BatterSwitch {
  let all = switchesOf.get(t);
  // Stryker disable next-line ConditionalExpression: made anew they are equal, and only slower
  if (!all) {
    const list = (which: 'facing' | 'other'): BatterSwitch[] =>
      Array.from({ length: t.set.cricketers.length + 1 }, (_, cricketer) =>
        Object.freeze({ off: which, on: cricketer }),
      );
    all = { facing: list('facing'), other: list('other') };
    switchesOf.set(t, all);
  }
  return all[off][on] as BatterSwitch;
}

/** Which of the two may go: the other one not always, and nobody where nobody is there. */
function bothMayGo(s: State, p: Parameters): boolean {
  return s.partner > 0 && p.switchWhichBatter !== 'active-only';
}

class SwitchesOf implements Domain<'stay' | BatterSwitch> {
  readonly kind = 'oneOf';
  private made: readonly ('stay' | BatterSwitch)[] | null = null;

  constructor(
    private readonly s: State,
    private readonly g: Cricket,
    private readonly p: Parameters,
  ) {}
  /** Made when it is asked for: most of the time everybody stays. */
  private get items(): readonly ('stay' | BatterSwitch)[] {
    this.made ??= this.all();
    return this.made;
  }
  private all(): readonly ('stay' | BatterSwitch)[] {
    const { s, p } = this;
    const places = placesIn(freeBatters(s));
    const all = (off: 'facing' | 'other'): BatterSwitch[] =>
      places.map((place) => switchOf(p.cards, off, s.batters[place] as number));
    return ['stay', ...all('facing'), ...(bothMayGo(s, p) ? all('other') : [])];
  }
  count(): number {
    return this.items.length;
  }
  has(choice: unknown): choice is 'stay' | BatterSwitch {
    // Stryker disable next-line ConditionalExpression, StringLiteral: staying is among the items; here it is found without making them
    return choice === 'stay' || this.items.some((item) => sameJson(item, choice));
  }
  why(choice: unknown): Refusal | null {
    if (this.has(choice)) return null;
    const { off, on } = (typeof choice === 'object' && choice !== null ? choice : {}) as Partial<BatterSwitch>;
    const place = placeOf(this.s.batters, on);
    if (place === 0 || (off !== 'facing' && off !== 'other'))
      return {
        message: 'Say stay, or who goes off (facing or other) and who comes on.',
        rule: 'pocket.over.switch',
      };
    if (isIn(freeBatters(this.s), place))
      return { message: 'Only the active batter may be switched.', rule: 'pocket.ruling.switch-which-batter' };
    return whyNotIn(this.s, this.p.cards, place, this.g.batting);
  }
  sample(rng: Rng): 'stay' | BatterSwitch {
    return this.items[pick(rng, this.items.length)] as 'stay' | BatterSwitch;
  }
  [Symbol.iterator](): Iterator<'stay' | BatterSwitch> {
    return this.items[Symbol.iterator]();
  }
  describe(): DomainDescription {
    return { kind: 'oneOf', items: this.items as unknown as readonly Json[] };
  }
}

const batterSwitches: DomainSpec<'stay' | BatterSwitch, PocketState, Parameters> = {
  kind: 'oneOf',
  live: (s, g, p) => new SwitchesOf(s, g, p),
  draw: (rng, s, _g, p) => {
    const free = freeBatters(s);
    const each = bitCount(free);
    const at = pick(rng, 1 + (bothMayGo(s, p) ? 2 * each : each));
    if (at === 0) return 'stay';
    return at <= each
      ? switchOf(p.cards, 'facing', s.batters[nthPlace(free, at - 1)] as number)
      : switchOf(p.cards, 'other', s.batters[nthPlace(free, at - 1 - each)] as number);
  },
};

/** What becomes of a batter who is switched out. */
function leave(s: PocketState, p: Parameters, place: number): void {
  s.switchedOff = withPlace(s.switchedOff, place);
  if (p.switchedBatterStatus === 'retired') s.outPile = withPlace(s.outPile, place);
  if (p.switchedBatterItems === 'discarded' || p.comfortAfterLeaving === 'lost-always') s.comfort[place] = 0;
  if (p.switchedBatterItems !== 'discarded' && p.equipDuration !== 'while-on-field') return;
  s.boost[place] = 0;
  dropGear(s.gear, place);
}

const switchBatter = k.decision('switch.batting', {
  rule: 'pocket.over.switch',
  by: 'batting',
  when: (s, g, p) =>
    (p.switchFirstOver === 'allowed' || g.overs > 0) && (p.switchCount !== 'one-in-total' || !s.bowlerSwitched),
  domain: batterSwitches,
  closed: switched((s) => s.batterSwitched),
  take: (s, choice, g, p) => {
    if (choice === 'stay') return;
    const place = placeOf(s.batters, choice.on);
    s.batterSwitched = true;
    show(s, g.batting, place, choice.on);
    if (choice.off === 'facing') {
      leave(s, p, s.facing);
      s.facing = place;
      g.striker = orderPlace(s, g, place);
    } else {
      leave(s, p, s.partner);
      s.partner = place;
      g.nonStriker = orderPlace(s, g, place);
    }
  },
});

// — a bowler who leaves at once —

/** With their tenth counter they leave in the middle of the over, under that reading, and another comes on. */
export const bowlerRelieved = k.group(
  'relief',
  {
    only: (p) => p.fatigueTenMidOver === 'leaves-at-once',
    when: (s) => (s.fatigue[s.bowler] as number) >= 10,
  },
  [
    k.resolve('relief.leaves', [
      {
        id: 'pocket.ruling.fatigue-ten-mid-over',
        does: (s, g) => {
          leaveWorn(s, g);
          s.bowler = 0;
        },
      },
    ]),
    k.decision('relief.bowler', {
      by: 'bowling',
      domain: bowlers,
      take: (s, choice, g, p) => {
        // nobody bowls who could stay
        comeOn(s, g, p, choice as number);
        g.bowler = s.bowler;
      },
    }),
  ],
);

/** Both at once, under that reading: neither sees the other's switch before both are in. */
const switchesTogether = k.commit('switches', {}, [switchBowler, switchBatter]);
export const switchesBowlingFirst = k.group('switches', {}, [switchBowler, switchBatter]);
const switchesBattingFirst = k.group('switches', {}, [switchBatter, switchBowler]);

/** 1. New Over: the steps of an over, and the switch. */
export const overWords = {
  'pocket.over.steps': {
    title: 'An over is one score card',
    kind: 'applied',
    source: '1. New Over',
    text: 'Steps 1 to 5 together make one over, which is one ball of the book: one score card, one recorded number.',
    parameters: ['ballsPerOver'],
  },
  'pocket.over.switch': {
    title: 'Swap a batter or the bowler before an over',
    kind: 'applied',
    source: '1. New Over',
    text: 'Each player may switch out one batter or bowler.',
    parameters: ['switchCount', 'switchFirstOver', 'switchWhichBatter', 'consecutiveOvers'],
  },
} as const satisfies SectionWords;

export const overRulings = k.readings({
  'pocket.ruling.switch-order': {
    'bowling-first': [],
    'batting-first': (a) => [a.replaceStep('switches', switchesBattingFirst)],
    'simultaneous-secret': (a) => [a.replaceStep('switches', switchesTogether)],
  },
  'pocket.ruling.switch-count': 'words',
  'pocket.ruling.switch-first-over': 'words',
  'pocket.ruling.switch-which-batter': 'words',
  'pocket.ruling.switched-batter-status': 'words',
  'pocket.ruling.switched-batter-items': 'words',
  'pocket.ruling.replaced-bowler': 'words',
  'pocket.ruling.consecutive-overs': 'words',
  'pocket.ruling.who-may-bowl': 'words',
  'pocket.ruling.forced-bowler': 'words',
  'pocket.ruling.no-bowler-left': 'words',
});

export const overRulingWords = {
  'pocket.ruling.switch-order': {
    title: 'Which side switches first',
    question: 'Who switches first?',
    readings: {
      'bowling-first': {
        text: 'The bowling side.',
      },
      'batting-first': {
        text: 'The batting side.',
      },
      'simultaneous-secret': {
        text: 'Both at once.',
      },
    },
    standard: 'bowling-first',
    reason: 'The same order as in Game Start; the stance follows anyway.',
  },
  'pocket.ruling.switch-count': {
    title: 'One switch for each side, or one in all',
    question: 'One switch for each side, or one in all?',
    readings: {
      'one-own-card-each': {
        text: 'One for each side.',
      },
      'one-in-total': {
        text: 'One in all: the side that is asked first may take it.',
      },
    },
    standard: 'one-own-card-each',
    reason: '"Each player".',
  },
  'pocket.ruling.switch-first-over': {
    title: 'May cricketers be switched in the first over?',
    question: 'May cricketers be switched in over 1, directly after the placing?',
    readings: {
      allowed: {
        text: 'Yes.',
      },
      'not-in-over-1': {
        text: 'No.',
      },
    },
    standard: 'allowed',
    reason: 'It is harmless.',
  },
  'pocket.ruling.switch-which-batter': {
    title: 'Which batter may be switched',
    question: 'Which batter may be switched, and who takes their place?',
    readings: {
      'either-same-place': {
        text: 'Either; the newcomer takes their place, and faces if they did.',
      },
      'active-only': {
        text: 'The active one only.',
      },
    },
    standard: 'either-same-place',
    reason: '"One batter".',
  },
  'pocket.ruling.switched-batter-status': {
    title: 'May a switched batter return?',
    question: 'Is a switched batter out?',
    readings: {
      'back-to-team-may-return': {
        text: 'No: they may return.',
      },
      retired: {
        text: 'They have retired and do not return.',
      },
    },
    standard: 'back-to-team-may-return',
    reason: 'Only an out sends to the out pile.',
  },
  'pocket.ruling.switched-batter-items': {
    title: 'What a switched batter leaves behind',
    question: 'What of the Equip cards and the comfort of a switched batter?',
    readings: {
      'stay-on-card': {
        text: 'They stay on the card and rest while the batter is off the field.',
      },
      discarded: {
        text: 'They are lost.',
      },
    },
    standard: 'stay-on-card',
    reason: 'Nothing takes them away.',
  },
  'pocket.ruling.replaced-bowler': {
    title: 'What becomes of a bowler who is switched out',
    question: 'What of a bowler who is switched out?',
    readings: {
      'back-to-team-fatigue-kept': {
        text: 'They go back to the team with their counters.',
      },
      'fatigue-recovers': {
        text: 'They recover: their counters come off.',
      },
      gone: {
        text: 'They do not bowl again in this innings.',
      },
    },
    standard: 'back-to-team-fatigue-kept',
    reason: 'Only the tenth counter removes, and players must track the fatigue of all bowlers.',
  },
  'pocket.ruling.consecutive-overs': {
    title: 'May a bowler bowl overs in a row?',
    question: 'May a bowler bowl successive overs?',
    readings: {
      allowed: {
        text: 'Yes.',
      },
      forbidden: {
        text: 'No: another must be placed for each over.',
      },
    },
    standard: 'allowed',
    reason: 'Otherwise the optional switch would be compulsory.',
  },
  'pocket.ruling.who-may-bowl': {
    title: 'Which cricketers may bowl',
    question: 'Who may bowl?',
    readings: {
      any: {
        text: 'Any cricketer.',
      },
      'bowlers-and-all-rounders': {
        text: 'Bowlers and all-rounders, as long as there are any.',
      },
      'not-keeper': {
        text: 'Anybody but the wicket keeper.',
      },
    },
    standard: 'any',
    reason: 'Every card has a bowling rank.',
  },
  'pocket.ruling.forced-bowler': {
    title: 'Who bowls when the bowler was removed',
    question: 'A bowler was removed: who bowls?',
    readings: {
      'bowling-side-must-place': {
        text: 'The bowling side must place another at the next New Over, in place of its switch.',
      },
      random: {
        text: 'One drawn by lot.',
      },
    },
    standard: 'bowling-side-must-place',
    reason: 'It chose the first one, too.',
  },
  'pocket.ruling.no-bowler-left': {
    title: 'Every bowler is worn out',
    question: 'All cricketers of the bowling side are worn out: what then?',
    readings: {
      'least-tired-continues-at-Blue': {
        text: 'The least tired goes on, at Blue.',
      },
      'innings-ends': {
        text: 'The innings ends.',
      },
    },
    standard: 'least-tired-continues-at-Blue',
    reason: 'It guarantees progress.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
