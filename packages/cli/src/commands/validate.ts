import { HowzatError, isHowzatError, isVerified } from '@howzat/core';
import { checkCricsheet, resultText } from '@howzat/core/scorebook';
import { Command } from 'commander';
import { type Catalogue, openCatalogue, variantNamed } from '../catalogue/catalogue.js';
import { lineOf } from '../failure.js';
import { readJson } from '../files/read-text.js';
import { note, say, sayJson } from '../output.js';
import { reopenRecord } from '../records/reopen.js';
import { useFlag } from '../selection/flags.js';
import { scoredMatch } from '../terminal/news.js';

/** What a file was found to be. */
interface Finding {
  readonly kind: 'match record' | 'Cricsheet export' | 'component set' | 'unknown';
  readonly valid: boolean;
  /** What it holds, where it is whole. */
  readonly about: string | null;
  readonly problems: readonly string[];
  /** Of a match record: whether its checksum has always covered all of it. */
  readonly verified?: boolean;
}

interface ValidateFlags {
  readonly variant?: string;
  readonly use: readonly string[];
  readonly json?: boolean;
}

export function validateCommand(): Command {
  return new Command('validate')
    .description('check a match record, a Cricsheet export or a set of components, and say what is wrong with it')
    .argument('<file>', 'a JSON file; - reads the input')
    .option('--variant <id>', 'take it as a set of components for this game')
    .addOption(useFlag())
    .option('--json', 'print what was found as JSON')
    .addHelpText(
      'after',
      `
Examples:
  howzat validate m.json
  howzat validate my-cubes.json --variant cubes
  howzat export m.json --to cricsheet | howzat validate -`,
    )
    .action(async (file: string, flags: ValidateFlags) => {
      const value = await readJson(file);
      const catalogue = await openCatalogue(flags.use, gamesFor(value, flags));
      const finding = await findOut(value, catalogue, flags);
      if (flags.json) sayJson({ file, ...finding });
      else if (finding.valid) say(`${file}: a valid ${finding.kind}${finding.about ? `, ${finding.about}` : ''}`);
      else for (const problem of finding.problems) note(`${file}: ${name(finding.kind)}: ${problem}`);
      if (!finding.valid) process.exitCode = 1;
    });
}

function name(kind: Finding['kind']): string {
  return kind === 'unknown' ? 'not recognised' : `not a valid ${kind}`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The games whose components a file may hold; all where it is nothing else. */
function gamesFor(value: unknown, { variant }: ValidateFlags): readonly string[] | undefined {
  if (variant !== undefined) return [variant];
  return isMatchRecord(value) || isCricsheet(value) ? [] : undefined;
}

function isMatchRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && 'howzat' in value;
}

function isCricsheet(value: unknown): value is Readonly<Record<string, unknown>> {
  return isObject(value) && 'meta' in value && 'innings' in value;
}

async function findOut(value: unknown, catalogue: Catalogue, flags: ValidateFlags): Promise<Finding> {
  if (flags.variant !== undefined) return componentSet(value, catalogue, flags.variant);
  if (isMatchRecord(value)) return matchRecord(value, flags);
  if (isCricsheet(value)) {
    const problems = checkCricsheet(value);
    return { kind: 'Cricsheet export', valid: problems.length === 0, about: null, problems };
  }
  return anyComponentSet(value, catalogue);
}

async function matchRecord(value: unknown, flags: ValidateFlags): Promise<Finding> {
  try {
    const { match, entry, record } = await reopenRecord(value, flags.use);
    const about = `${entry.variant.title}, ${resultText(scoredMatch(match)) ?? 'not finished'}`;
    return { kind: 'match record', valid: true, about, problems: [], verified: isVerified(record) };
  } catch (error) {
    if (!isHowzatError(error)) throw error;
    return { kind: 'match record', valid: false, about: null, problems: [lineOf(error)] };
  }
}

/** What is wrong with a set of components for a variant; null where it fits. */
function refused(value: unknown, catalogue: Catalogue, variant: string): string | null {
  const { withComponents } = variantNamed(catalogue, variant).variant;
  if (!withComponents)
    throw new HowzatError('inapplicable', `${variant} has no components to replace.`, { subject: variant });
  try {
    withComponents(value);
    return null;
  } catch (error) {
    if (!isHowzatError(error)) throw error;
    return withPlace(error);
  }
}

/** What is wrong, where in the file, where the sentence does not name the place, and the rule that says so. */
function withPlace(error: HowzatError): string {
  const line = lineOf(error);
  const { subject, rule } = error.details;
  const place = subject === undefined || line.includes(subject) ? '' : ` (${subject})`;
  return `${line}${place}${rule === undefined ? '' : ` [${rule}]`}`;
}

function componentSet(value: unknown, catalogue: Catalogue, variant: string): Finding {
  const problem = refused(value, catalogue, variant);
  return {
    kind: 'component set',
    valid: problem === null,
    about: problem === null ? `for ${variant}` : null,
    problems: problem === null ? [] : [problem],
  };
}

/** Nothing says for which game a set of components is: the one that takes it. */
function anyComponentSet(value: unknown, catalogue: Catalogue): Finding {
  const able = catalogue.variants.filter(({ variant }) => variant.withComponents).map(({ variant }) => variant.id);
  const problems: string[] = [];
  for (const id of able) {
    const problem = refused(value, catalogue, id);
    if (problem === null) return componentSet(value, catalogue, id);
    problems.push(`as components of ${id}: ${problem}`);
  }
  return {
    kind: 'unknown',
    valid: false,
    about: null,
    problems: [`It is no match record, no Cricsheet export and no set of components.`, ...problems],
  };
}
