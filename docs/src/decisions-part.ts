import { blocks, prose, table } from '@howzat/pages';
import type { Game } from './games.js';
import type { DecisionsWorth, Measured } from './measured.js';
import { madeLine } from './words.js';

type Worth = DecisionsWorth['decisions'][number];

/** What is missing to a half, in points of a hundred matches that were decided. */
function points(share: number): string {
  const told = (50 - 100 * share).toFixed(1);
  return Number(told) === 0 ? '0.0' : told.replace('-', '−');
}

function worth(decision: Worth | undefined): string {
  if (decision === undefined) return 'not asked';
  const [low = 0, high = 1] = decision.interval95;
  return `${points(decision.share)} (${points(high)} to ${points(low)})`;
}

/** The steps of all formats, those first that are worth most in one of them. */
function stepsOf(measured: readonly DecisionsWorth[]): readonly string[] {
  const least = new Map<string, number>();
  for (const { decisions } of measured)
    for (const { step, share } of decisions) least.set(step, Math.min(share, least.get(step) ?? 1));
  return [...least].sort(([, a], [, b]) => a - b).map(([step]) => step);
}

/** The part of a page that says what each decision of a game is worth, by format; empty where it was not measured. */
export function decisionsPart(
  { id, registry }: Pick<Game, 'id' | 'registry'>,
  measured: Measured<readonly DecisionsWorth[]>,
): string {
  const formats = measured.data.filter(({ game }) => game === id);
  if (formats.length === 0) return '';
  const prompts: Readonly<Record<string, string>> = registry.prompts;
  const rows = stepsOf(formats).map((step) => [
    prose(prompts[step] ?? step),
    `\`${step}\``,
    ...formats.map(({ decisions }) => worth(decisions.find((decision) => decision.step === step))),
  ]);
  return blocks(
    '## What each decision is worth',
    'A sensible player meets another one, and at one step takes anything that is legal. Of a hundred matches that were decided it then wins so many fewer than fifty, with the 95 % interval:',
    table(['What is asked', 'Step', ...formats.map(({ title }) => title)], rows),
    'Where the interval holds 0, what is chosen there makes no difference that so many matches can show. Either the player takes anything there itself, or one choice is worth as much as another.',
    madeLine(measured),
  );
}
