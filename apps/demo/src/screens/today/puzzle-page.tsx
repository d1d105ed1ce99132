import { Lightbulb, Play, RefreshCw } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { dayText, useToday } from '../../daily/day.js';
import { isOfFields, type LaidOutPuzzle, playedOn, puzzleOf } from '../../daily/puzzle.js';
import { words } from '../../daily/words.js';
import { shown } from '../../engine/said.js';
import { boardOf } from '../../engine/scorer.js';
import { Loading } from '../../shell/loading.js';
import { Notice, NoticePage } from '../../shell/notice.js';
import { beginMatch } from '../../storage/matches.js';
import { tableOf } from '../../tables/lookup.js';
import { DetailsPlace } from '../../tables/pieces/laid-out.js';
import type { TableProps } from '../../tables/table.js';
import { words as frame } from '../../words.js';
import { Scoreboard } from '../match/scoreboard.js';
import { useKeys, useQuestionFocus } from '../match/use-keys.js';
import { Answer } from './answer.js';
import '../match/match.css';

const told = words.puzzle;
/** Puzzles are of games whose overs have six balls. */
const ballsPerOver = 6;

/** A position whose answer is known: what would you do? */
export default function PuzzlePage() {
  const day = useToday();
  const [behind, setBehind] = useState(0);
  const [laid, setLaid] = useState<LaidOutPuzzle | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    setLaid(null);
    puzzleOf(day, behind).then(
      (found) => wanted && setLaid(found),
      (error: Error) => wanted && setWrong(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [day, behind]);
  if (wrong !== null)
    return (
      <NoticePage title={told.title}>
        <Notice alert title={wrong} />
      </NoticePage>
    );
  if (!laid) return <Loading />;
  return (
    <>
      <title>{`${told.title}, ${frame.app.name}`}</title>
      <AtTable key={`${day} ${behind}`} laid={laid} day={dayText(day)} another={() => setBehind(behind + 1)} />
    </>
  );
}

interface AtTableProps {
  readonly laid: LaidOutPuzzle;
  readonly day: string;
  readonly another: () => void;
}

/** The puzzle on the table of its game, and what came of the answer. */
function AtTable({ laid, day, another }: AtTableProps) {
  const { opened, match, puzzle } = laid;
  const [choice, setChoice] = useState<number | null>(null);
  const [reading, setReading] = useState(false);
  const [details, setDetails] = useState<HTMLElement | null>(null);
  const { rulebook, names, game, cricketers } = match;
  const board = boardOf({ rulebook, names, log: match.log(), game, cricketers });
  const label = labelOf(laid);
  const table = tableFor(laid, choice !== null, (given) => {
    setChoice(given);
    setReading(true);
  });
  useKeys(keys);
  useQuestionFocus(choice === null ? puzzle.step : '');
  const Table = tableOf(opened.entry);
  return (
    <div className="match mx-auto max-w-[88rem] p-2 sm:px-4 sm:py-3">
      <div className="match-tools max-lg:sr-only">
        <h1 className="text-lg font-semibold leading-tight">{told.title}</h1>
        <p className="text-sm text-soft">{day}</p>
      </div>
      <div className="match-score min-w-0">
        {/* of what led to the position nothing is known but the score */}
        <Scoreboard board={{ ...board, crease: [], before: [] }} names={names} />
      </div>
      <section className="match-told panel p-3" aria-label={told.title}>
        <h2 className="font-display text-lg leading-snug font-semibold" data-puzzle>
          {questionOf(laid)}
        </h2>
        <details className="text-sm text-soft">
          <summary className="min-h-8 py-1">{told.rulesShort}</summary>
          {isOfFields(puzzle) ? told.rulesOfFields : told.rules}
        </details>
      </section>
      <div className="match-stage relative">
        <Suspense fallback={<Loading />}>
          <DetailsPlace value={details}>
            <div data-table>
              <Table {...table} />
            </div>
          </DetailsPlace>
        </Suspense>
      </div>
      <div className="match-bar flex min-w-0 flex-wrap items-center gap-2">
        {choice !== null && <Answered laid={laid} read={() => setReading(true)} />}
        <button type="button" className="button px-3" onClick={another}>
          <RefreshCw aria-hidden size={18} />
          <span className="max-sm:sr-only">{told.another}</span>
        </button>
        <Link to="/today" className="button px-3">
          {words.today.title}
        </Link>
        <span ref={setDetails} className="contents" />
      </div>
      {reading && choice !== null && (
        <Answer
          puzzle={puzzle}
          choice={choice}
          named={(item) => label(item, puzzle.step)}
          rival={names.away}
          close={() => setReading(false)}
        />
      )}
    </div>
  );
}

/** Of the keys of a match those answer; there is nothing to take back. */
const keys = { undo: () => {}, redo: () => {}, help: () => {} };

/** What is asked: runs, balls and wickets left. */
function questionOf({ match: { game }, puzzle }: LaidOutPuzzle): string {
  const { from } = puzzle;
  const needed = from.target - from.runs;
  // at some games an over is one throw
  if (isOfFields(puzzle)) return told.defendsOver(needed);
  const asks = from.batting === 'home' ? told.needs : told.defends;
  return asks(needed, ballsPerOver - from.balls, (game.wicketsLimit ?? 0) - from.wickets);
}

/** What can come after an answer: to read it again, and to play on. */
function Answered({ laid, read }: { readonly laid: LaidOutPuzzle; readonly read: () => void }) {
  const navigate = useNavigate();
  const playOn = async (): Promise<void> => {
    const { plan, record } = playedOn(laid);
    await navigate(`/match/${await beginMatch(plan, null, record)}`);
  };
  return (
    <>
      <button type="button" className="button px-3" onClick={read}>
        <Lightbulb aria-hidden size={18} />
        {told.answer}
      </button>
      <button type="button" className="button button-main px-3" onClick={() => void playOn()}>
        <Play aria-hidden size={18} />
        {told.playOn}
      </button>
    </>
  );
}

/** What an item is called on the table of the puzzle. */
function labelOf({ texts, match }: LaidOutPuzzle): TableProps['label'] {
  const { params } = match.rulebook;
  const view = match.seat('home').view();
  return (item, step, field) =>
    texts.presentation?.label?.(item, { step, field: field ?? null, view, params }) ?? shown(item);
}

/** The table of the game as somebody sees it who is to choose; what is chosen is an answer and no move. */
function tableFor(laid: LaidOutPuzzle, answered: boolean, give: (choice: number) => void): TableProps {
  const { match, puzzle, texts } = laid;
  const seat = match.seat('home');
  const view = seat.view();
  const domain = seat.legal(puzzle.step);
  const { params } = match.rulebook;
  return {
    side: 'home',
    view,
    other: null,
    names: match.names,
    params,
    open: answered ? [] : [{ step: puzzle.step, role: view.role, domain: domain.describe(), made: false }],
    chance: null,
    waits: null,
    goOn: null,
    happened: [],
    fresh: 0,
    before: [],
    seen: answered ? 1 : 0,
    live: true,
    pace: { ms: 0, shown: [], still: true },
    ask: () => (isOfFields(puzzle) ? told.askField : told.ask),
    picture: texts.presentation?.picture?.(view, params) ?? [],
    label: labelOf(laid),
    why: async (_step, choice) => domain.why(choice),
    play: async (_step, choice) => {
      if (typeof choice === 'number') give(choice);
      return null;
    },
    happen: async () => null,
  };
}
