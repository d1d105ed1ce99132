import { houseRules } from '@howzat/house-rules';
import validate from 'validate-npm-package-name';
import { Refusal } from './failure.js';
import { games } from './variants.js';

/** What can be made. */
export type Kind = 'house-rule' | 'variant';

/** Everything that a new package is called. */
export interface Names {
  /** The id of the rule or of the game: `first-ball-doubles`. */
  readonly id: string;
  /** The package: `howzat-rule-first-ball-doubles`, with the scope that was given. */
  readonly package: string;
  /** What it exports: `firstBallDoubles`. */
  readonly identifier: string;
  /** What people call it: `First ball doubles`. */
  readonly title: string;
}

const prefixes = { 'house-rule': 'howzat-rule-', variant: 'howzat-variant-' } as const;

/** What is made where nobody says what it is to be called. */
export const usualNames = { 'house-rule': 'first-ball-doubles', variant: 'hand-cricket' } as const;

const shipped: Readonly<Record<Kind, readonly string[]>> = {
  'house-rule': houseRules.map(({ id }) => id),
  variant: games.map(({ id }) => id),
};

/** What the files of a template import and declare, beside what is renamed: a new thing by one of these names would be there twice. */
export const inTemplate: Readonly<Record<Kind, readonly string[]>> = {
  'house-rule': [
    ...['award', 'houseRule', 'integer', 'createRunner', 'testHouseRule', 'registry', 'firstBalls'],
    ...['defineConfig', 'describe', 'expect', 'it'],
  ],
  variant: [
    ...[
      'award',
      'ballsLeft',
      'createRunner',
      'defineVariant',
      'dismiss',
      'flag',
      'oneOf',
      'pick',
      'uniformPlayer',
      'variantKit',
    ],
    ...['testVariant', 'registry', 'scenarios', 'sensible', 'habit', 'hands', 'k', 'outcome', 'show'],
    ...['defineConfig', 'describe', 'expect', 'it'],
  ],
};

/** The files of the template of a game, of which the new one would overwrite one. */
const filesOfGame: readonly string[] = ['index', 'player', 'rules', 'scenarios'];

/** Why an id cannot be had, in words that follow it; null where it is free. */
function takenBy(kind: Kind, id: string, identifier: string): string | null {
  if (shipped.variant.includes(id))
    return kind === 'variant'
      ? `There is a game ${id} in Howzat already; call yours something else.`
      : `The rules of the game ${id} begin with ${id}, as those of your house rule would; call it something else.`;
  if (shipped['house-rule'].includes(id))
    return `There is a house rule ${id} in @howzat/house-rules already; call yours something else${
      kind === 'house-rule' ? `, or play that one with --house-rule ${id}` : ''
    }.`;
  if (id === 'core')
    return 'The Laws that all games share are called core, and so do their rules begin; call yours something else.';
  if (identifier in Object.prototype)
    return `Every object has something called ${identifier}; call yours something else.`;
  if (inTemplate[kind].includes(identifier) || (kind === 'variant' && filesOfGame.includes(id)))
    return `The new package has something called ${identifier} already; call yours something else.`;
  return null;
}

/** Words that JavaScript keeps for itself and that a name could be. */
const reserved =
  /^(?:await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

/**
 * All names from the one that was given, with or without the scope and the prefix of a package.
 * @throws Refusal for what is no name of a package, and for one that ships with Howzat
 */
export function namesOf(kind: Kind, given: string): Names {
  const [, scope = '', rest = ''] = /^(@[^/]*\/)?(.*)$/s.exec(given) ?? [];
  const prefix = prefixes[kind];
  const id = rest.startsWith(prefix) ? rest.slice(prefix.length) : rest;
  const name = `${scope}${prefix}${id}`;
  const { validForNewPackages, errors = [], warnings = [] } = validate(name);
  if (!validForNewPackages)
    throw new Refusal(`${show(given)} is not a name for a package: ${[...errors, ...warnings].join(', ')}.`);
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id))
    throw new Refusal(
      `${show(given)} does not do: a name is of small letters, digits and single hyphens and begins with a letter, such as ${usualNames[kind]}.`,
    );
  const identifier = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const taken = takenBy(kind, id, identifier);
  if (taken !== null) throw new Refusal(taken);
  if (reserved.test(identifier)) throw new Refusal(`${show(given)} does not do: JavaScript keeps the word for itself.`);
  const words = id.replaceAll('-', ' ');
  return { id, package: name, identifier, title: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
}

/** The folder that a package goes to unless another is named. */
export function folderOf({ package: name }: Names): string {
  return name.replace(/^@[^/]*\//, '');
}

function show(given: string): string {
  return given === '' ? 'An empty text' : JSON.stringify(given);
}
