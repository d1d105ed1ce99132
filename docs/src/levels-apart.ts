import { table } from '@howzat/pages';
import { formatName, inOrder } from './formats.js';
import { type LevelsApart, type Measured, sampleKey } from './measured.js';
import { percent, shareWithInterval as share } from './words.js';

/** A level that wins less than this of the one below it is close to it. */
const apart = 0.65;

/** The levels of a format that are close to the one below. */
function closeIn({ village, international }: LevelsApart): readonly string[] {
  return [
    ...(village.share < apart ? ['club'] : []),
    ...(international && international.share < apart ? ['international'] : []),
  ];
}

const keyOf = ({ game, format }: LevelsApart, level: string): string =>
  `${sampleKey(game, format ?? undefined)} ${level}`;

/** All of them, as `cubes standard club`: the game, its format if it has any, and the upper level. */
export function closeLevels(measured: readonly LevelsApart[]): readonly string[] {
  return measured.flatMap((it) => closeIn(it).map((level) => keyOf(it, level)));
}

/** Why two levels are close. */
export const closeFor: Readonly<Record<string, string>> = {
  'ccsl one-over club':
    'An over is short: even random choices win more than a third of the matches, so one in two costs little.',
  'ccsl one-over international':
    'The sensible player mixes its cards nearly as the exact values of an over say. There is little left to find: see the habits below.',
  'cubes standard club':
    'The dice decide much of one innings: random choices win nearly four of ten matches, so one in two costs little.',
  'cubes standard international':
    'The same dice: beyond the order of the cubes, which the sensible player works out, there is little to choose.',
  'pocket international':
    'Search leaves every decision of an innings to the sensible player, since looking ahead pays at none of them. See below.',
  'ctg t10 international':
    'Search leaves every decision of an innings to the sensible player, since looking ahead pays at none of them. See below.',
  'wicked ten-over international':
    'The sensible captain gives away next to nothing: the best possible fielding, worked out exactly, wins hardly more. See below.',
};

/** How far the levels are apart in each format, as Markdown, and why some are close. */
export function levelsTable({ data, made: { command } }: Measured<readonly LevelsApart[]>): string {
  const found = inOrder(data);
  const upper = (it: LevelsApart): string =>
    it.international
      ? `${share(it.international)}, ${it.international.matches} matches, ${it.international.playouts} playouts`
      : '';
  const rows = found.map((it) => [formatName(it), share(it.random), share(it.village), upper(it)]);
  const close = found.flatMap((it) =>
    closeIn(it).map((level) => `- **${formatName(it)}, ${level}:** ${closeFor[keyOf(it, level)] ?? ''}`),
  );
  return [
    table(['game, format', 'club v random', 'club v village', 'international v club'], rows),
    `Made by \`${command}\`.`,
    `Where a level wins less than ${percent(apart, 0)} of the one below it, the game leaves no more room:`,
    close.join('\n'),
  ].join('\n\n');
}
