import type { Refusal, Side } from '@howzat/core';
import { BookOpen, ScrollText } from 'lucide-react';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { people } from '../../engine/plan.js';
import type { Room, RoomState } from '../../engine/room.js';
import type { Board, Sight } from '../../engine/sight.js';
import { attempted } from '../../engine/trouble.js';
import { langOfGames } from '../../language/spoken.js';
import Asked from '../../shell/asked.js';
import { Sheet } from '../../shell/dialog.js';
import { Loading } from '../../shell/loading.js';
import { Mishap } from '../../shell/mishap.js';
import { Notice } from '../../shell/notice.js';
import { speedMs, useSettings } from '../../shell/settings.js';
import { tableOf } from '../../tables/lookup.js';
import { Because, DetailsPlace } from '../../tables/pieces/laid-out.js';
import { Teller, useHeld } from '../../tables/pieces/told.js';
import { words } from '../../words.js';
import { Commentary, plain, reasonOf } from './commentary.js';
import { Curtain } from './curtain.js';
import { Finish } from './finish.js';
import { Guide } from './guide.js';
import { Hint } from './hint.js';
import { InTheOpen } from './in-the-open.js';
import { Keys } from './keys.js';
import { MatchMenu } from './match-menu.js';
import { useRecordExport } from './record-export.js';
import { Scoreboard } from './scoreboard.js';
import { TimeBar } from './time-bar.js';
import { Typed } from './typed.js';
import { useKeys, useQuestionFocus } from './use-keys.js';
import { usePast } from './use-past.js';
import { useShow } from './use-show.js';
import { useTable } from './use-table.js';
import { Watching } from './watching.js';
import { WhatIf } from './what-if.js';
import './match.css';
import { Why } from './why.js';

const Book = lazy(() => import('../book/book.js'));
const Facts = lazy(() => import('../first/facts.js'));
const Meanings = lazy(() => import('../first/meanings.js'));
const Show = lazy(() => import('../../tables/show/show.js'));
const Statechart = lazy(() => import('../chart/statechart.js'));
const OtherSide = lazy(() => import('../online/other-side.js'));
const FarBar = lazy(() => import('../online/far-bar.js'));
const NoWhatIf = lazy(() => import('../online/no-what-if.js'));
const told = words.match;
const ignore = (): void => {};
const none: readonly string[] = [];

interface PlayingProps {
  readonly room: Room;
  /** The ball after which a replay opens; null opens at the present. */
  readonly from: number | null;
  readonly state: RoomState;
  readonly sight: Sight;
  readonly board: Board;
}

/** A match at the table: score, table, commentary, and the way through time. */
export function Playing({ room, from, state, sight, board }: PlayingProps) {
  const { plan, plays, online } = room.source;
  const { speed } = useSettings();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [reading, setReading] = useState(false);
  const [listening, setListening] = useState(false);
  const [detailsSlot, setDetailsSlot] = useState<HTMLElement | null>(null);
  const [hintSlot, setHintSlot] = useState<HTMLElement | null>(null);
  const [charting, setCharting] = useState(false);
  const openChart = useCallback(() => setCharting(true), []);
  const [branching, setBranching] = useState(false);
  const openBranching = useCallback(() => setBranching(true), []);
  const undo = useCallback(() => void attempted(room.engine.undo()).then(setRefusal), [room]);
  const redo = useCallback(() => void attempted(room.engine.redo()).then(setRefusal), [room]);
  const [keying, setKeying] = useState(false);
  const openKeys = useCallback(() => setKeying(true), []);
  const [paused, setPaused] = useState(false);
  const { looking, past, board: pastBoard, rested } = usePast(room, sight.length);
  // nothing of what came later is shown before the moment is there at which a replay opens, its commentary too
  const [arrived, setArrived] = useState(from === null);
  if (!arrived && rested !== null) setArrived(true);
  const { player, moves, timeline, settled, showing, aside } = useShow(state, sight);
  const table = useTable(room, state, sight, past, timeline, setRefusal);
  useKeys({
    undo: sight.canUndo && past === null ? undo : ignore,
    redo: sight.canRedo && past === null ? redo : ignore,
    help: openKeys,
  });
  useQuestionFocus(
    table ? `${table.seen} ${keying} ${table.open.flatMap(({ step, made }) => (made ? [] : [step])).join()}` : '',
  );
  const playing = people(plan);
  const watches = plays && playing.length === 0;
  const over = sight.path === 'end';
  const heldBoard = useHeld(board, settled);
  const turn = online !== undefined && !over && sight.open.some(({ made }) => !made);
  const title = told.title(room.names.home, room.names.away);

  // before anybody is told that this is on the screen
  useLayoutEffect(() => {
    void room.engine.tempo({ ms: speedMs[speed].wait * (watches ? 1.6 : 1), paused: watches && (paused || showing) });
  }, [room, speed, paused, watches, showing]);

  useEffect(() => {
    if (from !== null) looking.look(from);
  }, [looking, from]);

  useEffect(() => {
    // a page that the browser brings back as it was may be in other hands
    const back = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) void attempted(room.engine.putDown());
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [room]);

  // the commentary grows long: the table comes first
  const lines = useHeld(useDeferredValue(state.lines), settled);
  const shownLines = useMemo(() => (rested ? lines.slice(0, rested.lines) : lines), [lines, rested]);
  const balls = useMemo(
    () =>
      lines.flatMap(({ kind, label, symbol }) =>
        kind === 'ball' ? [{ label: label ?? '', symbol: symbol ?? '' }] : [],
      ),
    [lines],
  );
  const line = asked === null ? null : (lines[asked] ?? null);
  const ball = asked === null ? 0 : lines.slice(0, asked).filter(({ kind }) => kind === 'ball').length;
  const because = shownLines.findLast(({ kind }) => kind === 'ball')?.reason?.text ?? null;
  const Table = state.opened ? tableOf(state.opened.entry) : null;
  const { takers, seat } = past ?? sight;
  // what stands at the end is for all, but for the table
  const hangs = takers.length > 0;
  const covered = hangs && !over;
  useEffect(() => {
    // what was refused is for whoever asked, not for whoever has the device next
    if (covered) setRefusal(null);
  }, [covered]);
  const take = async (side: Side): Promise<void> => {
    setRefusal(await attempted(room.engine.take(side)));
    looking.again();
  };
  const curtain = hangs ? (
    <Curtain key={takers.join()} takers={takers} names={room.names} take={(side) => void take(side)} />
  ) : null;
  const { take: takeRecord, agreement } = useRecordExport(room, sight.keepsSecrets, setRefusal);
  const unsaved = state.unsaved && (
    <Notice title={told.unsaved[state.unsaved.code] ?? state.unsaved.message}>
      <button type="button" className="button" onClick={takeRecord}>
        {told.exportRecord}
      </button>
    </Notice>
  );
  const unverified = sight.unverified && (
    <Notice title={told.unverified}>
      <p className="text-sm text-soft">{told.unverifiedSay}</p>
    </Notice>
  );
  const shownBoard = pastBoard ?? heldBoard;
  if (!arrived) return <Loading />;

  return (
    <div
      className="match mx-auto max-w-[88rem] p-2 sm:px-4 sm:py-3"
      data-seen={sight.length}
      data-thinking={sight.thinking ?? undefined}
    >
      <title>{`${turn ? told.turnTitle(title) : title}, ${words.app.name}`}</title>
      <div className="match-tools flex items-start justify-between gap-2 max-lg:flex-col max-lg:justify-start">
        <div className="min-w-0 max-lg:sr-only">
          <h1 className="text-lg font-semibold leading-tight [overflow-wrap:anywhere]">{title}</h1>
          <p className="text-sm text-soft">
            {state.opened?.entry.title}
            {sight.series ? ` · ${words.series.title(sight.series.number, sight.series.matches)}` : ''}
          </p>
        </div>
        <div className="flex shrink-0 items-center gap-1 max-lg:flex-col max-lg:gap-0 max-lg:[&_.button]:min-h-10">
          <MatchMenu
            room={room}
            sight={sight}
            refused={setRefusal}
            chart={openChart}
            keys={openKeys}
            ball={looking.ball}
          />
          <button
            type="button"
            className="button button-icon"
            aria-label={told.book}
            title={told.book}
            onClick={() => setReading(true)}
          >
            <BookOpen aria-hidden size={18} />
          </button>
        </div>
      </div>

      <div className="match-score min-w-0">{!covered && <Scoreboard board={shownBoard} names={room.names} />}</div>
      <div className="match-told space-y-2 empty:hidden">
        {unverified}
        {unsaved}
        {online && (
          <Suspense>
            <FarBar room={room} state={state} board={board} turn={turn} />
          </Suspense>
        )}
        {!covered && (
          <Suspense>
            {sight.trouble && (
              <Notice alert title={`${told.threw} ${sight.trouble.message}`}>
                <p className="text-sm text-soft">{told.threwSay}</p>
              </Notice>
            )}
            {/* guide and table come together: nothing moves under the hand of whoever chooses already */}
            {plan.guided && table && state.opened && (
              <Mishap>
                <Guide entry={state.opened.entry} sight={sight} table={table} lines={lines} ask={setAsked} />
              </Mishap>
            )}
            {plan.ready && !over && past === null && (
              <Facts variant={plan.variant} lines={lines} guided={plan.guided === true} />
            )}
            {over && settled && past === null && (
              <Finish room={room} sight={sight} board={board} read={() => setReading(true)} />
            )}
            <div aria-live="polite" aria-atomic>
              {refusal ? (
                <Notice
                  title={
                    <>
                      {told.refused}: <span lang={langOfGames()}>{refusal.message}</span>
                    </>
                  }
                >
                  {refusal.rule && <p className="text-sm text-soft">{refusal.rule}</p>}
                </Notice>
              ) : (
                // the last that happened, for those who do not see it
                <p className="sr-only">{lastTold(rested ? shownLines : state.lines)}</p>
              )}
            </div>
            {/* whoever plays somebody far away plays by themselves */}
            {table && plays && !online && table.open.length > 0 && (
              <Hint room={room} state={state} table={table} slot={hintSlot} />
            )}
            {table && !curtain && <InTheOpen table={table} />}
          </Suspense>
        )}
      </div>
      <div className="match-stage relative">
        <Suspense fallback={<Loading />}>
          <Mishap>
            <DetailsPlace value={detailsSlot}>
              <Because value={because}>
                <Teller value={player}>
                  {curtain ?? <div data-table>{table && Table && <Table key={seat} {...table} />}</div>}
                </Teller>
              </Because>
            </DetailsPlace>
          </Mishap>
          <Drawn room={room} sight={sight} />
        </Suspense>
        {moves && table && !covered && (
          <Suspense>
            <Show player={player} winner={winnerIn(sight, room.names)} aside={aside} label={table.label} />
          </Suspense>
        )}
        {table?.waits && (
          <p
            role="status"
            className="match-waits pointer-events-none absolute inset-x-0 bottom-2 mx-auto w-max max-w-full rounded-full bg-panel px-3 py-1 text-sm text-soft"
          >
            {table.waits}{' '}
            <span aria-hidden className="inline-block animate-pulse">
              …
            </span>
          </p>
        )}
      </div>
      <div className="match-bar flex min-w-0 items-center gap-1 sm:gap-2">
        <TimeBar
          balls={balls}
          looking={looking}
          canUndo={sight.canUndo}
          canRedo={sight.canRedo}
          undo={undo}
          redo={redo}
          branch={plays && !online && past ? openBranching : null}
          pace={Math.max(160, speedMs[speed].wait)}
        />
        {watches && !over && <Watching room={room} paused={paused} pause={setPaused} />}
        {table && plan.chance === 'people' && plays && !sight.series && !covered && (
          <Typed room={room} length={sight.length} label={table.label} ask={table.ask} />
        )}
        {online && (
          <Suspense>
            <OtherSide room={room} state={state} />
          </Suspense>
        )}
        <span ref={setHintSlot} className="contents" />
        <span ref={setDetailsSlot} className="contents" />
        {!covered && (
          <button
            type="button"
            className="button button-icon lg:hidden"
            aria-label={told.commentary}
            title={told.commentary}
            onClick={() => setListening(true)}
          >
            <ScrollText aria-hidden size={18} />
          </button>
        )}
      </div>
      <aside className="match-aside panel min-h-0 min-w-0 flex-col">
        <h2 className="border-b border-line px-4 py-2 text-lg font-semibold">{told.commentary}</h2>
        {!covered && <Commentary lines={shownLines} ask={setAsked} />}
      </aside>

      {listening && (
        <Sheet open close={() => setListening(false)} title={told.commentary}>
          <div className="flex h-[60dvh] flex-col">
            <Commentary lines={shownLines} ask={setAsked} />
          </div>
        </Sheet>
      )}
      <Suspense>
        <Meanings />
      </Suspense>
      {agreement}
      {line && (
        <Why
          line={line}
          registries={state.words?.registries ?? []}
          readings={state.rulebook?.selection.rulings ?? {}}
          told={state.words?.told ?? none}
          close={() => setAsked(null)}
        >
          {line.kind === 'ball' &&
            (room.source.told ? (
              <Suspense>
                <NoWhatIf />
              </Suspense>
            ) : (
              <WhatIf key={asked} room={room} ball={ball} was={line.symbol ?? ''} />
            ))}
        </Why>
      )}
      {reading && (
        <Sheet open close={() => setReading(false)} title={words.book.title}>
          <Suspense fallback={<Loading />}>
            <Book room={room} length={sight.length} />
          </Suspense>
        </Sheet>
      )}
      {charting && (
        <Sheet open close={() => setCharting(false)} title={words.chart.title} say={words.chart.say}>
          <Suspense fallback={<Loading />}>
            <Statechart room={room} />
          </Suspense>
        </Sheet>
      )}
      {keying && <Keys close={() => setKeying(false)} />}
      {branching && (
        <Asked
          open
          close={() => setBranching(false)}
          title={words.time.branch}
          say={words.time.branchAsk}
          yes={words.time.branch}
          go={() => past && void attempted(room.engine.branch(past.back)).then(setRefusal)}
        />
      )}
    </div>
  );
}

/** Stands beside a table, and says when that is on the screen: nobody plays on before. */
function Drawn({ room, sight }: { readonly room: Room; readonly sight: Sight }) {
  useEffect(() => room.drawn(sight), [room, sight]);
  return null;
}

function winnerIn({ game }: Sight, names: Room['names']): string {
  const winner = game.result?.winner ?? null;
  return winner === null ? '' : names[winner === 0 ? 'home' : 'away'];
}

/** What comes behind a ball because of it: it is told with the ball. */
const ends: readonly string[] = ['over ends', 'innings ends', 'innings begins', 'result'];

/** The last that happened, in one sentence: of a ball why it went as it did, what the score is then, and what has ended with it. */
function lastTold(lines: RoomState['lines']): string {
  const at = lines.findLastIndex(({ kind }) => !ends.includes(kind));
  const last = lines[at];
  const newest = lines.at(-1);
  if (last?.kind !== 'ball') return newest ? plain(newest) : '';
  const ended = lines.slice(at + 1).filter(({ kind }) => kind === 'innings ends' || kind === 'result');
  return told.ball(reasonOf(last)?.replace(/[.।]$/, '') ?? plain(last), last.score, ended.map(plain));
}
