/** The most runs that a chase is looked up for; whoever needs more has lost. */
const mostNeeded = 500;
const stride = mostNeeded + 1;
/** Innings are looked ahead at for so many overs; more that are left count as these. */
export const mostAhead = 50;
export const wickets = 10;
/** More runs than this nobody makes in an over. */
export const mostRuns = 36;
/** Chances below this are taken for none, so that what is out of reach need not be worked out. */
const leastChance = 1e-9;

/** The chances of an over by its runs, not out and out. */
export interface ByRuns {
  readonly notOut: ArrayLike<number>;
  readonly out: ArrayLike<number>;
}

/** Adds the chances after so many runs, out and not. Small, so that it is soon compiled: it is most of the work here. */
function addChances(
  to: Float64Array,
  runs: number,
  most: number,
  notOut: number,
  staying: Float32Array,
  out: number,
  falling: Float32Array,
): void {
  for (let need = 1; need <= runs; need++) to[need] = (to[need] as number) + notOut + out;
  for (let need = runs + 1; need <= most; need++)
    to[need] =
      (to[need] as number) + (notOut * (staying[need - runs] as number) + out * (falling[need - runs] as number));
}

/** What the overs of an innings that are left may bring, on its pitch: played backwards over by over, each when it is first asked for. */
export class Ahead {
  /** Expected runs of the innings by `11 * overs left + wickets in hand`. */
  private readonly innings = new Float64Array((mostAhead + 1) * (wickets + 1));
  /** The chance to make some runs more, by `stride * (11 * overs left + wickets in hand) + runs`. */
  private chase: Float32Array = new Float32Array(0);
  /** The most runs that may still be made, by `11 * overs left + wickets in hand`. */
  private readonly reach = new Uint16Array((mostAhead + 1) * (wickets + 1));
  /** To so many overs left the chase has been worked out. */
  private ahead = 0;

  /** @param overs the over that is bowled when so many are left, from 1 on: its chances by the wickets in hand */
  constructor(private readonly overs: readonly (readonly ByRuns[])[]) {
    const { innings } = this;
    for (let left = 1; left < overs.length; left++)
      for (let hand = 1; hand <= wickets; hand++) {
        const before = 11 * (left - 1) + hand;
        const { notOut, out } = this.over(left, hand);
        let mean = 0;
        for (let runs = 0; runs <= mostRuns; runs++)
          mean +=
            (notOut[runs] as number) * (runs + (innings[before] as number)) +
            (out[runs] as number) * (runs + (innings[before - 1] as number));
        innings[before + 11] = mean;
      }
  }

  private over(left: number, hand: number): ByRuns {
    return this.overs[left]?.[hand] as ByRuns;
  }

  /** Works out the chances to make what is needed, to where so many overs are left. */
  private playAhead(to: number): void {
    if (this.chase.length === 0) this.chase = this.atTheEnd();
    const { chase, reach } = this;
    while (this.ahead < to) {
      const left = ++this.ahead;
      chase[stride * 11 * left] = 1;
      for (let hand = 1; hand <= wickets; hand++) {
        const before = 11 * (left - 1) + hand;
        const staying = chase.subarray(stride * before, stride * (before + 1));
        const falling = chase.subarray(stride * (before - 1), stride * before);
        const { notOut, out } = this.over(left, hand);
        const row = new Float64Array(stride);
        row[0] = 1;
        for (let runs = 0; runs <= mostRuns; runs++) {
          const [stays, falls] = [notOut[runs] as number, out[runs] as number];
          const most = Math.min(mostNeeded, (reach[before] as number) + runs);
          if (stays + falls > 0) addChances(row, runs, most, stays, staying, falls, falling);
        }
        let end = mostNeeded;
        while ((row[end] as number) < leastChance) end--;
        reach[before + 11] = end;
        chase.set(row, stride * (before + 11));
      }
    }
  }

  /** The chances where no over is left: who needs one run more has tied, and a tie is half a win; nobody ties who is all out. */
  private atTheEnd(): Float32Array {
    const chase = new Float32Array(stride * this.overs.length * (wickets + 1));
    for (let hand = 0; hand <= wickets; hand++) {
      chase[stride * hand] = 1;
      if (hand === 0) continue;
      chase[stride * hand + 1] = 0.5;
      this.reach[hand] = 1;
    }
    return chase;
  }

  /** The runs that a whole innings comes to. */
  get runs(): number {
    return this.innings[11 * this.overs.length - 1] as number;
  }

  /** What a wicket costs the batting side now, in runs: `left` overs come after this one, `hand` wickets are in hand. */
  priceOfWicket(left: number, hand: number): number {
    const at = 11 * Math.min(this.overs.length - 1, left) + Math.min(wickets, hand);
    return (this.innings[at] as number) - (this.innings[at - 1] as number);
  }

  /** The chance to win a chase after an over of these chances: `left` overs come after it, `hand` wickets are in hand. */
  chanceAfter({ notOut, out }: ByRuns, need: number, left: number, hand: number): number {
    const overs = Math.min(this.overs.length - 1, left);
    if (this.ahead < overs || this.chase.length === 0) this.playAhead(overs);
    return this.madeWith(out, need, overs, hand - 1, this.madeWith(notOut, need, overs, hand, 0));
  }

  /** Adds to `chance` the chance that a side which needs so many runs has them in the end, by what the over may bring. */
  private madeWith(over: ArrayLike<number>, need: number, left: number, hand: number, chance: number): number {
    const { chase } = this;
    const row = stride * (11 * left + Math.min(wickets, Math.max(0, hand)));
    let sum = chance;
    for (let runs = 0; runs < over.length; runs++) {
      const still = need - runs;
      if (still <= mostNeeded) sum += (over[runs] as number) * (still > 0 ? (chase[row + still] as number) : 1);
    }
    return sum;
  }
}
