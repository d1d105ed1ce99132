import { compose, type FormGuide, isHowzatError, type Player, type Rulebook, type Variant } from '@howzat/core';
import { type Budget, formGuide, lookingAhead } from '@howzat/players';
import { Command } from 'commander';
import { openCatalogue, variantNamed } from '../catalogue/catalogue.js';
import { Usage } from '../failure.js';
import { note, sayJson } from '../output.js';
import { useFlag, wholeNumber } from '../selection/flags.js';
import { budgetFlag } from '../selection/players.js';

interface FormGuideFlags {
  readonly format?: string;
  readonly matches: number;
  readonly looking: number;
  readonly budget: Budget;
  readonly use: readonly string[];
}

export function formGuideCommand(): Command {
  return new Command('form-guide')
    .description(
      'how matches of the sensible player go, for the package of a game to bring: search and hint begin at once',
    )
    .argument('<variant>', 'the game')
    .option('--format <id>', 'this format only; all that need no ruling unless given')
    .option('--matches <n>', 'how many are played for each format', wholeNumber(1, 1_000_000), 2000)
    .option(
      '--looking <n>',
      'find out at which decisions it pays to look ahead, in so many matches for each; 0 keeps what the player knows',
      wholeNumber(0, 100_000),
      0,
    )
    .addOption(budgetFlag('how long is thought meanwhile', { playouts: 100 }))
    .addOption(useFlag())
    .addHelpText(
      'after',
      `
The guides are printed as JSON; the player of the package has them as its formGuides.

Examples:
  howzat form-guide pocket > packages/pocket/src/form-guides.json
  howzat form-guide wicked --format ten-over --looking 200`,
    )
    .action(makeGuides);
}

async function makeGuides(id: string, flags: FormGuideFlags): Promise<void> {
  const { variant, sensible } = variantNamed(await openCatalogue(flags.use, [id]), id);
  if (!sensible) throw new Usage(`${id} has no sensible player, whose matches a form guide tells of.`);
  const guides: FormGuide[] = [];
  for (const rulebook of rulebooksOf(variant, flags.format)) guides.push(guideOf(rulebook, sensible.value, flags));
  sayJson(guides);
}

function guideOf(rulebook: Rulebook, player: Player, { matches, looking, budget: time }: FormGuideFlags): FormGuide {
  const guide = formGuide(rulebook, player, { matches });
  const { format } = guide;
  const known = player.formGuides?.find((it) => it.variant === guide.variant && it.format === format)?.lookingAhead;
  if (looking < 2) return { ...guide, lookingAhead: known ?? {} };
  return {
    ...guide,
    lookingAhead: lookingAhead(
      rulebook,
      { ...player, formGuides: [guide] },
      {
        budget: time,
        matches: looking,
        onStep: (step, { wins, without }) =>
          note(`${format ?? guide.variant} ${step}: ${wins} of ${looking} with looking ahead, ${without} without`),
      },
    ),
  };
}

/** The formats; one that only goes with a ruling is left out, unless it is asked for. */
function rulebooksOf(variant: Variant, format: string | undefined): readonly Rulebook[] {
  if (format !== undefined) return [compose(variant, { format })];
  if (variant.formats.length === 0) return [compose(variant)];
  return variant.formats.flatMap(({ id }) => {
    try {
      return [compose(variant, { format: id })];
    } catch (error) {
      if (isHowzatError(error, 'requirement')) return [];
      throw error;
    }
  });
}
