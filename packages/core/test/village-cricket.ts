import {
  anyOf,
  award,
  callNoBall,
  deal,
  defineVariant,
  die,
  dismiss,
  houseRule,
  integer,
  oneOf,
  pool,
  record,
  refill,
  subsetOf,
  takeOut,
  variantKit,
} from '../src/author.js';

/**
 * Village cricket: not a good game, but one in which everything occurs that the contract and the Laws know, so that
 * drivers can be held equal over it.
 */
const k = variantKit({
  id: 'village',
  title: 'Village cricket',
  parameters: { weatherCards: integer(5, { min: 1, max: 20 }), throws: integer(3, { min: 1, max: 6 }) },
  laws: {
    overs: 2,
    ballsPerOver: 3,
    wickets: 3,
    toss: 'elect',
    strike: true,
    freeHit: true,
    tieBreak: 'super-over',
    superOverWickets: 1,
  },
  state: {
    match: (p) => ({
      pitch: 'dry' as 'dry' | 'sticky',
      weather: pool(p.weatherCards),
      thunder: false,
      abandoned: false,
    }),
    innings: () => ({ lastStyle: null as string | null, catches: [] as { how: string; over: number }[] }),
    over: () => ({ style: 'pace' as 'pace' | 'spin' | 'lob', posted: [] as readonly string[] }),
    ball: () => ({
      line: 'straight' as 'straight' | 'wide' | 'high',
      shot: { stroke: 'block', run: false } as { readonly stroke: 'block' | 'drive' | 'slog'; readonly run: boolean },
      keeper: null as 'up' | 'back' | null,
      bounce: 0,
      ran: 0,
      running: false,
      appealed: false,
    }),
  },
  secret: { weather: 'nobody', keeper: 'bowling' },
});

const places = ['slip', 'point', 'mid-on', 'long-off'] as const;

const lookAtPitch = k.chance('village.pitch', {
  rule: 'village.pitch.look',
  of: anyOf(['dry', 'dry', 'sticky']),
  take: (s, outcome) => {
    s.pitch = outcome;
  },
});

const chooseBowler = k.decision('village.bowler', {
  rule: 'village.bowler.choice',
  by: 'bowling',
  domain: oneOf('pace', 'spin', 'lob'),
  limits: [
    {
      id: 'village.bowler.no-lobs',
      when: (_s, g) => g.overs === 0,
      forbids: (style) => style === 'lob',
      says: 'Nobody opens with lobs.',
    },
    {
      id: 'village.bowler.change',
      forbidsIn: (style, s) => style === s.lastStyle,
      says: (s) => `${s.lastStyle} bowled the over before.`,
    },
  ],
  take: (s, style, g) => {
    s.style = style;
    s.lastStyle = style;
    g.bowler = style === 'pace' ? 1 : style === 'spin' ? 2 : 3;
  },
});

const setField = k.decision('village.field', {
  by: 'bowling',
  when: (s) => s.style !== 'lob',
  domain: subsetOf(() => places, 2),
  take: (s, chosen) => {
    s.posted = chosen;
  },
});

const deliver = k.commit('village.delivery', { rule: 'village.delivery.together', revisable: true }, [
  k.decision('village.line', {
    by: 'bowling',
    domain: oneOf('straight', 'wide', 'high'),
    take: (s, line) => {
      s.line = line;
    },
  }),
  k.decision('village.shot', {
    by: 'batting',
    domain: record({ stroke: oneOf('block', 'drive', 'slog'), run: oneOf(false, true) }),
    limits: [
      {
        id: 'village.shot.sticky',
        on: 'stroke',
        when: (s) => s.pitch === 'sticky',
        forbids: (stroke) => stroke === 'drive',
        says: 'Nothing can be driven on a sticky pitch.',
      },
    ],
    take: (s, shot) => {
      s.shot = shot;
    },
  }),
  k.decision('village.keeper', {
    rule: 'village.keeper.stands',
    by: 'bowling',
    seenBy: 'own',
    when: (s) => s.style === 'spin',
    domain: oneOf('up', 'back'),
    take: (s, keeper) => {
      s.keeper = keeper;
    },
  }),
]);

const bounce = k.chance('village.bounce', {
  of: die(6),
  take: (s, face) => {
    s.bounce = face;
  },
});

const umpire = k.resolve('village.umpire', [
  { id: 'village.wide', when: (s) => s.line === 'wide', does: (_s, g) => award(g, 1, 'wides'), final: true },
  { id: 'village.no-ball', when: (s) => s.line === 'high' && s.bounce > 2, does: (_s, g) => callNoBall(g, 1) },
  {
    id: 'village.hat-in-the-way',
    when: (s, g) => s.bounce === 6 && g.freeHit,
    does: (_s, g) => award(g, 5, 'penalty'),
  },
]);

const play = k.resolve(
  'village.play',
  [
    {
      id: 'village.bowled',
      when: (s, g) => s.bounce === 1 && !g.noBall && !g.freeHit,
      does: (_s, g) => dismiss(g, 'bowled'),
      final: true,
    },
    {
      id: 'village.caught',
      when: (s, g) => s.shot.stroke === 'slog' && s.bounce % 2 === 0 && s.posted.includes('long-off') && !g.freeHit,
      does: (s, g) => {
        dismiss(g, 'caught', g.striker, 'long-off');
        s.catches.push({ how: s.shot.stroke, over: g.overs });
      },
      final: true,
    },
    {
      id: 'village.boundary',
      when: (s) => s.shot.stroke === 'slog' && s.bounce >= 5,
      does: (s, g) => award(g, s.bounce === 6 ? 6 : 4, 'bat'),
      final: true,
    },
    {
      id: 'village.run',
      when: (s) => s.shot.run,
      does: (s) => {
        s.running = true;
      },
    },
  ],
  { when: (s) => s.line !== 'wide' },
);

const appeal = k.group('village.appeal', { rule: 'village.appeal.how', when: (s) => s.bounce === 3 && !s.running }, [
  k.chance('village.finger', {
    stream: 'umpire',
    of: anyOf(['out', 'not out']),
    take: (s, verdict, g) => {
      s.appealed = true;
      if (verdict === 'out' && !g.freeHit && !g.noBall) dismiss(g, 'lbw');
    },
  }),
]);

const run = k.repeat(
  'village.running',
  { rule: 'village.running.between', when: (s) => s.running, while: (s) => s.running && s.ran < 3 },
  [
    k.group('village.untidy', { when: (s) => s.ran === 1 }, [
      k.chance('village.misfield', {
        of: anyOf([true, false, false]),
        take: (s, slipped) => {
          if (slipped) s.ran++;
        },
      }),
    ]),
    k.decision('village.call', {
      by: 'batting',
      domain: oneOf('yes', 'no'),
      take: (s, call) => {
        if (call === 'no') s.running = false;
        else s.ran++;
      },
    }),
    k.group('village.throw-in', { when: (s) => s.running && s.ran > 1 }, [
      k.chance('village.throw', {
        stream: 'umpire',
        of: die(6),
        seenBy: 'bowling',
        take: (s, face, g, p) => {
          if (face > p.throws) return;
          s.running = false;
          dismiss(g, 'run out', s.ran % 2 === 0 ? g.striker : g.nonStriker);
        },
      }),
    ]),
  ],
);

const countRuns = k.resolve('village.count', [
  {
    id: 'village.runs.off-the-bat',
    when: (s) => s.ran > 0 && s.shot.stroke !== 'block',
    does: (s, g) => award(g, s.ran, 'bat'),
  },
  {
    id: 'village.runs.byes',
    when: (s) => s.ran > 0 && s.shot.stroke === 'block' && s.keeper !== 'up',
    does: (s, g) => award(g, s.ran, s.bounce > 3 ? 'byes' : 'legByes'),
  },
]);

const drawWeather = k.chance('village.weather', {
  rule: 'village.weather.card',
  how: 'deal',
  seenBy: 'nobody',
  of: deal(1, (s) => s.weather),
  take: (s, [card], _g, p) => {
    takeOut(s.weather, card as number);
    s.thunder = card === p.weatherCards - 1;
  },
});

const weather = k.resolve('village.sky', [
  { id: 'village.sky.dries', when: (s) => s.weather.left === 0, does: (s) => refill(s.weather) },
  {
    id: 'village.thunder',
    when: (s, g) => s.thunder && g.superOver === 0 && s.pitch === 'sticky',
    does: (s, g) => {
      s.abandoned = true;
      g.result = { kind: 'draw', winner: null, margin: 0, ballsLeft: null, tieBreak: false, rule: 'village.thunder' };
    },
  },
]);

export const village = defineVariant(k, {
  version: '0.0.0',
  flow: {
    match: { before: [lookAtPitch] },
    over: { before: [chooseBowler, setField], after: [drawWeather, weather] },
    ball: { before: [deliver, bounce, umpire, play, appeal, run, countRuns] },
  },
  endings: {
    innings: [{ id: 'village.abandoned', ends: (s) => s.abandoned }],
    over: [{ id: 'village.drinks', ends: (_s, g) => g.overWickets >= 2 }],
    match: [{ id: 'village.thrashing', at: 'ball', ends: (_s, g) => g.target === null && g.runs >= 30 }],
  },
  formats: [
    k.format('blitz', 'Two balls each', (a) => [a.set('overs', 1), a.set('ballsPerOver', 2), a.set('wickets', 1)]),
    k.format('two-innings', 'Two innings a side', (a) => [
      a.set('inningsPerSide', 2),
      a.set('overs', 3),
      a.set('declaration', true),
      a.set('toss', 'assign'),
      a.set('noBallCounts', true),
      a.set('freeHit', false),
    ]),
    k.format('timeless', 'Until the cap', (a) => [
      a.set('overs', null),
      a.set('wickets', null),
      a.set('safetyOvers', 3),
      a.set('toss', 'none'),
      a.set('tieBreak', 'none'),
    ]),
  ],
  facts: (s) => ({ stroke: s.shot.stroke, bounce: s.bounce }),
});

/** Once an innings the batting side may call an over in which runs off the bat count twice. */
export const jokerOver = houseRule(
  '*',
  'joker.over',
  { state: { innings: () => ({ used: false }), over: () => ({ on: false }) } },
  (a) => [
    a.before(
      'over.before',
      a.decision('joker.call', {
        rule: 'joker.once',
        by: 'batting',
        when: (_s, _g, _p, own) => !own.used,
        domain: oneOf(false, true),
        take: (_s, on, _g, _p, own) => {
          own.on = on;
          own.used = on;
        },
      }),
    ),
    a.wrap('core.score.runs', (inner, _s, g, _p, own) => {
      if (own.on) g.bat *= 2;
      return inner();
    }),
  ],
);

/** Every roll may be taken again once an innings; a rule is put between two others, an ending is softened. */
export const rerolls = houseRule(
  village,
  'rerolls',
  { state: { innings: () => ({ left: 2 }), ball: () => ({ wanted: false, dropped: false }) } },
  (a) => [
    a.eachChance('roll', (chance, again) => [
      a.group(`${chance.id}.second`, { when: (_s, _g, _p, own) => own.left > 0 }, [
        a.decision(`${chance.id}.ask`, {
          by: 'batting',
          domain: oneOf('leave', 'again'),
          take: (_s, ask, _g, _p, own) => {
            own.wanted = ask === 'again';
            if (own.wanted) own.left--;
          },
        }),
        a.group(`${chance.id}.retake`, { when: (_s, _g, _p, own) => own.wanted }, [again]),
      ]),
    ]),
    a.before(
      'village.caught',
      a.chance('rerolls.butterfingers', {
        of: die(6),
        take: (_s, face, _g, _p, own) => {
          own.dropped = face === 1;
        },
      }),
    ),
    a.wrap('village.caught', (inner, _s, _g, _p, own) => (own.dropped ? undefined : inner())),
    a.wrap('core.innings.all-out', (inner, _s, g) => (g.overs === 0 ? false : inner())),
    a.repeal('core.strike.ends'),
  ],
);
