import { blocks, type Page, prose, table } from '@howzat/pages';
import type { Game } from './games.js';

/** The statechart of a game, drawn from the machine that plays it, and what each step asks. */
export function flowPage({ id, registry }: Game): Page {
  const prompts = Object.entries(registry.prompts);
  return {
    path: 'flow.md',
    title: 'How a match runs',
    text: blocks(
      '# How a match runs',
      'The picture is drawn from the state machine that plays the game, so it shows every step there is. Follow the arrows from the dot at the top: a green step is a decision, a yellow one is left to chance, and in all others rules are applied. A diamond is a question, such as whether the over has ended. A match holds innings, an innings overs, an over balls.',
      `<StateDiagram picture="/diagrams/${id}.svg" source="/diagrams/${id}.mmd" label="The statechart of ${registry.title}" />`,
      '## What is asked, what is rolled',
      table(
        ['Step', 'What players are told there'],
        prompts.map(([step, words]) => [`\`${step}\``, prose(words)]),
      ),
    ),
  };
}
