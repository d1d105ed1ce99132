import { CalendarDays, Clock, GraduationCap, Play, Settings2, Upload, Users } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { guidedPlan, readyPlan } from '../../engine/plan.js';
import { shownName } from '../../engine/shown-text.js';
import { Notice } from '../../shell/notice.js';
import { type VariantEntry, variants } from '../../variants.js';
import { words } from '../../words.js';
import { Emblem } from './emblem.js';
import { Oval } from './oval.js';

const SavedMatches = lazy(() => import('./saved-matches.js'));
const told = words.home;

/** What a newcomer sees first. */
export function Home() {
  const navigate = useNavigate();
  const begin = async (entry: VariantEntry, guided = false): Promise<void> => {
    const { beginMatch } = await import('../../storage/matches.js');
    await navigate(`/match/${await beginMatch(guided ? guidedPlan(entry) : readyPlan(entry))}`);
  };
  const first = variants.find(({ id }) => id === 'ccsl') ?? variants[0];
  return (
    <div className="mx-auto max-w-7xl px-4 pb-16">
      <title>{`${words.app.name}: ${words.app.tagline}`}</title>
      <section className="grid items-center gap-6 py-8 md:grid-cols-[1.1fr_1fr] md:py-14">
        <div>
          <p className="eyebrow mb-3">{words.app.tagline}</p>
          <h1 className="text-4xl font-bold leading-tight sm:text-5xl">{told.title}</h1>
          <p className="mt-4 max-w-prose text-lg text-soft">{told.lead}</p>
          {first && (
            <div className="mt-6">
              <button type="button" className="button button-main px-6 text-lg" onClick={() => void begin(first, true)}>
                <Play aria-hidden size={20} />
                {told.first}
              </button>
              <p className="mt-2 text-sm text-soft">{told.firstNote}</p>
              <div className="mt-4 flex flex-wrap gap-2">
                <Link to={`/new/${first.id}?friend`} className="button px-6 text-lg">
                  <Users aria-hidden size={20} />
                  {told.friend}
                </Link>
                <Link to="/today" className="button px-6 text-lg">
                  <CalendarDays aria-hidden size={20} />
                  {told.today}
                </Link>
              </div>
            </div>
          )}
        </div>
        <Oval />
      </section>
      <Suspense fallback={<p className="min-h-6" />}>
        <SavedMatches />
      </Suspense>
      <h2 className="mb-4 mt-10 text-2xl font-semibold">{told.games}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {variants.map((entry) => (
          <li key={entry.id} className="panel flex flex-col overflow-hidden">
            <Emblem id={entry.id} />
            <div className="flex flex-1 flex-col p-4">
              <h3 className="text-xl font-semibold">{entry.title}</h3>
              <p className="mt-1 flex-1 text-soft">{entry.blurb}</p>
              <p className="mt-3 flex items-center gap-1 text-sm text-soft">
                <Clock aria-hidden size={15} /> {told.minutes(entry.minutes)}
              </p>
              <div className="mt-3 flex gap-2">
                <button type="button" className="button button-main flex-1" onClick={() => void begin(entry)}>
                  {told.play}
                  <span className="sr-only">: {entry.title}</span>
                </button>
                <Link to={`/new/${entry.id}`} className="button">
                  <Settings2 aria-hidden size={18} />
                  {told.setUp}
                  <span className="sr-only">: {entry.title}</span>
                </Link>
              </div>
              <button
                type="button"
                className="button button-quiet mt-1 px-2 text-turf"
                onClick={() => void begin(entry, true)}
              >
                <GraduationCap aria-hidden size={18} />
                {words.guide.learn}
                <span className="sr-only">: {entry.title}</span>
              </button>
            </div>
          </li>
        ))}
      </ul>
      <Import />
    </div>
  );
}

/** Opens a record from a file. */
function Import() {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const read = async (file: File): Promise<void> => {
    setWrong(null);
    const { importRecord } = await import('../../storage/import-record.js');
    const begun = await importRecord(await file.text());
    if (typeof begun === 'string') await navigate(`/match/${begun}`);
    else setWrong(told.badFile(shownName(file.name), begun.message));
  };
  return (
    <section className="mt-10 space-y-3">
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Upload aria-hidden size={18} />
        {told.import}
      </button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="hidden"
        aria-label={told.import}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void read(file);
          event.target.value = '';
        }}
      />
      {wrong && <Notice alert title={wrong} />}
    </section>
  );
}
