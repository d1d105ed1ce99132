import { isCancel, select, text } from '@clack/prompts';
import { Refusal } from './failure.js';
import { folderOf, type Kind, namesOf, usualNames } from './names.js';
import { type Game, games } from './variants.js';
import { checkFolder } from './write.js';

/** Somebody left without an answer. */
export class Left extends Error {
  override readonly name = 'Left';
}

export async function askKind(): Promise<Kind> {
  const kind = await select<Kind>({
    message: 'What shall it be?',
    options: [
      { value: 'house-rule', label: 'A house rule', hint: 'a change to a game that there is' },
      { value: 'variant', label: 'A game of its own', hint: 'hand cricket, to begin with' },
    ],
  });
  if (isCancel(kind)) throw new Left();
  return kind;
}

export async function askGame(): Promise<Game> {
  const options = games.map((game) => ({ value: game, label: game.title }));
  const game = await select<Game>({ message: 'For which game?', options });
  if (isCancel(game)) throw new Left();
  return game;
}

/** A name that does, for a folder that can take it. */
export async function askName(kind: Kind, target: string | undefined): Promise<string> {
  const name = await text({
    message: kind === 'variant' ? 'What is the game called?' : 'What is the rule called?',
    placeholder: usualNames[kind],
    defaultValue: usualNames[kind],
    validate: (given) => whyNot(kind, given || usualNames[kind], target),
  });
  if (isCancel(name)) throw new Left();
  return name;
}

function whyNot(kind: Kind, given: string, target: string | undefined): string | undefined {
  try {
    const names = namesOf(kind, given);
    checkFolder(target ?? folderOf(names), names.package);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}
