import { isBest, isOfFields, type Puzzle } from '../../daily/puzzle.js';
import { words } from '../../daily/words.js';
import { Sheet } from '../../shell/dialog.js';

const told = words.puzzle;

/** What is done less often than this is hardly done at all. */
const hardly = 0.005;

interface AnswerProps {
  readonly puzzle: Puzzle;
  readonly choice: number;
  /** What a choice is called. */
  readonly named: (choice: number) => string;
  /** The name of the other side. */
  readonly rival: string;
  readonly close: () => void;
}

/** What a choice is worth, what others are, and how it is known. */
export function Answer({ puzzle, choice, named, rival, close }: AnswerProps) {
  const { choices, value, places } = puzzle;
  const chosen = choices.find((each) => each.choice === choice);
  if (!chosen) return null;
  const right = isBest(chosen, puzzle);
  const mixed = choices.filter(({ share }) => share > hardly);
  const [only] = mixed;
  const parts = (all: Puzzle['rival']): string =>
    [...all]
      .filter(({ share }) => share > hardly)
      .sort((one, other) => other.share - one.share)
      .map((each) => told.part(named(each.choice), each.share))
      .join(', ');
  const verdict = right
    ? mixed.length > 1
      ? told.mixed
      : told.best
    : told.worse((100 * (value - chosen.worth)).toFixed(1));
  return (
    <Sheet open close={close} title={verdict} say={told.chose(named(choice), chosen.worth)}>
      <div className="space-y-3" data-answer-right={right}>
        <Worths puzzle={puzzle} choice={choice} named={named} />
        {only && <p>{mixed.length > 1 ? told.mix(parts(choices)) : told.only(named(only.choice))}</p>}
        {puzzle.rival.length > 0 && <p>{told.rival(rival, parts(puzzle.rival))}</p>}
        <p className="text-sm text-soft">{isOfFields(puzzle) ? told.counted(places) : told.exact(places)}</p>
      </div>
    </Sheet>
  );
}

/** The chance to win with each choice, as numbers and as bars, the best first. */
function Worths({ puzzle, choice, named }: Pick<AnswerProps, 'puzzle' | 'choice' | 'named'>) {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
  const number = 'py-1 pl-2 text-right tabular-nums whitespace-nowrap';
  return (
    <table className="w-full text-sm" aria-label={told.chances}>
      <thead className="text-left text-soft">
        <tr>
          <th className="py-1 pr-2">{told.heads.choice}</th>
          <th aria-hidden className="w-2/5" />
          <th className={number}>{told.heads.worth}</th>
          <th className={number}>{told.heads.share}</th>
        </tr>
      </thead>
      <tbody>
        {[...puzzle.choices]
          .sort((one, other) => other.worth - one.worth)
          .map((each) => (
            <tr
              key={each.choice}
              className={`border-t border-line ${each.choice === choice ? 'font-semibold' : ''}`}
              {...(each.choice === choice ? { 'aria-current': true } : {})}
            >
              <th scope="row" className="py-1 pr-2 text-left">
                {named(each.choice)}
              </th>
              <td aria-hidden>
                <span
                  className={`block h-2.5 rounded-full ${isBest(each, puzzle) ? 'bg-turf' : 'bg-ball'}`}
                  style={{ width: `${Math.max(1, 100 * each.worth)}%` }}
                />
              </td>
              <td className={number}>{percent(each.worth)}</td>
              <td className={number}>{each.share > hardly ? percent(each.share) : told.never}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
