import { printable } from '@howzat/core/scorebook';
import { liveQuery } from 'dexie';
import { ShieldQuestion, Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { shownNames } from '../../engine/shown-text.js';
import { Notice } from '../../shell/notice.js';
import { Said } from '../../shell/said.js';
import { database, type Saved } from '../../storage/database.js';
import { removeMatch } from '../../storage/matches.js';
import { storageTrouble } from '../../storage/storage-trouble.js';
import { variantEntry } from '../../variants.js';
import { words } from '../../words.js';

const OnlineMatches = lazy(() => import('../online/online-matches.js'));
const Asked = lazy(() => import('../../shell/asked.js'));
const told = words.home;

/** The names of both sides: they may have come with a record. */
function titleOf({ plan }: Saved): string {
  const { home, away } = shownNames(plan.names);
  return words.match.title(home, away);
}

/** How a match stands, or that it has not begun. */
function Standing({ text }: { readonly text: string }) {
  return text === '' ? told.justBegun : <Said text={text} />;
}

/** The matches on this device, the last one first. */
export default function SavedMatches() {
  const [matches, setMatches] = useState<readonly Saved[] | null>(null);
  const [online, setOnline] = useState(0);
  const [missing, setMissing] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<Saved | null>(null);
  useEffect(() => {
    const query = liveQuery(() => database.matches.orderBy('changed').reverse().limit(50).toArray());
    const subscription = query.subscribe({ next: setMatches, error: () => setMissing(true) });
    // the query stays silent where the database cannot be opened at all
    database.open().catch(() => setMissing(true));
    const counted = liveQuery(() => database.online.count()).subscribe({ next: setOnline, error: () => {} });
    return () => {
      subscription.unsubscribe();
      counted.unsubscribe();
    };
  }, []);
  const remove = async (id: string): Promise<void> => {
    setWrong(null);
    try {
      await removeMatch(id);
    } catch (error) {
      const { code, message } = storageTrouble(error);
      setWrong(told.notRemoved(words.match.unsaved[code] ?? message));
    }
  };
  if (missing) return <Notice title={told.storageMissing} />;
  if (!matches) return null;
  const far = online > 0 && (
    <Suspense>
      <OnlineMatches />
    </Suspense>
  );
  if (matches.length === 0) return far || <p className="text-soft">{told.noneSaved}</p>;
  return (
    <section>
      {far}
      <h2 className="mb-4 text-2xl font-semibold">{told.saved}</h2>
      <ul className="grid gap-2 lg:grid-cols-2">
        {matches.map((saved) => (
          <li key={saved.id} className="panel flex items-center gap-3 py-2 pl-4 pr-2">
            <Link to={`/match/${saved.id}`} className="min-h-11 min-w-0 flex-1">
              <span className="block truncate font-semibold">{titleOf(saved)}</span>
              <span className="block truncate text-sm text-soft">
                {variantEntry(saved.plan.variant)?.title ?? printable(saved.plan.variant)}
                {saved.series ? `, ${told.series}` : ''}: <Standing text={saved.result ?? saved.score} />
              </span>
              {saved.unverified && (
                <span className="mt-1 flex gap-1.5 text-sm text-soft" data-unverified>
                  <ShieldQuestion aria-hidden size={18} className="shrink-0 text-ball" />
                  <span>
                    <strong>{words.match.unverified}.</strong> {words.match.unverifiedSay}
                  </span>
                </span>
              )}
            </Link>
            <button
              type="button"
              className="button button-quiet button-icon"
              aria-label={`${told.remove}: ${titleOf(saved)}`}
              onClick={() => setLeaving(saved)}
            >
              <Trash2 aria-hidden size={18} />
            </button>
          </li>
        ))}
      </ul>
      {wrong && <Notice alert title={wrong} />}
      {leaving && (
        <Suspense>
          <Asked
            open
            close={() => setLeaving(null)}
            title={told.remove}
            say={told.removeAsk(titleOf(leaving))}
            yes={told.remove}
            go={() => void remove(leaving.id)}
          />
        </Suspense>
      )}
    </section>
  );
}
