import type { Side } from '@howzat/core';
import {
  type BowlingLine,
  ballsText,
  type FallOfWicket,
  fallOfWicketText,
  type InningsCard,
  oversText,
  type Partnership,
  runsText,
} from '@howzat/core/scorebook';
import { inWords } from '../../language/spoken.js';
import { Said } from '../../shell/said.js';
import { words } from '../../words.js';

const told = words.book;
const number = 'px-1.5 py-1.5 text-right tabular-nums';

/** A rate with two decimals, or a dash. */
const rate = (value: number | null): string => (value === null ? '–' : value.toFixed(2));

/** The batting card of an innings. */
export function BattingCard({ card, side }: { readonly card: InningsCard; readonly side: Side }) {
  const { innings, batting, extras, runRate, didNotBat } = card;
  return (
    <section>
      <h3 className="mb-2 flex items-baseline justify-between gap-4 text-lg font-semibold">
        <span className={side === 'home' ? 'text-home' : 'text-away'}>{innings.battingName}</span>
        <span className="tabular-nums">
          {runsText(innings)} ({words.match.overs(oversText(innings.oversCompleted, innings.ballsOfOver), null)})
        </span>
      </h3>
      <Scroll name={told.batting}>
        <table className="w-full min-w-80 text-sm">
          <thead className="text-left text-soft">
            <tr className="border-b border-line">
              <th className="py-1.5 pr-2">{told.heads.name}</th>
              {[told.heads.r, told.heads.b, told.heads.fours, told.heads.sixes, told.heads.sr].map((head) => (
                <th key={head} className={number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {batting.map((line) => (
              <tr key={line.place} className="border-b border-line/60">
                <th scope="row" className="py-1.5 pr-2 text-left font-medium">
                  {line.name}
                  <span className="block text-xs font-normal text-soft">
                    <Said text={line.howOut} />
                  </span>
                </th>
                <td className={`${number} font-semibold`}>{line.runs}</td>
                <td className={number}>{line.balls}</td>
                <td className={number}>{line.fours}</td>
                <td className={number}>{line.sixes}</td>
                <td className={number}>{rate(line.strikeRate)}</td>
              </tr>
            ))}
            <tr className="border-b border-line/60">
              <th scope="row" className="py-1.5 text-left font-medium">
                {told.extras} <span className="font-normal text-soft">({told.extrasOf(extras)})</span>
              </th>
              <td className={`${number} font-semibold`}>{extras.total}</td>
              <td colSpan={4} />
            </tr>
            <tr>
              <th scope="row" className="py-1.5 text-left font-semibold">
                {told.total}{' '}
                <span className="font-normal text-soft">
                  (
                  {told.totalOf(innings.wickets, oversText(innings.oversCompleted, innings.ballsOfOver), rate(runRate))}
                  )
                </span>
              </th>
              <td className={`${number} font-semibold`}>{innings.runs}</td>
              <td colSpan={4} />
            </tr>
          </tbody>
        </table>
      </Scroll>
      {didNotBat.length > 0 && (
        <p className="mt-2 text-sm text-soft">
          {told.didNotBat}: {didNotBat.join(', ')}
        </p>
      )}
    </section>
  );
}

/** The bowling card of an innings. */
export function BowlingCard({
  lines,
  ballsPerOver,
}: {
  readonly lines: readonly BowlingLine[];
  readonly ballsPerOver: number;
}) {
  const heads = told.bowlHeads;
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">{told.bowling}</h3>
      <Scroll name={told.bowling}>
        <table className="w-full min-w-[26rem] text-sm">
          <thead className="text-left text-soft">
            <tr className="border-b border-line">
              <th className="py-1.5 pr-2">{heads.name}</th>
              {[
                heads.o,
                heads.m,
                heads.r,
                heads.w,
                heads.econ,
                heads.dots,
                `${heads.fours} `,
                `${heads.sixes} `,
                heads.wd,
                heads.nb,
              ].map((head) => (
                <th key={head} className={number}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.number} className="border-b border-line/60">
                <th scope="row" className="py-1.5 pr-2 text-left font-medium">
                  {line.name}
                </th>
                <td className={number}>{ballsText(line.balls, ballsPerOver)}</td>
                <td className={number}>{line.maidens}</td>
                <td className={number}>{line.runs}</td>
                <td className={`${number} font-semibold`}>{line.wickets}</td>
                <td className={number}>{rate(line.economy)}</td>
                <td className={number}>{line.dots}</td>
                <td className={number}>{line.fours}</td>
                <td className={number}>{line.sixes}</td>
                <td className={number}>{line.wides}</td>
                <td className={number}>{line.noBalls}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

/** Wide tables scroll, by keyboard too. */
function Scroll({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to take the focus
    <section aria-label={name} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  );
}

/** When the wickets fell. */
export function Falls({ falls }: { readonly falls: readonly FallOfWicket[] }) {
  if (falls.length === 0) return null;
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">{told.fall}</h3>
      <p className="text-sm">{falls.map((fall) => inWords(fallOfWicketText(fall))).join(', ')}</p>
    </section>
  );
}

/** What each pair made together, as bars with each batter's share. */
export function Partnerships({ stands }: { readonly stands: readonly Partnership[] }) {
  if (stands.length === 0) return null;
  const most = Math.max(1, ...stands.map(({ runs }) => runs));
  return (
    <section>
      <h3 className="mb-2 text-lg font-semibold">{told.partnerships}</h3>
      <ol className="space-y-2 text-sm">
        {stands.map(({ wicket, runs, balls, batters, unbroken }) => (
          <li key={wicket} className="grid grid-cols-[1.5rem_1fr_auto] items-center gap-2">
            <span className="text-right text-soft tabular-nums">{wicket}</span>
            <span>
              <span className="block">
                {batters.map(({ name, runs: share, balls: faced }) => `${name} ${share} (${faced})`).join(', ')}
              </span>
              <span
                aria-hidden
                className="mt-1 block h-1.5 rounded-full bg-turf"
                style={{ width: `${Math.max(1.5, (100 * Math.max(0, runs)) / most)}%` }}
              />
            </span>
            <span className="tabular-nums">
              {runs} ({balls}){unbroken ? ` ${told.unbroken}` : ''}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
