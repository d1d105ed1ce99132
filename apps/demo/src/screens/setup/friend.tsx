import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Opened } from '../../engine/opened.js';
import { shownName } from '../../engine/shown-text.js';
import { type ClockName, clockNames } from '../../online/clock.js';
import { gamesServed, type Served } from '../../online/open-match.js';
import { words } from '../../online/words.js';
import { Notice } from '../../shell/notice.js';
import { NameField } from '../online/name.js';

interface FriendProps {
  readonly lobby: boolean;
  readonly open: (lobby: boolean) => void;
  readonly opened: Opened;
  readonly name: string;
  readonly change: (name: string) => void;
  readonly clock: ClockName;
  readonly wind: (clock: ClockName) => void;
  readonly matches: number;
  readonly play: (matches: number) => void;
  readonly rules: readonly string[];
  readonly choose: (rules: readonly string[]) => void;
}

/** What it takes to play a friend far away: a name, and a server that plays this game. */
export default function Friend(props: FriendProps) {
  const { opened, name, change, clock, wind, lobby, open, matches, play, rules, choose } = props;
  const { variant } = opened;
  const [served, setServed] = useState<readonly Served[] | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void gamesServed().then((games) => wanted && setServed(games));
    return () => {
      wanted = false;
    };
  }, []);
  const game = served?.find(({ id }) => id === variant.id);
  return (
    <div className="mt-3 space-y-3">
      <NameField name={name} change={change} />
      <label className="block text-sm font-semibold">
        {words.clock}
        <select
          className="field mt-1 font-normal"
          value={clock}
          onChange={(event) => wind(clockNames.find((each) => each === event.target.value) ?? 'none')}
        >
          {clockNames.map((each) => (
            <option key={each} value={each}>
              {words.clocks[each]}
            </option>
          ))}
        </select>
      </label>
      <label className="block text-sm font-semibold">
        {words.matches}
        <select
          className="field mt-1 font-normal"
          value={matches}
          onChange={(event) => play(Number(event.target.value))}
        >
          {[1, 3, 5, 7].map((n) => (
            <option key={n} value={n}>
              {words.matchesOf(n)}
            </option>
          ))}
        </select>
      </label>
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-4 shrink-0 accent-turf"
          checked={lobby}
          onChange={(event) => open(event.target.checked)}
        />
        {words.lobbySay}
      </label>
      <p className="text-sm">
        <Link to="/lobby" className="link">
          {words.toLobby}
        </Link>
      </p>
      {served === null && <Notice title={words.noHost} />}
      {game && <ServedRules opened={opened} game={game} rules={rules} choose={choose} />}
      {served && !game && <Notice title={words.notThere(variant.title)} />}
    </div>
  );
}

interface ServedRulesProps extends Pick<FriendProps, 'opened' | 'rules' | 'choose'> {
  readonly game: Served;
}

/** House rules that whoever runs the server brought, and that this app does not have. */
function ServedRules({ opened, game, rules, choose }: ServedRulesProps) {
  const brought = game.houseRules.filter(({ id }) => !opened.houseRules.some((rule) => rule.id === id));
  if (brought.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{words.servedRules}</legend>
      {brought.map(({ id, title }) => (
        <label key={id} className="flex min-h-11 items-center gap-3 text-sm">
          <input
            type="checkbox"
            className="size-4 shrink-0 accent-turf"
            checked={rules.includes(id)}
            onChange={({ target }) => choose(target.checked ? [...rules, id] : rules.filter((other) => other !== id))}
          />
          {shownName(title)}
        </label>
      ))}
    </fieldset>
  );
}
