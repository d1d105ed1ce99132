import { isRefused, type Sight, type Viewer } from '@howzat/host';
import { useState } from 'react';
import type { Trouble } from '../../engine/trouble.js';
import { type Line, randomHex } from '../../online/line.js';
import { troubleIn } from '../../online/refusals.js';
import { words } from '../../online/words.js';
import { Notice } from '../../shell/notice.js';
import { rememberedName, rememberName } from '../../storage/name.js';
import { keepOnline } from '../../storage/online.js';
import { variantEntry } from '../../variants.js';
import { Links } from './links.js';
import { NameField } from './name.js';
import { RulesTold } from './rules-told.js';

interface SeatingProps {
  readonly line: Line;
  readonly sight: Sight;
  readonly live: boolean;
}

/** Before the first ball: whoever has come gives a name, and whoever has given one waits for the other. */
export function Seating({ line, sight, live }: SeatingProps) {
  const { viewer, seats, plan } = sight;
  const claimed = viewer !== 'watch' && seats[viewer].name !== null;
  const game = variantEntry(plan.variant)?.title ?? plan.variant;
  return (
    <div className="mx-auto max-w-2xl space-y-4 px-4 py-4 sm:py-10" data-seating={claimed ? 'waits' : 'comes'}>
      <title>{`${words.title}: ${game}`}</title>
      {!live && <Notice title={words.lost} />}
      {viewer === 'watch' ? (
        <p>{words.watching}</p>
      ) : claimed ? (
        <Waiting line={line} sight={sight} game={game} />
      ) : (
        <Claim line={line} sight={sight} viewer={viewer} />
      )}
      <RulesTold place={line.place} plan={plan} />
    </div>
  );
}

function Claim({
  line,
  sight,
  viewer,
}: Pick<SeatingProps, 'line' | 'sight'> & { readonly viewer: Exclude<Viewer, 'watch'> }) {
  const [name, setName] = useState(rememberedName);
  const [sitting, setSitting] = useState(false);
  const [wrong, setWrong] = useState<Trouble | null>(null);
  const host = sight.seats[viewer === 'home' ? 'away' : 'home'].name;
  const sit = async (): Promise<void> => {
    setSitting(true);
    rememberName(name);
    await keepOnline({ ...line.place, viewer, plan: sight.plan });
    // with the second seat the match begins, and this page leaves the line
    const answer = await line.ask({ do: 'claim', name: name.trim(), number: randomHex(32) }).catch(() => null);
    setSitting(false);
    setWrong(answer && isRefused(answer) ? troubleIn(answer) : null);
  };
  return (
    <form
      className="panel space-y-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <h1 className="text-2xl font-bold">{host === null ? words.invitesAny : words.invites(host)}</h1>
      <NameField name={name} change={setName} />
      {wrong && <Notice alert title={wrong.message} />}
      <button type="submit" className="button button-main w-full text-lg" disabled={sitting}>
        {words.sit}
      </button>
    </form>
  );
}

function Waiting({ line, sight, game }: Pick<SeatingProps, 'line' | 'sight'> & { readonly game: string }) {
  return (
    <section className="panel space-y-4 p-5">
      <h1 className="text-2xl font-bold">{words.waiting}</h1>
      <Links place={line.place} viewer={sight.viewer} game={game} seating />
      <button type="button" className="button" onClick={() => void line.ask({ do: 'release' }).catch(() => {})}>
        {sight.plan.lobby ? words.takeBackChallenge : words.giveBack}
      </button>
    </section>
  );
}
