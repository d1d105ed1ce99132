import { battingRanks, bowlingRanks, type RankGrid as Grid } from '@howzat/pocket';
import { wordFor } from '../../language/spoken.js';
import { Figure } from '../pieces/figure.js';
import { means } from './first-words.js';
import { paints } from './ranks.js';
import { words } from './words.js';

interface RankGridProps {
  readonly grid: Grid;
  readonly bat: (typeof battingRanks)[number] | null;
  readonly bowl: (typeof bowlingRanks)[number] | null;
}

/** The Rank Grid with the cell that counts now lit. */
export function RankGrid({ grid, bat, bowl }: RankGridProps) {
  return (
    <section aria-label={words.grid} title={words.gridSay}>
      <table className="w-full border-separate border-spacing-0.5 text-center text-sm">
        <caption className="mb-1 text-left text-xs font-semibold text-soft">
          {words.gridCaption(bat && wordFor(bat), bowl && wordFor(bowl))}
        </caption>
        <thead>
          <tr>
            <td aria-hidden />
            {bowlingRanks.map((rank) => (
              <Head key={rank} rank={rank} scope="col" lit={rank === bowl} />
            ))}
          </tr>
        </thead>
        <tbody>
          {[...battingRanks].reverse().map((rank) => (
            <tr key={rank}>
              <Head rank={rank} scope="row" lit={rank === bat} />
              {bowlingRanks.map((against, column) => {
                const lit = rank === bat && against === bowl;
                const difference = grid[battingRanks.indexOf(rank)]?.[column] ?? 0;
                return (
                  <td
                    key={against}
                    title={words.gridAt(wordFor(rank), wordFor(against), difference)}
                    className={`h-7 rounded tabular-nums ${lit ? 'bg-gold font-bold text-panel ring-2 ring-gold' : 'bg-raised'}`}
                  >
                    {lit ? (
                      <Figure kind="difference" says={means.difference(difference)}>
                        {difference}
                      </Figure>
                    ) : (
                      difference
                    )}
                    {lit && (
                      <span className="sr-only"> ({words.gridAt(wordFor(rank), wordFor(against), difference)})</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Head({
  rank,
  scope,
  lit,
}: {
  readonly rank: keyof typeof paints;
  readonly scope: 'row' | 'col';
  readonly lit: boolean;
}) {
  const { fill, ink } = paints[rank];
  return (
    <th
      scope={scope}
      className="rounded text-xs"
      style={{ background: fill, color: ink, outline: lit ? '2px solid var(--gold)' : undefined }}
    >
      <span aria-hidden className="block px-1.5 py-1">
        {rank.charAt(0)}
      </span>
      <span className="sr-only">{wordFor(rank)}</span>
    </th>
  );
}
