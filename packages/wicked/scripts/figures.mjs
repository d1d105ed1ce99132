// What innings come to with each way of fielding.
import { formats } from './innings.mjs';

export const sum = (list) => list.reduce((a, b) => a + b, 0);
export const mean = (list) => sum(list) / list.length;

/** The share of matches that a side wins which makes so much less, in standard deviations of an innings. */
function winsBehind(deviations) {
  const x = deviations / Math.SQRT2;
  const t = 1 / (1 + 0.2316419 * x);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

/** What an innings comes to in each format, on some pitches, with the best fields, with one field always, and with any. */
export function figuresOf(innings, pitches, both) {
  return formats.map((format) => {
    const cases = [0, 1].flatMap((deck) =>
      pitches.flatMap((pitch) => (both ? [1, 2] : [1]).map((number) => [deck, pitch, number])),
    );
    const best = cases.map(([deck, pitch, number]) => innings.play(deck, pitch, number, 'best', format));
    const lost = (fielding) =>
      mean(
        cases.map(
          ([deck, pitch, number], i) => innings.play(deck, pitch, number, fielding, format).mean - best[i].mean,
        ),
      );
    const average = mean(best.map((it) => it.mean));
    const sd = Math.sqrt(mean(best.map((it) => it.sd ** 2 + it.mean ** 2)) - average ** 2);
    const always = [1, 2, 3, 4, 5].map(lost);
    return {
      ...{ overs: format.overs, mean: average, sd, always, any: lost('any') },
      shares: always.map((runs) => winsBehind(runs / sd)),
      uses: [0, 1, 2, 3, 4].map((card) => mean(best.map((it) => it.uses[card]))),
      wickets: mean(best.map((it) => it.wickets)),
      allOut: mean(best.map((it) => it.allOut)),
    };
  });
}
