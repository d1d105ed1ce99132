import { table } from '@howzat/pages';
import { battingRanks, bowlingRanks, originalSet, pocketSetSchema } from '@howzat/pocket';
import { cardRow, schemaDetails } from './cards.js';

export function pocketComponents(): readonly string[] {
  const set = originalSet;
  const nameOf = new Map(set.cricketers.map(({ id, name }) => [id, name]));
  return [
    '## The rank grid',
    'The rank of the batter against that of the bowler. The number says which line of the score card counts, and the higher it is, the better for the batter.',
    table(
      ['Batter', ...bowlingRanks.map((rank) => `${rank} bowler`)],
      battingRanks.map((rank, at) => [rank, ...(set.grid[at] ?? []).map(String)]),
    ),
    '## Score cards',
    'One is turned in each over. Its columns are the differences of rank; a W beside the runs is an out.',
    table(
      ['Card', 'Out', ...(set.scoreCards[0]?.entries ?? []).map((_, at) => String(at))],
      set.scoreCards.map(({ number, how, entries }) => [
        String(number),
        how,
        ...entries.map(({ runs, outs }) => `${runs}${outs > 0 ? ` ${'W'.repeat(outs)}` : ''}`),
      ]),
    ),
    '## Cricketers',
    cardRow(
      set.cricketers.map((card) => ({
        name: card.name,
        mark: card.captain ? 'C' : '',
        lines: [card.position, `bats ${card.batting}`, `bowls ${card.bowling}`],
      })),
    ),
    '## Chance cards',
    'Pink ones are for the batter, blue ones for the bowler.',
    cardRow(set.cards.map((card) => ({ name: card.name, mark: card.kind, lines: [card.text], colour: card.colour }))),
    '## Starter decks',
    ...set.sets.flatMap(({ name, team }) => [`**${name}**: ${team.map((id) => nameOf.get(id) ?? id).join(', ')}.`]),
    '## A set of your own',
    'Give a set of this shape to a match as its components; `checkSet` says which rule it breaks, if it does.',
    schemaDetails(pocketSetSchema),
  ];
}
