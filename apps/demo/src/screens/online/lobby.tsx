import type { Listed, Lobby as Listing } from '@howzat/host';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { shownName } from '../../engine/shown-text.js';
import { troubleOf } from '../../engine/trouble.js';
import { gamesServed, joinOnline, openGame, type Served } from '../../online/open-match.js';
import { words } from '../../online/words.js';
import { Loading } from '../../shell/loading.js';
import { Notice } from '../../shell/notice.js';
import { rememberedName, rememberName } from '../../storage/name.js';
import { variantEntry } from '../../variants.js';
import { NameField } from './name.js';
import { RulesTold } from './rules-told.js';
import { useLobby } from './use-lobby.js';

/** Who waits at this server for somebody to play with, and which matches may be watched. */
export default function Lobby() {
  const lobby = useLobby();
  return (
    <div className="mx-auto max-w-2xl space-y-6 px-4 py-4 sm:py-10">
      <title>{words.lobby}</title>
      <h1 className="text-2xl font-bold sm:text-3xl">{words.lobby}</h1>
      {lobby === null ? <Notice title={words.noHost} /> : lobby === undefined ? <Loading /> : <Open lobby={lobby} />}
    </div>
  );
}

function Open({ lobby: { challenges, playing } }: { readonly lobby: Listing }) {
  const navigate = useNavigate();
  const [name, setName] = useState(rememberedName);
  const [wrong, setWrong] = useState<string | null>(null);
  const join = async (listed: Listed): Promise<void> => {
    rememberName(name);
    const path = await joinOnline(listed, name.trim()).catch(troubleOf);
    if (typeof path === 'string') await navigate(path);
    else setWrong(path.message);
  };
  return (
    <>
      {challenges.length === 0 ? (
        <div className="space-y-3">
          <p>{words.nobodyWaits}</p>
          <Link to="/new?friend" className="button button-main">
            {words.openOne}
          </Link>
        </div>
      ) : (
        <>
          <NameField name={name} change={setName} />
          <ul className="space-y-3">
            {challenges.map((listed) => (
              <li key={listed.match} className="panel flex flex-wrap items-center justify-between gap-3 p-4">
                <Told listed={listed} />
                <button
                  type="button"
                  className="button button-main"
                  disabled={name.trim() === ''}
                  onClick={() => void join(listed)}
                >
                  {words.sit}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {wrong && <Notice alert title={wrong} />}
      <OtherGames />
      {playing.length > 0 && (
        <section>
          <h2 className="mb-3 text-xl font-semibold">{words.toWatch}</h2>
          <ul className="space-y-3">
            {playing.map((listed) => (
              <li key={listed.match} className="panel flex flex-wrap items-center justify-between gap-3 p-4">
                <Told listed={listed} />
                <Link to={`/online/${listed.match}`} className="button">
                  {words.lookOn}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Games that the server plays and this app does not have: its host brought them. */
function OtherGames() {
  const navigate = useNavigate();
  const [games, setGames] = useState<readonly Served[]>([]);
  const [name, setName] = useState(rememberedName);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    void gamesServed().then((served) => wanted && setGames((served ?? []).filter(({ id }) => !variantEntry(id))));
    return () => {
      wanted = false;
    };
  }, []);
  const open = async (id: string): Promise<void> => {
    rememberName(name);
    const path = await openGame(id, name.trim()).catch(troubleOf);
    if (typeof path === 'string') await navigate(path);
    else setWrong(path.message);
  };
  if (games.length === 0) return null;
  return (
    <section className="space-y-3">
      <h2 className="text-xl font-semibold">{words.otherGames}</h2>
      <p className="text-sm text-soft">{words.otherGamesSay}</p>
      <NameField name={name} change={setName} />
      <ul className="space-y-3">
        {games.map(({ id, title }) => (
          <li key={id} className="panel flex flex-wrap items-center justify-between gap-3 p-4">
            <p className="font-semibold [overflow-wrap:anywhere]">{shownName(title)}</p>
            <button
              type="button"
              className="button button-main"
              disabled={name.trim() === ''}
              onClick={() => void open(id)}
            >
              {words.makeLink}
              <span className="sr-only">: {shownName(title)}</span>
            </button>
          </li>
        ))}
      </ul>
      {wrong && <Notice alert title={wrong} />}
    </section>
  );
}

/** Who sits there, and what is played. */
function Told({ listed: { match, plan, names } }: { readonly listed: Listed }) {
  const there = [names.home, names.away].flatMap((name) => (name === null ? [] : [shownName(name)]));
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold [overflow-wrap:anywhere]">{there.join(' v ')}</p>
      <RulesTold place={{ match, token: '' }} plan={plan} short />
    </div>
  );
}
