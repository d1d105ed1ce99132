import type { Seat } from './seat.js';
import { told } from './words.js';

const rolls = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

interface PitchProps {
  readonly seat: Seat;
  /** The over of the pitch card, 1 to 50, and the roll to light; 0 for none. */
  readonly over: number;
  readonly roll: number;
  /** All columns, not that of the over alone. */
  readonly whole?: boolean;
}

/** The pitch card: the modifier by the roll, for the overs that it says. */
export function Pitch({ seat: { s, p, game }, over, roll, whole = false }: PitchProps) {
  const card = p.table.set.pitchCards[(s.pitch ?? 0) - 1];
  if (!card) return null;
  const innings = game.innings === 2 ? 2 : 1;
  const columnsOf = (of: number) =>
    card.columns
      .map((column, at) => ({ ...column, at }))
      .filter((column) => column.innings === 'both' || column.innings === of)
      .filter(({ from, to }) => whole || (from <= over && over <= to));
  // the whole card tells both innings, where they differ: whoever wins the toss chooses by it
  const differ = whole && card.columns.some((column) => column.innings !== 'both');
  const shown = differ ? [1, 2] : [innings];
  const [first] = columnsOf(innings);
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums sm:text-sm">
      <caption className="mb-1 text-left text-sm">
        <strong>{told.over.pitch(card.name)}</strong>{' '}
        {!whole && first && <span className="text-xs text-soft">{told.over.pitchSay(first.from, first.to)}</span>}
      </caption>
      <thead>
        <tr className="text-xs text-soft">
          <th scope="col" className="w-14 pr-1 text-left font-semibold">
            {whole ? told.pitch.overs : told.over.roll}
          </th>
          {rolls.map((each) => (
            <th key={each} scope="col" className="font-semibold">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      {shown.map((of) => (
        <tbody key={of}>
          {differ && (
            <tr>
              <th scope="rowgroup" colSpan={12} className="pt-1 text-left text-xs text-soft">
                {told.pitch.innings(of)}
              </th>
            </tr>
          )}
          {columnsOf(of).map(({ at, from, to }) => (
            <tr key={at}>
              <th scope="row" className="pr-1 text-left text-xs font-semibold text-soft">
                {whole ? `${from}–${to}` : told.over.modifier}
              </th>
              {rolls.map((each) => (
                <td
                  key={each}
                  aria-current={each === roll ? 'true' : undefined}
                  className={`rounded ${each === roll ? 'bg-gold font-bold text-panel' : 'bg-raised'}`}
                >
                  {told.signed(card.rows[each]?.[at] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
