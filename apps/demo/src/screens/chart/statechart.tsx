import { type MatchRecord, type Rulebook, sideOf } from '@howzat/core';
import { type ChartNode, createMatchMachine, type MatchMachine, placeOf, toJson } from '@howzat/core/machine';
import { useActorRef, useSelector } from '@xstate/react';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Room } from '../../engine/room.js';
import { IconButton } from '../../shell/icon-button.js';
import { Loading } from '../../shell/loading.js';
import { words } from '../../words.js';
import { useRoomState } from '../match/use-room.js';

const told = words.chart;

/** The machine of the rulebook in play, walked through by what came in. */
export default function Statechart({ room }: { readonly room: Room }) {
  const { rulebook } = useRoomState(room);
  const [record, setRecord] = useState<MatchRecord | null>(null);
  const [at, setAt] = useState(0);
  useEffect(() => {
    void room.engine.record().then((read) => {
      setRecord(read);
      setAt(read.events.length);
    });
  }, [room]);
  if (!rulebook || !record) return <Loading />;
  const all = record.events.length;
  const go = (to: number): void => setAt(Math.min(all, Math.max(0, to)));
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
      </div>
      <Walked rulebook={rulebook} record={record} at={at} />
    </>
  );
}

interface WalkedProps {
  readonly rulebook: Rulebook;
  readonly record: MatchRecord;
  readonly at: number;
}

function Walked({ rulebook, record, at }: WalkedProps) {
  const machine = useMemo(() => createMatchMachine(rulebook), [rulebook]);
  const tree = useMemo(() => toJson(machine) as unknown as ChartNode, [machine]);
  // an actor goes forward only: going back begins anew
  const [round, setRound] = useState({ number: 0, at });
  if (at < round.at) setRound({ number: round.number + 1, at });
  else if (at > round.at) setRound({ ...round, at });
  return <Actor key={round.number} machine={machine} tree={tree} record={record} at={at} />;
}

/** So many events are sent before the screen gets its turn. */
const slice = 40;

function Actor({
  machine,
  tree,
  record,
  at,
}: Omit<WalkedProps, 'rulebook'> & { readonly machine: MatchMachine; readonly tree: ChartNode }) {
  const { home, away } = record.players;
  const actor = useActorRef(machine, { input: { automatic: home !== null && away !== null } });
  const place = useSelector(actor, placeOf);
  const [sent, setSent] = useState(0);
  useEffect(() => {
    if (sent >= at) return;
    const timer = setTimeout(() => {
      const next = Math.min(at, sent + slice);
      for (const event of record.events.slice(sent, next)) {
        if (event.kind === 'choice')
          actor.send({ type: 'PLAY', side: sideOf(event.seat), step: event.step, choice: event.choice });
        else if (event.kind === 'chance') actor.send({ type: 'CHANCE', step: event.step, outcome: event.outcome });
        else actor.send({ type: 'CONCEDE', side: sideOf(event.seat) });
      }
      setSent(next);
    });
    return () => clearTimeout(timer);
  }, [actor, record, sent, at]);
  const path = place.split('/');
  return (
    <ul className="text-sm" data-place={place}>
      {statesIn(tree).map(([key, node]) => (
        <State key={key} name={key} node={node} path={path} />
      ))}
    </ul>
  );
}

/** What only the machine needs to find its way is left out. */
const between: readonly string[] = ['gate', 'choice', 'open', 'made', 'left out'];

function statesIn(node: ChartNode): readonly (readonly [string, ChartNode])[] {
  return Object.entries(node.states ?? {}).filter(([, { meta }]) => !between.includes(meta?.kind ?? ''));
}

function State({
  name,
  node,
  path,
}: {
  readonly name: string;
  readonly node: ChartNode;
  readonly path: readonly string[];
}) {
  const step = node.meta?.step ?? name;
  const lit = path[0] === step || path[0] === name;
  const inner = statesIn(node);
  return (
    <li className="my-1">
      <span
        className={`inline-block rounded-lg border px-2 py-1 ${lit ? 'border-transparent bg-gold font-semibold text-ground' : 'border-line text-soft'}`}
        {...(lit ? { 'aria-current': 'step' as const } : {})}
      >
        {step}
      </span>
      {inner.length > 0 && (
        <ul className="ml-3 border-l border-line pl-3">
          {inner.map(([key, child]) => (
            <State key={key} name={key} node={child} path={lit ? path.slice(1) : []} />
          ))}
        </ul>
      )}
    </li>
  );
}
