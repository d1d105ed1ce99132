import { type BallResult, resultOf } from '@howzat/cubes';
import { Figure } from '../pieces/figure.js';
import { means } from './first-words.js';
import { words } from './words.js';

interface Band {
  readonly result: BallResult;
  readonly from: number;
  readonly to: number;
}

/** The differences of bowler and batter, from the best for the batter on, in bands of one result each. */
export function bandsFor(need: number, highest: number): readonly Band[] {
  const bands: Band[] = [];
  for (let difference = -highest; difference <= highest; difference++) {
    const result = resultOf(difference, need);
    const band = bands.at(-1);
    if (band?.result === result) bands[bands.length - 1] = { ...band, to: difference };
    else bands.push({ result, from: difference, to: difference });
  }
  return bands;
}

const looks = (result: BallResult): string => {
  if (result === 'W') return 'bg-ball text-ball-ink';
  if (result === '.') return 'bg-raised text-ink';
  return Number(result) >= 4 ? 'bg-turf text-turf-ink' : 'bg-panel text-ink';
};

interface ScaleProps {
  readonly need: number;
  readonly dots: number;
  readonly highest: number;
  /** The difference of the last ball; null before the first. */
  readonly last: number | null;
}

/** What each difference comes to on the next ball. With each dot the wicket's band grows. */
export function Scale({ need, dots, highest, last }: ScaleProps) {
  const all = 2 * highest + 1;
  return (
    <section aria-label={words.scale} className="panel px-2 py-1.5 sm:p-3">
      <Figure kind="need" says={means.need(need, dots)} className="block text-xs font-semibold sm:text-sm">
        {words.pressure(need, dots)}
      </Figure>
      <ol className="@container relative mt-5 flex h-7 sm:h-10 overflow-visible rounded-lg border border-line text-sm font-bold">
        {bandsFor(need, highest).map(({ result, from, to }) => (
          <li
            key={result}
            title={words.bands(words.results[result], from, to)}
            className={`grid place-items-center border-line not-first:border-l first:rounded-l-lg last:rounded-r-lg ${looks(result)}`}
            style={{ flexGrow: to - from + 1, flexBasis: 0 }}
          >
            <span className="sr-only">{words.bands(words.results[result], from, to)}</span>
            <span aria-hidden>{result === '.' ? '•' : result}</span>
          </li>
        ))}
        {last !== null && (
          <li
            // the browser moves it by itself, with no work of the page for each frame
            className="absolute -top-5 left-0 text-xs whitespace-nowrap text-soft transition-transform duration-500"
            style={{ transform: `translateX(${((last + highest + 0.5) / all) * 100}cqw) translateX(-50%)` }}
          >
            <Figure kind="difference" name={`${words.last} ${last}`} says={means.last(last)}>
              {last > 0 ? `+${last}` : last} ▾
            </Figure>
          </li>
        )}
      </ol>
      <Figure
        kind="difference"
        name={words.difference}
        says={means.difference}
        className="mt-1 flex w-full justify-between text-xs text-soft"
      >
        <span>−{highest}</span>
        <span>{words.difference}</span>
        <span>+{highest}</span>
      </Figure>
    </section>
  );
}
