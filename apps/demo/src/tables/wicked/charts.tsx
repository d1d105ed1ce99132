import { momentOf, useArrival } from '../pieces/motion.js';
import type { Pace } from '../table.js';
import type { Over, Seat } from './seat.js';
import { told } from './words.js';

const faces = [1, 2, 3, 4, 5, 6] as const;

interface ChartProps {
  readonly title: string;
  readonly read: string;
  /** The inputs: by the first die, then by the second. */
  readonly cells: readonly ArrayLike<number>[];
  readonly first: number;
  readonly second: number;
  readonly moves: boolean;
  readonly pace: Pace;
}

/** A chart that is crossed by two dice, with the cell that was rolled lit. */
function Chart({ title, read, cells, first, second, moves, pace }: ChartProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-sm tabular-nums">
      <caption className="mb-1 text-left text-sm">
        <strong>{title}</strong> <span className="text-xs text-soft">{read}</span>
      </caption>
      <thead>
        <tr className="text-xs text-soft">
          <td />
          {faces.map((face) => (
            <th key={face} scope="col" className={`font-semibold ${face === second ? 'text-ink' : ''}`}>
              {face}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {faces.map((row) => (
          <tr key={row}>
            <th scope="row" className={`text-xs font-semibold ${row === first ? 'text-ink' : 'text-soft'}`}>
              {row}
            </th>
            {faces.map((column) => {
              const lit = row === first && column === second;
              const crossed = row === first || column === second;
              return (
                <Cell key={column} lit={lit} crossed={crossed} moves={moves} pace={pace}>
                  {cells[row]?.[column] ?? 0}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  readonly lit: boolean;
  readonly crossed: boolean;
  readonly moves: boolean;
  readonly pace: Pace;
  readonly children: number | string;
}

function Cell({ lit, crossed, moves, pace, children }: CellProps) {
  const style = useArrival(moves && lit, pace, momentOf(pace, 'dice', { from: 0.5, for: 0.5 }));
  return (
    <td
      style={style}
      aria-current={lit ? 'true' : undefined}
      className={`rounded ${lit ? `bg-gold font-bold text-panel outline-2 outline-gold ${style ? 'wicked-lit' : ''}` : crossed ? 'bg-line/60' : 'bg-raised'}`}
    >
      {children}
    </td>
  );
}

interface ChartsProps {
  readonly seat: Seat;
  readonly over: Over;
  readonly pace: Pace;
}

/** The bowling chart of who bowled and the batting chart of who faced. */
export function Charts({ seat, over, pace }: ChartsProps) {
  const { table, sharedChart } = seat.p;
  const { set } = table;
  const bowling = sharedChart ? table.sharedChart : (table.bowlingChart[over.bowler] ?? 0);
  const batting = table.battingChart[over.striker] ?? 0;
  const nameOf = (card: number): string => set.cricketers[card - 1]?.name ?? '';
  const [b1 = 0, b2 = 0] = over.bowling;
  const [h1 = 0, h2 = 0] = over.batting;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Chart
        key={`${over.id} bowling`}
        title={told.over.bowling}
        read={told.over.read(set.bowlingCharts[bowling]?.id ?? '', nameOf(over.bowler))}
        cells={table.bowling[bowling] ?? []}
        first={b1}
        second={b2}
        moves={over.isNew}
        pace={pace}
      />
      <Chart
        key={`${over.id} batting`}
        title={told.over.batting}
        read={told.over.read(set.battingCharts[batting]?.id ?? '', nameOf(over.striker))}
        cells={table.batting[batting] ?? []}
        first={h1}
        second={h2}
        moves={over.isNew}
        pace={pace}
      />
    </div>
  );
}
