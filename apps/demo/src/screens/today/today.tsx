import { Brain, Flame, Play, Share2 } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Day, dayText, useToday } from '../../daily/day.js';
import { matchOfTheDay } from '../../daily/fixtures.js';
import { bestsOf, streakOf } from '../../daily/streak.js';
import { words } from '../../daily/words.js';
import { titled } from '../../engine/said.js';
import { formatIn } from '../../language/spoken.js';
import { Loading } from '../../shell/loading.js';
import { Notice } from '../../shell/notice.js';
import { PictureSheet, type Shareable } from '../../shell/picture-sheet.js';
import { Said } from '../../shell/said.js';
import { database, type Saved } from '../../storage/database.js';
import type { DayResult } from '../../storage/day-result.js';
import { keptDays } from '../../storage/days.js';
import { beginMatch } from '../../storage/matches.js';
import { inTime } from '../../storage/storage-trouble.js';
import { variantEntry } from '../../variants.js';
import { words as frame } from '../../words.js';
import { Emblem } from '../home/emblem.js';

const told = words.today;

/** What this device knows of the days. */
interface Known {
  readonly day: Day;
  /** The match of today, where it has been begun here. */
  readonly saved: Saved | null;
  readonly results: readonly DayResult[];
  readonly unreadable: number;
  /** Nothing can be kept here. */
  readonly storage: boolean;
}

/** Of several that were begun on one day it is the first that counts. */
async function lookUp(day: Day): Promise<Known> {
  try {
    const begun = await inTime(
      database.matches
        .orderBy('changed')
        .filter(({ plan }) => plan.day === day)
        .toArray(),
    );
    const [saved = null] = begun.sort((one, other) => one.begun - other.begun);
    return { day, saved, ...(await keptDays()), storage: true };
  } catch {
    return { day, saved: null, results: [], unreadable: 0, storage: false };
  }
}

/** The match of the day, what came of it, and of the days before. */
export default function Today() {
  const day = useToday();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let wanted = true;
    void lookUp(day).then((found) => wanted && setKnown(found));
    return () => {
      wanted = false;
    };
  }, [day]);
  return (
    <div className="mx-auto max-w-4xl px-4 py-3 sm:py-6">
      <title>{`${told.title}, ${frame.app.name}`}</title>
      <h1 className="text-2xl font-bold sm:text-3xl">{told.title}</h1>
      <p className="text-soft">{dayText(day)}</p>
      {known?.day === day ? <Days known={known} /> : <Loading />}
    </div>
  );
}

function Days({ known }: { readonly known: Known }) {
  const { day, results, unreadable, storage } = known;
  return (
    <div className="mt-4 space-y-6">
      {!storage && <Notice title={told.noStorage} />}
      {unreadable > 0 && <Notice title={told.unreadable(unreadable)} />}
      <Fixture known={known} />
      <Link to="/puzzle" className="button w-full text-lg">
        <Brain aria-hidden size={20} />
        {told.puzzle}
      </Link>
      <Streaks results={results} day={day} />
      <Bests results={results} />
      <p className="text-sm text-soft">{told.clock}</p>
    </div>
  );
}

/** What is played today, and how it went. */
function Fixture({ known: { day, saved, results } }: { readonly known: Known }) {
  const navigate = useNavigate();
  const plan = matchOfTheDay(day);
  const entry = variantEntry(plan.variant);
  const result = results.find((each) => each.day === day) ?? null;
  const play = async (): Promise<void> => {
    await navigate(`/match/${saved?.id ?? (await beginMatch(plan))}`);
  };
  if (!entry) return null;
  const { format } = plan.selection;
  return (
    <section className="panel overflow-hidden sm:grid sm:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="grid items-center bg-[#1f5437]">
        <Emblem id={entry.id} />
      </div>
      <div className="p-4">
        <h2 className="text-xl font-semibold">
          {entry.title}
          {format !== null && <>, {formatIn(entry.id, format) ?? titled(format).toLowerCase()}</>}
        </h2>
        <p className="mt-1 text-soft">{told.say}</p>
        {result && (
          <div className="mt-3" data-day-result>
            <p className="font-display text-lg font-semibold">
              <Said text={result.result} />
            </p>
            <ul className="text-sm text-soft">
              {result.scores.map((score) => (
                <li key={score}>
                  <Said text={score} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="mt-3 flex flex-wrap gap-2">
          {/* what was played, taken away and begun anew would be no first result */}
          {(saved || !result) && (
            <button type="button" className="button button-main px-6" onClick={() => void play()}>
              <Play aria-hidden size={18} />
              {saved === null ? told.play : saved.result === null ? told.goOn : told.look}
            </button>
          )}
          {result && <Card result={result} streak={streakOf(results, day).now} />}
        </div>
        {!result && <p className="mt-2 text-sm text-soft">{told.first}</p>}
      </div>
    </section>
  );
}

/** The result of the day, to be shown to others. */
function Card({ result, streak }: { readonly result: DayResult; readonly streak: number }) {
  const [open, setOpen] = useState(false);
  const make = useCallback(async (): Promise<Shareable> => {
    const { resultCard } = await import('./result-card.js');
    return resultCard(result, streak);
  }, [result, streak]);
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Share2 aria-hidden size={18} />
        {told.card}
      </button>
      {open && (
        <PictureSheet
          title={told.card}
          say={told.cardSay}
          file={`howzat-${result.day}`}
          make={make}
          close={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Streaks({ results, day }: { readonly results: readonly DayResult[]; readonly day: Day }) {
  const { now, longest } = streakOf(results, day);
  return (
    <section>
      <h2 className="text-xl font-semibold">{told.streak}</h2>
      <p className="mt-1 flex items-center gap-2" data-streak={now}>
        <Flame aria-hidden size={22} className={now > 0 ? 'text-gold' : 'text-soft'} />
        <strong className="text-lg">{told.days(now)}</strong>
        {longest > now && <span className="text-soft">{told.longest(longest)}</span>}
      </p>
      <p className="text-sm text-soft">{told.streakSay}</p>
    </section>
  );
}

function Bests({ results }: { readonly results: readonly DayResult[] }) {
  const bests = bestsOf(results);
  const number = 'py-1.5 pr-2 text-right tabular-nums';
  return (
    <section>
      <h2 className="text-xl font-semibold">{told.bests}</h2>
      {bests.length === 0 ? (
        <p className="mt-1 text-soft">{told.noBests}</p>
      ) : (
        <>
          <p className="text-sm text-soft">{told.bestsSay}</p>
          <table className="mt-2 w-full text-sm" data-bests>
            <thead className="text-left text-soft">
              <tr className="border-b border-line">
                <th className="py-1.5 pr-2">{told.heads.game}</th>
                <th className={number}>{told.heads.runs}</th>
                <th className="py-1.5 pr-2">{told.heads.day}</th>
                <th className={number}>{told.heads.won}</th>
              </tr>
            </thead>
            <tbody>
              {bests.map(({ variant, runs, day, won, played }) => (
                <tr key={variant} className="border-b border-line/60">
                  <th scope="row" className="py-1.5 pr-2 text-left font-medium">
                    {variantEntry(variant)?.title ?? variant}
                  </th>
                  <td className={`${number} font-semibold`}>{runs}</td>
                  <td className="py-1.5 pr-2">{dayText(day)}</td>
                  <td className={number}>{told.wonOf(won, played)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}
