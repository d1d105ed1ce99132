import { blocks, prose, table } from '@howzat/pages';
import type { Game } from './games.js';
import { reasonsOf, stepsOfLittleWorth } from './little-worth.js';
import type { DecisionsWorth, Measured } from './measured.js';
import { madeLine, shareWithInterval } from './words.js';

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

/** What always the same choice wins at a step, in each format in which that was measured. */
function choicesAt(step: string, formats: readonly DecisionsWorth[]): string {
  const told = formats.flatMap(({ title, decisions }) => {
    const { choices = [] } = decisions.find((decision) => decision.step === step) ?? {};
    if (choices.length === 0) return [];
    const each = choices.map((choice) => `${choice.says} ${shareWithInterval(choice)}`);
    return [`${formats.length > 1 ? `${title}: ` : ''}${each.join(', ')}`];
  });
  return told.length === 0 ? '' : `What it wins: ${told.join('; ')}.`;
}

/** The part of a page that says what each decision of a game is worth, by format; empty where it was not measured. */
export function decisionsPart(
  { id, registry }: Pick<Game, 'id' | 'registry'>,
  measured: Measured<readonly DecisionsWorth[]>,
): string {
  const formats = measured.data.filter(({ game }) => game === id);
  if (formats.length === 0) return '';
  const prompts: Readonly<Record<string, string>> = registry.prompts;
  const asks = (step: string): string => prose(prompts[step] ?? step);
  const rows = stepsOf(formats).map((step) => [
    asks(step),
    `\`${step}\``,
    ...formats.map(({ decisions }) => worth(decisions.find((decision) => decision.step === step))),
  ]);
  const reasons = reasonsOf(id);
  const hasChoices = formats.some(({ decisions }) => decisions.some(({ choices = [] }) => choices.length > 0));
  const little = stepsOfLittleWorth(formats).map((step) =>
    [`- **${asks(step)}** (\`${step}\`)`, prose(reasons[step] ?? ''), prose(choicesAt(step, formats))]
      .join(' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
  return blocks(
    '## What each decision is worth',
    'A sensible player meets another one, and at one step takes anything that is legal. Of a hundred matches that were decided it then wins so many fewer than fifty, with the 95 % interval:',
    table(['What is asked', 'Step', ...formats.map(({ title }) => title)], rows),
    madeLine(measured),
    ...(little.length === 0
      ? []
      : [
          '### Where the choice matters little',
          `At these steps anything legal costs less than two points of a hundred. Here is why.${hasChoices ? ' Where there are few choices, the line ends with what a player wins that always chooses the same there, and elsewhere as the sensible player does.' : ''}`,
          little.join('\n'),
        ]),
  );
}
