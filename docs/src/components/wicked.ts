import { table } from '@howzat/pages';
import { originalSet, wickedSetSchema } from '@howzat/wicked';
import { cardRow, html, schemaDetails } from './cards.js';

const zones = Array.from({ length: 24 }, (_, i) => i + 1);

/** The most runs of a zone that have a shade of their own. */
const most = 14;

/** The runs of each zone as a strip of cells, the darker the more. */
function strip(runs: readonly (number | string)[]): string {
  const cells = runs
    .map((value) => `<td class="runs-${Math.min(most, Number(value))}">${html(String(value))}</td>`)
    .join('');
  return `<tr>${cells}</tr>`;
}

function charts(name: string, cells: readonly (readonly number[])[]): readonly string[] {
  const dice = [1, 2, 3, 4, 5, 6].map(String);
  return [
    `### ${name}`,
    table(
      ['First die, second die', ...dice],
      cells.map((row, at) => [String(at + 1), ...row.map(String)]),
    ),
  ];
}

export function wickedComponents(): readonly string[] {
  const set = originalSet;
  const head = `<tr>${zones.map((zone) => `<th>${zone}</th>`).join('')}</tr>`;
  return [
    '## Cricketers',
    'Two decks of eighteen. A card says how many runs each of the 24 zones may bring: the darker, the more.',
    ...set.sides.flatMap((side) => [
      `### ${side}`,
      ...set.cricketers
        .filter((card) => card.side === side)
        .map(
          (card) =>
            `<figure class="strip"><figcaption><strong>${html(card.name)}</strong> ${card.role}, bowls on the chart ${html(card.bowlingChart)}</figcaption><div class="scroll" tabindex="0" role="region" aria-label="Potential runs of ${html(card.name)} by zone"><table>${head}${strip(card.potentialRuns)}</table></div></figure>`,
        ),
    ]),
    '## Fielding cards',
    'Each covers the zones with a dot.',
    cardRow(set.fieldingCards.map((card) => ({ name: card.name, lines: [`zones ${card.dots.join(', ')}`] }))),
    '## Pitch cards',
    'One is turned for a match. A roll, in the column of the over, moves the zone up or down.',
    ...set.pitchCards.flatMap((card) => [
      `### ${card.name}`,
      table(
        [
          'Roll',
          ...card.columns.map(
            ({ from, to, innings }) => `${from}-${to}${innings === 'both' ? '' : `, innings ${innings}`}`,
          ),
        ],
        Object.entries(card.rows).map(([roll, cells]) => [
          roll,
          ...cells.map((n: number) => (n > 0 ? `+${n}` : String(n))),
        ]),
      ),
    ]),
    '## Charts for the dice',
    'The two dice of the bowler, and the two of the batter, are looked up here; both numbers together make the zone.',
    ...set.bowlingCharts.flatMap(({ id, cells }) => charts(`Bowling chart: ${id}`, cells)),
    ...set.battingCharts.flatMap(({ id, cells }) => charts(`Batting chart: ${id}`, cells)),
    '## A set of your own',
    'Give a set of this shape to a match as its components; `checkSet` says which rule it breaks, if it does.',
    schemaDetails(wickedSetSchema),
  ];
}
