import { dismiss, type Game, type RulingWords, type SectionWords } from '@howzat/core/author';
import { inZone, without, zoneOf } from '../components/geometry.js';
import { type Cricket, type CtgState, k, type Parameters, type State } from '../kit.js';

/** Run-outs of the standard kind; `run.ts` has the steps of running. */

/** The throw at a standard run. */
export const runOutRoll = k.rule({
  id: 'ctg.runout.roll',
  when: (s, _g, p) => s.fielded === 'red' && s.rolled >= p.runOut,
  does: (s) => {
    s.runOut = true;
  },
});

/** Who is out at a standard run. */
export const runOutVictim = k.rule({
  id: 'ctg.runout.who',
  when: (s) => s.runOut && s.fielded === 'red',
  does: (s, g, p) => findVictim(s, g, p),
});

/** A run-out leaves one run less than was tried for. */
export const oneLess = k.rule({
  id: 'ctg.runout.one-less',
  when: (s) => s.runOut,
  does: (s, g, p) => {
    if (s.fielded !== 'red' && p.extraRunOutScore === 'no-runs') s.made = 0;
    s.running = false;
    outAtTheEnd(s, g);
  },
  final: true,
});

/** The batters change ends as if the run had succeeded. */
export const endsChange = k.rule({
  id: 'ctg.runout.ends-change',
  only: (p) => p.runOutFacing === 'attempted-parity',
  when: (s) => s.runOut,
  does: (s, g) => {
    g.crossed = s.tried;
  },
});

/** The zone whose end the throw goes to: that of the ball, or of the nearest fielder. */
function zoneOfThrow(s: State, p: Parameters): number {
  const zone = zoneOf(s.stop);
  if (p.extraRunFielder === 'ball-zone-end' || s.fielded !== 'empty') return zone;
  // who has just dropped a catch is not ready to throw
  const field = s.dropped ? without(s.field, s.landing) : s.field;
  for (let away = 0; away <= 3; away++)
    for (const there of [(zone + away) % 6, (zone + 6 - away) % 6]) if (inZone(field, there) !== 0) return there;
  return zone;
}

/** Who is nearest the end to which the ball is thrown when the run ends. */
export function findVictim(s: CtgState, g: Cricket, p: Parameters): void {
  if (p.runOutEnd === 'zone-map') {
    const zone = zoneOfThrow(s, p);
    s.strikersEnd = zone < 2 || zone === 5;
  } else if (p.runOutEnd === 'always-striker') s.strikersEnd = true;
  const strikerThere = s.tried % 2 === 0;
  const isStriker = p.runOutVictim === 'striker-always' || s.strikersEnd === strikerThere;
  s.victim = isStriker ? g.striker : g.nonStriker;
}

function outAtTheEnd(s: State, g: Game): void {
  dismiss(g, 'run out', s.victim > 0 ? s.victim : g.striker);
}

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const runoutRulings = k.readings({
  'ctg.ruling.run-out-end': 'words',
  'ctg.ruling.run-out-victim': 'words',
  'ctg.ruling.run-out-facing': 'words',
  'ctg.ruling.run-out-automatic': 'words',
});

/** Run-out. */
export const runoutWords: SectionWords = {
  'ctg.runout.roll': {
    title: 'Run out: the fielding side needs a 6',
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'A standard run-out attempt by the fielding side succeeds on a 6 on a D6.',
    parameters: ['runOut', 'runOutAutomatic'],
  },
  'ctg.runout.one-less': {
    title: 'A run out costs a run',
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'If it succeeds the batting side scores one run less than it was trying for (infield 0, outfield 1).',
    parameters: ['extraRunOutScore', 'tenthWicketRuns'],
  },
  'ctg.runout.who': {
    title: 'Who is run out',
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'Out is the Batter who, ending the run, is nearest the throwing fielder.',
    parameters: ['runOutEnd', 'runOutVictim'],
  },
  'ctg.runout.ends-change': {
    title: 'Batters change ends on a run out',
    kind: 'applied',
    source: 'Run-Out Outcome',
    text: 'The Batters still change ends as if the run had succeeded.',
    parameters: ['runOutFacing'],
  },
  'ctg.runout.not-catcher': {
    title: 'Who tried the catch cannot run anybody out',
    kind: 'data',
    source: 'Run-Out Outcome',
    text: 'The fielder who tried the catch cannot make the run-out attempt.',
    parameters: ['dropZeroRuns'],
  },
};

/** Run-out: the open questions in words. */
export const runoutRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.run-out-end': {
    title: 'To which end a throw goes',
    question:
      'A fielder throws to the nearest wicket, and no table says which that is. To which end does the throw go?',
    readings: {
      'zone-map': {
        text: "Bye, Glance and Cut belong to the striker's end, Pull, Straight and Cover to the bowler's.",
      },
      'fielding-side-chooses': { text: 'The fielding side names the end.' },
      'always-striker': { text: "Every throw goes to the striker's end." },
    },
    standard: 'zone-map',
    reason:
      'Bye lies behind the striker, its neighbours behind or beside the striker, and the other three zones in front.',
  },
  'ctg.ruling.run-out-victim': {
    title: 'Which batter a throw runs out',
    question: 'A throw puts out the batter who is nearest when the run ends. Which one is that?',
    readings: {
      'end-parity': { text: 'Out is whoever finishes at the end that the throw goes to.' },
      'striker-always': { text: 'The striker is out.' },
    },
    standard: 'end-parity',
    reason:
      "After an odd number of runs the original striker is at the bowler's end, after an even number at their own. The zone says to which end the throw goes.",
  },
  'ctg.ruling.run-out-facing': {
    title: 'Who faces after a run out',
    question:
      'After a run out, the batters change ends "as if successful", and odd runs change who faces. Which runs count for that?',
    readings: {
      'attempted-parity': { text: 'The ends change by the runs that were tried for.' },
      'scored-parity': { text: 'The ends change by the runs that were scored.' },
    },
    standard: 'attempted-parity',
    reason:
      "The sentence on run outs is the more specific one. So the new batter faces after a run out at the striker's end, and the other batter after one at the bowler's end.",
  },
  'ctg.ruling.run-out-automatic': {
    title: 'Must the fielding side throw?',
    question: 'The batters try a run. Does the fielding side always throw, or does it choose?',
    readings: {
      automatic: { text: 'A try is always thrown at.' },
      ask: { text: 'The fielding side says whether it throws.' },
    },
    standard: 'automatic',
    reason: 'A throw costs the fielding side nothing.',
  },
};
