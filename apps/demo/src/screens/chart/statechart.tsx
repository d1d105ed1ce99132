import type { Registry } from '@howzat/core/author';
import type { ChartNode } from '@howzat/core/machine';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Chart } from '../../engine/sight.js';
import { troubleOf } from '../../engine/trouble.js';
import { langOfGames } from '../../language/spoken.js';
import { IconButton } from '../../shell/icon-button.js';
import { Loading } from '../../shell/loading.js';
import { Notice } from '../../shell/notice.js';
import { words } from '../../words.js';
import { useRoomState } from '../match/use-room.js';
import { stepWords } from './step-words.js';

const told = words.chart;
const deciders: Readonly<Record<string, string>> = told.by;

/** The machine of the rulebook in play, walked through by what came in. The worker walks it: here are its places alone. */
export default function Statechart({ room }: { readonly room: Room }) {
  const { words: texts } = useRoomState(room);
  const [chart, setChart] = useState<Chart | null>(null);
  const [at, setAt] = useState(0);
  const [place, setPlace] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    room.engine.chart().then(
      (drawn) => {
        if (!wanted) return;
        setChart(drawn);
        setAt(drawn.length);
      },
      (error: unknown) => wanted && setWrong(troubleOf(error).message),
    );
    return () => {
      wanted = false;
    };
  }, [room]);
  useEffect(() => {
    if (!chart) return;
    let wanted = true;
    room.engine.placeAt(at).then(
      (stands) => wanted && setPlace(stands),
      (error: unknown) => wanted && setWrong(troubleOf(error).message),
    );
    return () => {
      wanted = false;
    };
  }, [room, chart, at]);
  if (wrong !== null) return <Notice alert title={wrong} />;
  if (!chart) return <Loading />;
  const all = chart.length;
  const go = (to: number): void => setAt(Math.min(all, Math.max(0, to)));
  const path = place.split('/');
  const registries = texts?.registries ?? [];
  return (
    <>
      <div className="sticky top-0 z-10 mb-3 flex flex-wrap items-center gap-1 bg-panel py-1">
        <IconButton name={told.first} disabled={at === 0} press={() => go(0)} icon={<ChevronFirst size={20} />} />
        <IconButton name={told.back} disabled={at === 0} press={() => go(at - 1)} icon={<ChevronLeft size={20} />} />
        <IconButton name={told.on} disabled={at === all} press={() => go(at + 1)} icon={<ChevronRight size={20} />} />
        <IconButton name={told.last} disabled={at === all} press={() => go(all)} icon={<ChevronLast size={20} />} />
        <p role="status" className="text-sm text-soft tabular-nums">
          {told.at(at, all)}
        </p>
        <p className="w-full text-sm" aria-live="polite">
          {told.stands} <strong>{litIn(chart.tree, path, registries).join(' › ')}</strong>
        </p>
      </div>
      <ul className="text-sm" data-place={place}>
        {statesIn(chart.tree).map(([key, node]) => (
          <State key={key} name={key} node={node} path={path} registries={registries} />
        ))}
      </ul>
    </>
  );
}

/** What only the machine needs to find its way is left out. */
const between: readonly string[] = ['gate', 'open', 'made', 'left out'];

function statesIn(node: ChartNode): readonly (readonly [string, ChartNode])[] {
  return Object.entries(node.states ?? {}).filter(([, { meta }]) => !between.includes(meta?.kind ?? ''));
}

/** Whether a place lies in a state. */
function isIn([first]: readonly string[], name: string, { meta }: ChartNode): boolean {
  return first !== undefined && (first === meta?.step || first === name);
}

/** The states that a place lies in, in words, the outermost first. */
function litIn(node: ChartNode, path: readonly string[], registries: readonly Registry[]): readonly string[] {
  const lit = statesIn(node).find(([name, child]) => isIn(path, name, child));
  return lit ? [stepWords(lit[1], registries), ...litIn(lit[1], path.slice(1), registries)] : [];
}

/** What a step is, marked as English where only a rulebook has words for it. */
function Step({ text }: { readonly text: string }) {
  return <span lang={/^[A-Za-z]/.test(text) ? langOfGames() : undefined}>{text}</span>;
}

interface StateProps {
  readonly name: string;
  readonly node: ChartNode;
  readonly path: readonly string[];
  readonly registries: readonly Registry[];
}

/** A state in words of cricket, its id beside. */
function State({ name, node, path, registries }: StateProps) {
  const lit = isIn(path, name, node);
  const inner = statesIn(node);
  const { by = '', step = name } = node.meta ?? {};
  const decider = deciders[by];
  return (
    <li className="my-1">
      <span
        className={`inline-block rounded-lg border px-2 py-1 ${lit ? 'border-transparent bg-gold font-semibold text-ground' : 'border-line text-soft'}`}
        {...(lit ? { 'aria-current': 'step' as const } : {})}
      >
        <Step text={stepWords(node, registries)} />
        {decider && <span className="font-normal"> ({decider})</span>}
      </span>{' '}
      <code className="text-xs text-soft [overflow-wrap:anywhere]">{step}</code>
      {inner.length > 0 && (
        <ul className="ml-3 border-l border-line pl-3">
          {inner.map(([key, child]) => (
            <State key={key} name={key} node={child} path={lit ? path.slice(1) : []} registries={registries} />
          ))}
        </ul>
      )}
    </li>
  );
}
