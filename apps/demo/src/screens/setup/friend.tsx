import type { Variant } from '@howzat/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type ClockName, clockNames } from '../../online/clock.js';
import { gamesServed } from '../../online/open-match.js';
import { words } from '../../online/words.js';
import { Notice } from '../../shell/notice.js';
import { NameField } from '../online/name.js';

interface FriendProps {
  readonly lobby: boolean;
  readonly open: (lobby: boolean) => void;
  readonly variant: Variant;
  readonly name: string;
  readonly change: (name: string) => void;
  readonly clock: ClockName;
  readonly wind: (clock: ClockName) => void;
}

/** What it takes to play a friend far away: a name, and a server that plays this game. */
export default function Friend({ variant, name, change, clock, wind, lobby, open }: FriendProps) {
  const [served, setServed] = useState<readonly string[] | null>([variant.id]);
  useEffect(() => {
    let wanted = true;
    void gamesServed().then((games) => wanted && setServed(games));
    return () => {
      wanted = false;
    };
  }, []);
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
      {served && !served.includes(variant.id) && <Notice title={words.notThere(variant.title)} />}
    </div>
  );
}
