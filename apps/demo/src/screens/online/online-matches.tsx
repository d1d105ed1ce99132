import { isRefused, type Refused, type Sight, type SightMessage } from '@howzat/host';
import { liveQuery } from 'dexie';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { shownNames } from '../../engine/shown-text.js';
import { pathTo } from '../../online/link.js';
import { namesIn } from '../../online/names.js';
import { tellNoMore } from '../../online/push.js';
import { troubleIn } from '../../online/refusals.js';
import { words } from '../../online/words.js';
import { Said } from '../../shell/said.js';
import { database, type OnlineMatch } from '../../storage/database.js';
import { forgetOnline } from '../../storage/online.js';
import { variantEntry } from '../../variants.js';
import { words as sentences } from '../../words.js';

const Asked = lazy(() => import('../../shell/asked.js'));

/** So many of the matches that go on are asked about. */
const most = 12;

/** The matches of this device that a server plays, the last one first, each with whose turn it is. */
export default function OnlineMatches() {
  const [matches, setMatches] = useState<readonly OnlineMatch[]>([]);
  const [leaving, setLeaving] = useState<OnlineMatch | null>(null);
  useEffect(() => {
    const query = liveQuery(() => database.online.orderBy('changed').reverse().limit(50).toArray());
    // where there is no storage the list of matches says so
    const subscription = query.subscribe({ next: setMatches, error: () => {} });
    return () => subscription.unsubscribe();
  }, []);
  const stands = useStands(matches);
  if (matches.length === 0) return null;
  return (
    <section className="mb-6">
      <h2 className="mb-4 text-2xl font-semibold">{words.list}</h2>
      <ul className="grid gap-2 lg:grid-cols-2">
        {matches.map((match) => {
          const stand = match.result ?? stands[match.token];
          return (
            <li key={match.token} className="panel flex items-center gap-3 py-2 pl-4 pr-2">
              <Link to={pathTo(match)} className="min-h-11 min-w-0 flex-1">
                <span className="block truncate font-semibold">{titleOf(match)}</span>
                <span className="block truncate text-sm text-soft">
                  {variantEntry(match.plan.variant)?.title ?? match.plan.variant}
                  {match.score && match.result === null ? ': ' : ''}
                  {match.score && match.result === null && <Said text={match.score} />}
                </span>
                {stand && (
                  <span
                    className={`block truncate text-sm ${stand === words.turn ? 'font-semibold text-turf' : 'text-soft'}`}
                  >
                    <Said text={stand} />
                  </span>
                )}
              </Link>
              <button
                type="button"
                className="button button-quiet button-icon"
                aria-label={`${words.remove}: ${titleOf(match)}`}
                onClick={() => setLeaving(match)}
              >
                <Trash2 aria-hidden size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      {leaving && (
        <Suspense>
          <Asked
            open
            close={() => setLeaving(null)}
            title={words.remove}
            say={words.removeAsk(titleOf(leaving))}
            yes={words.remove}
            go={() => leave(leaving)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Takes a match off the list; then this device is told nothing of it either. */
function leave(match: OnlineMatch): void {
  if (match.viewer !== 'watch') void tellNoMore(match).catch(() => {});
  void forgetOnline(match.token);
}

function titleOf({ names, viewer }: OnlineMatch): string {
  const { home, away } = shownNames(names);
  const side = (name: string, of: 'home' | 'away'): string =>
    name || (viewer === of ? sentences.setup.names.you : words.friend);
  return sentences.match.title(side(home, 'home'), side(away, 'away'));
}

/** How the matches stand that go on, by their tokens; asked again when somebody comes back to the page. */
function useStands(matches: readonly OnlineMatch[]): Readonly<Record<string, string>> {
  const [stands, setStands] = useState<Readonly<Record<string, string>>>({});
  const going = matches.filter(({ result }) => result === null).slice(0, most);
  const tokens = going.map(({ token }) => token).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the same matches as long as the tokens are
  useEffect(() => {
    let wanted = true;
    const ask = async (): Promise<void> => {
      for (const match of going) {
        const stand = await standOf(match);
        if (wanted) setStands((now) => ({ ...now, [match.token]: stand }));
      }
    };
    void ask();
    addEventListener('focus', ask);
    return () => {
      wanted = false;
      removeEventListener('focus', ask);
    };
  }, [tokens]);
  return stands;
}

async function standOf({ match, token }: OnlineMatch): Promise<string> {
  try {
    const response = await fetch(`/api/matches/${match}`, { headers: { authorization: `Bearer ${token}` } });
    const answer = (await response.json()) as SightMessage | Refused;
    return isRefused(answer) ? troubleIn(answer).message : turnIn(answer.sight);
  } catch {
    return words.unreached;
  }
}

function turnIn(sight: Sight): string {
  const { phase, viewer, waiting, seats } = sight;
  const mine = viewer !== 'watch' && seats[viewer].name === null;
  if (phase === 'over') return words.over;
  if (mine) return words.notSeated;
  if (phase === 'seating') return words.waiting;
  const open = waiting?.kind === 'decisions' ? waiting.open.filter(({ made }) => !made) : [];
  const [first] = open;
  if (open.some(({ side }) => side === viewer)) return words.turn;
  return first ? words.turnOf(namesIn(sight)[first.side]) : '';
}
