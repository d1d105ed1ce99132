import './show.css';
import { animate } from 'motion';
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { settingsNow } from '../../shell/settings.js';
import { words } from '../../words.js';
import { Die } from '../pieces/die.js';
import type { TableProps } from '../table.js';
import type { Part } from './moments.js';
import type { Player } from './player.js';
import { shake, sound } from './sound.js';
import type { Timed } from './timeline.js';
import { Umpire } from './umpire.js';

interface ShowProps {
  readonly player: Player;
  /** Who has won, for the last moment of a match. */
  readonly winner: string;
  /** Cards and dice are shown here where a phone folds them away. */
  readonly aside: boolean;
  /** What a card is called. */
  readonly label: TableProps['label'];
}

/** What is shown of a ball over the table of any game: the signal, the runs, the great moments. What it tells is said elsewhere in words. */
export default function Show({ player, winner, aside, label }: ShowProps) {
  const now = useSyncExternalStore(player.subscribe, player.now);
  useEffect(() => {
    if (!now) return;
    const { sound: heard, haptics } = settingsNow();
    if (heard) sound(now);
    if (haptics) shake(now);
  }, [now]);
  if (!now) return null;
  return (
    <div aria-hidden data-shows={now.part} className="show">
      <Moment key={`${now.ball} ${now.part}`} now={now} winner={winner} />
      {aside && <Aside key={`${now.ball} ${now.part} aside`} now={now} label={label} />}
    </div>
  );
}

function Moment({ now, winner }: { readonly now: Timed; readonly winner: string }) {
  if (now.signal) return <Umpire signal={now.signal} ms={now.ms} />;
  if (now.part === 'runs') return <Runs runs={now.runs} ms={now.ms} />;
  const say = greatWords(now, winner);
  return say === null ? null : <Great part={now.part} say={say} ms={now.ms} />;
}

/** The dice that roll and the card that is turned, where the table has them among its details. */
function Aside({ now: { part, came, ms }, label }: { readonly now: Timed } & Pick<ShowProps, 'label'>) {
  if (part === 'cards')
    return came.map(({ step, value }) => (
      <p key={step} className="show-aside show-card">
        {label(value, step).replace(/ \([^()]*\)$/, '')}
      </p>
    ));
  const faces = came.flatMap(({ step, value }) =>
    (Array.isArray(value) ? value : [value]).flatMap((face, at) =>
      typeof face === 'number' || typeof face === 'string' ? [{ id: `${step} ${at}`, face }] : [],
    ),
  );
  if (faces.length === 0) return null;
  return (
    <div className="show-aside">
      {faces.map(({ id, face }, at) => (
        <Die
          key={id}
          sides={Number(face) > 6 ? 8 : 6}
          face={face}
          name={part}
          tone={String(face).startsWith('R') ? 'red' : String(face).startsWith('G') ? 'green' : 'ivory'}
          moves
          pace={{ ms, shown: [], still: false }}
          moment={{ from: (0.35 * at) / faces.length, for: 0.5 }}
        />
      ))}
    </div>
  );
}

function greatWords({ part, runs }: Timed, winner: string): string | null {
  switch (part) {
    case 'wicket':
      return words.show.out;
    case 'four':
      return words.show.four;
    case 'six':
      return words.show.six;
    case 'fifty':
    case 'hundred':
      return words.show.made(runs);
    case 'won':
      return words.show.won(winner);
    default:
      return null;
  }
}

/** The runs of a ball, counted up. */
function Runs({ runs, ms }: { readonly runs: number; readonly ms: number }) {
  const box = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const count = animate(0, runs, {
      duration: (0.7 * ms) / 1000,
      ease: 'linear',
      onUpdate: (n) => {
        const text = `+${Math.round(n)}`;
        // the same text again would be laid out again
        if (element.textContent !== text) element.textContent = text;
      },
    });
    return () => count.stop();
  }, [runs, ms]);
  return (
    <p ref={box} className="show-runs tabular-nums">
      +0
    </p>
  );
}

/** A word that comes large and goes. The browser moves it by itself, with no work of the page. */
function Great({ part, say, ms }: { readonly part: Part; readonly say: string; readonly ms: number }) {
  return (
    <p className="show-great" data-part={part} style={{ animationDuration: `${ms}ms` }}>
      {say}
    </p>
  );
}
