import { type Comparison, comparisonOf, type PairData, PairTally } from '@howzat/simulator/here';
import { type Remote, wrap } from 'comlink';
import type { Trouble } from '../trouble.js';
import type { Bench } from './bench.js';
import type { AboutExperiment, Experiment, Meeting } from './experiment.js';

/** How an experiment stands: matches played of those that are wanted, and what they tell so far. */
export interface Standing {
  readonly played: number;
  readonly of: number;
  readonly sofar: Comparison | null;
  /** The rules are interpreted: no code may be made of them here. */
  readonly interprets: boolean;
}

/** A bench plays about so long before it hands back what it counted, in milliseconds. */
const stretch = 150;
/** More workers than this gain little, and keep a phone from anything else. */
const mostBenches = 4;
/** So many matches are looked through for rules that never fire. */
const looked = 200;
/** Fewer tell nothing. */
const fewest = 10;

/** How many workers play: all the cores but that of the screen. */
function benches(): number {
  return Math.max(1, Math.min(mostBenches, (navigator.hardwareConcurrency ?? 2) - 1));
}

function isTrouble(answer: PairData | AboutExperiment | Trouble): answer is Trouble {
  return 'code' in answer;
}

interface Hand {
  readonly worker: Worker;
  readonly bench: Remote<Bench>;
}

/**
 * Runs an experiment in workers of its own. What it tells is the same with any number of them: `compare` of the simulator
 * would tell it, too.
 */
export class Laboratory {
  private readonly hands: readonly Hand[];
  /** Settles when a worker breaks, of which none that is waited for would tell. */
  private readonly broken: Promise<Trouble>;
  private stopped = false;
  /** Known once the first matches have been played. */
  interprets = false;

  constructor(
    private readonly experiment: Experiment,
    private readonly tell: (standing: Standing) => void,
  ) {
    this.hands = Array.from({ length: benches() }, () => {
      const worker = new Worker(new URL('./bench.worker.ts', import.meta.url), { type: 'module' });
      return { worker, bench: wrap<Bench>(worker) };
    });
    this.broken = new Promise((resolve) => {
      for (const { worker } of this.hands)
        worker.addEventListener('error', (event) => {
          event.preventDefault();
          resolve({ code: 'broken', message: event.message || 'A worker could not be started.', rule: null });
        });
    });
  }

  /** Plays no more matches; `run` tells what those told that were played. */
  stop(): void {
    this.stopped = true;
  }

  /** Ends the workers at once. */
  close(): void {
    this.stopped = true;
    for (const { worker } of this.hands) worker.terminate();
  }

  /** Plays the matches. Null where it was stopped before they could tell anything. */
  async run(): Promise<Comparison | Trouble | null> {
    try {
      return await Promise.race([this.broken, this.compare()]);
    } finally {
      this.close();
    }
  }

  private async compare(): Promise<Comparison | Trouble | null> {
    const { experiment } = this;
    const start = performance.now();
    const of = experiment.matches + experiment.skilled;
    const [first, ...others] = this.hands as [Hand, ...Hand[]];
    const trouble = await first.bench.lay(experiment, true);
    if (trouble) return trouble;
    const about = await first.bench.about(0);
    if (isTrouble(about)) return about;
    this.interprets = !about.makesCode;
    const { interprets } = this;
    await Promise.all(others.map(({ bench }) => bench.lay(experiment, false)));
    const so = (alike: PairTally, unlike: PairData | null, { makesCode: _, ...known }: AboutExperiment): Comparison =>
      comparisonOf(alike.data(), {
        ...known,
        skill: unlike ? { data: unlike, players: ['sensible', 'random'] } : null,
        seconds: (performance.now() - start) / 1000,
      });
    const alike = await this.play('alike', experiment.matches, (tally, played) =>
      this.tell({ played, of, sofar: so(tally, null, about), interprets }),
    );
    if (!(alike instanceof PairTally)) return alike;
    const { matches } = alike.data();
    if (matches < Math.min(fewest, experiment.matches)) return null;
    const unlike = await this.play('unlike', experiment.skilled, (tally, played) =>
      this.tell({ played: matches + played, of, sofar: so(alike, tally.data(), about), interprets }),
    );
    if (!(unlike instanceof PairTally)) return unlike;
    const known = await first.bench.about(Math.min(looked, matches));
    if (isTrouble(known)) return known;
    const skill = unlike.data();
    return so(alike, skill.matches > 0 ? skill : null, known);
  }

  /** Shares the matches out, each worker as many at a time as it plays in a stretch. */
  private async play(
    meeting: Meeting,
    matches: number,
    onProgress: (tally: PairTally, played: number) => void,
  ): Promise<PairTally | Trouble> {
    const tally = new PairTally();
    let next = 0;
    let played = 0;
    let wrong: Trouble | null = null;
    const work = async ({ bench }: Hand): Promise<void> => {
      let many = 1;
      while (next < matches && !this.stopped && !wrong) {
        const from = next;
        next = Math.min(matches, from + many);
        const to = next;
        const begun = performance.now();
        const counted = await bench.play(meeting, from, to);
        if (isTrouble(counted)) {
          wrong = counted;
          return;
        }
        tally.merge(counted);
        played += to - from;
        onProgress(tally, played);
        const took = Math.max(1, performance.now() - begun);
        // no more than twice as many as before: the first ones are slow, while their code is compiled
        many = Math.max(1, Math.min(2 * many, Math.round(((to - from) * stretch) / took)));
      }
    };
    await Promise.all(this.hands.map(work));
    return wrong ?? tally;
  }
}
