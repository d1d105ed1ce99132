import type { Amendment, Parameter, Variant } from '@howzat/core';
import { Command } from 'commander';
import { openCatalogue, variantNamed } from '../catalogue/catalogue.js';
import { inColumns, say, sayJson, wrapped } from '../output.js';
import { useFlag } from '../selection/flags.js';
import { shippedPlayers } from '../selection/players.js';

export function variantsCommand(): Command {
  return new Command('variants')
    .description('list the games, their formats, options and rulings')
    .argument('[variant]', 'show one of them in full')
    .addOption(useFlag())
    .option('--json', 'print all that can be chosen, as JSON')
    .addHelpText(
      'after',
      `
Examples:
  howzat variants
  howzat variants cubes
  howzat variants --json
  howzat variants --use ./my-game.ts`,
    )
    .action(async (id: string | undefined, flags: { use: readonly string[]; json?: boolean }) => {
      const catalogue = await openCatalogue(flags.use, id === undefined ? undefined : [id]);
      const house = catalogue.houseRules.filter(({ value }) => value.layer === 'house');
      const houseRulesOf = (variant: Variant): readonly Amendment[] =>
        house.map(({ value }) => value).filter((rule) => rule.variant === '*' || rule.variant === variant.id);
      const entries = id === undefined ? catalogue.variants : [variantNamed(catalogue, id)];
      if (flags.json) {
        const all = entries.map(({ variant, sensible }) => describe(variant, sensible !== null, houseRulesOf(variant)));
        sayJson(id === undefined ? all : all[0]);
        return;
      }
      if (id === undefined) {
        say(inColumns(entries.map(({ variant }) => [variant.id, variant.title, formatNames(variant)])));
        if (house.length > 0)
          say(`\n${wrapped(`House rules: ${house.map(({ value }) => `${value.id} (${value.variant})`).join(', ')}`)}`);
        return;
      }
      const { variant } = entries[0] as (typeof entries)[number];
      tell(variant, houseRulesOf(variant));
    });
}

function formatNames({ formats }: Variant): string {
  const names = formats.map(({ id }) => id);
  if (names.length === 0) return 'one format';
  return names.length > 6 ? `formats ${names[0]}, ${names[1]} ... ${names.at(-1)}` : `formats ${names.join(', ')}`;
}

function tell(variant: Variant, houseRules: readonly Amendment[]): void {
  say(`${variant.title} (${variant.id}) ${variant.version}`);
  const list = (title: string, rows: readonly (readonly string[])[]): void => {
    if (rows.length > 0) say(`\n${title}\n${inColumns(rows, '  ')}`);
  };
  list(
    'Formats',
    variant.formats.map(({ id, title }) => [id, `${title}${id === variant.defaultFormat ? ' (default)' : ''}`]),
  );
  list(
    'Options',
    variant.options.map(({ id, title }) => [id, title]),
  );
  list(
    'House rules',
    houseRules.map(({ id, title }) => [id, title]),
  );
  if (variant.rulings.length > 0) say('\nRulings: the first reading is the default');
  for (const { id, standard, readings } of variant.rulings) {
    const built = Object.keys(readings).filter((name) => readings[name] !== null && name !== standard);
    const standing = [standard, ...built].join(', ');
    say(wrapped(`${id}: ${standing}`, '  '));
  }
  list(
    'Parameters',
    settable(variant).map(([name, { default: value, unit, words }]) => [
      name,
      String(value),
      words ? words.join(' | ') : (unit ?? ''),
    ]),
  );
}

/** The parameters that can be set; components are brought, not set. */
function settable({ parameters }: Variant): [string, Parameter][] {
  return Object.entries(parameters).filter(([, { type }]) => type !== 'components');
}

function describe(variant: Variant, sensible: boolean, houseRules: readonly Amendment[]): unknown {
  return {
    id: variant.id,
    version: variant.version,
    title: variant.title,
    defaultFormat: variant.defaultFormat,
    formats: variant.formats.map(({ id, title }) => ({ id, title })),
    options: variant.options.map(({ id, title }) => ({ id, title })),
    rulings: variant.rulings.map(({ id, standard, readings }) => ({
      id,
      standard,
      readings: Object.keys(readings).map((name) => ({
        name,
        built: name === standard || readings[name] !== null,
      })),
    })),
    houseRules: houseRules.map(({ id, title }) => ({ id, title })),
    parameters: Object.fromEntries(settable(variant)),
    components: variant.withComponents !== undefined,
    players: ['person', ...shippedPlayers, ...(sensible ? ['sensible'] : [])],
  };
}
