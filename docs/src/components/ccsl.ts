import { cards, formatTable, powerCards, printedFormats } from '@howzat/ccsl';
import { table } from '@howzat/pages';

/** A number card; those that count as power cards are marked. */
function cardPicture(value: number, power: boolean): string {
  return `<svg class="number-card${power ? ' power' : ''}" viewBox="0 0 60 84" role="img" aria-label="Card ${value}${power ? ', a power card' : ''}"><rect x="1" y="1" width="58" height="82" rx="6" /><text x="30" y="56">${value}</text>${power ? '<text class="small" x="30" y="76">power</text>' : ''}</svg>`;
}

export function ccslComponents(): readonly string[] {
  const power: readonly number[] = powerCards;
  return [
    '## The cards',
    'Each player has one card of each of these values and takes it back after the ball. There is no 5. The 4 and the 6 are power cards, of which only so many may be played.',
    `<div class="cubes">${cards.map((value) => cardPicture(value, power.includes(value))).join('')}</div>`,
    '## What each format allows',
    `${printedFormats.length} formats are printed in the rulebook; the longer ones go on as its numbers do.`,
    table(
      [
        'Format',
        'Overs',
        'Balls',
        'Wickets',
        'Power cards an over',
        'an innings',
        'Hidden card',
        'Defence mode',
        'Field shift',
        'Power blockers',
      ],
      formatTable.map((row) => [
        `\`${row.id}\``,
        String(row.overs),
        String(row.turns),
        String(row.wickets),
        String(row.powerPerOver),
        String(row.powerPerInnings),
        row.hidden ? 'yes' : 'no',
        row.defence ? 'yes' : 'no',
        row.shift ? 'yes' : 'no',
        String(row.blocker),
      ]),
    ),
    '## Cards of your own',
    'There is nothing to bring: the numbers are the rules. What can be changed is which parameters a match is played with, under [formats and options](./formats.md).',
  ];
}
