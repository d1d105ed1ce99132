import { compose, type Rulebook } from '@howzat/core';
import type { Component, Lesson, LessonStep, Picture, PrintedCard, TableOfWords } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { blocks, bullets, numbered, type Page, prose, table } from '@howzat/pages';
import { backOf, type CardSize, flowOf, kitOf, type Paper, pdfOf, pictureOf, piecesOf, svgOf } from '@howzat/print';
import { app } from './base.js';
import type { Game } from './games.js';

/** The kits that are made when the site is built, by paper. */
const papers: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'Letter' };

/** Where the kit of a game lies in the site. */
function kitPath(game: string, paper: Paper): string {
  return `kits/${game}-${paper}.pdf`;
}

function rulebookOf({ variant }: Game): Rulebook {
  return compose(variant, {}) as Rulebook;
}

/** How a game is learnt as it is played where nothing else is chosen. */
export function lessonOf(game: Game): Lesson | undefined {
  return game.tabletop.lesson?.(rulebookOf(game).params);
}

/** A link to a new match of a game in the app; null where there is none beside the site. */
export function playLink(game: string, where = app): string | null {
  // the app has pages of its own, which the site must not look up among its
  return where === null
    ? null
    : `<a href="${where}new/${game}" target="_self">Play it against the computer or a friend</a>`;
}

/** When kits say that they were made, so that a site built again from the same packages has the same files. */
const made = new Date(Date.UTC(2026, 0, 1));

/** The kits of a game to download, by their paths in the site. */
export async function kitsOf(game: Game): Promise<ReadonlyMap<string, Uint8Array>> {
  const { id, registry, tabletop } = game;
  const source = { rulebook: rulebookOf(game), registry, tabletop, words: [lawsRegistry] };
  const kits = new Map<string, Uint8Array>();
  for (const paper of Object.keys(papers) as Paper[])
    kits.set(kitPath(id, paper), await pdfOf(kitOf(source, { paper }), { made }));
  return kits;
}

function printed({ title, head, rows, note }: TableOfWords): string {
  const lines = table(
    head.map(prose),
    rows.map((row) => row.map(prose)),
  );
  return blocks(
    title === undefined ? null : `**${prose(title)}**`,
    lines,
    note === undefined ? null : prose(note),
  ).trimEnd();
}

/** A card that lies on the table, in the size in which its words are easiest to read. */
function cardSvg(card: PrintedCard | 'face down'): string {
  if (card === 'face down') return sized(backOf('Face down', 'small'), 'small');
  const size = sizeOf(card);
  return sized(pictureOf(card, size), size);
}

/** How large a card has to be for its words. */
export function sizeOf({ table: words, cells }: PrintedCard): CardSize {
  const { head = [], rows = [] } = words ?? {};
  if (head.length > 5 || rows.length > 8) return 'large';
  return cells ? 'usual' : 'small';
}

/** A picture that the style sheet of the site knows the size of. */
function sized(picture: Picture, size: CardSize | 'wide'): string {
  return svgOf(picture).replace('class="printed"', `class="printed ${size}"`);
}

/** A step of a turn: what it says, and what lies on the table then. */
function stepText(step: LessonStep, at: number): string {
  return shownStep(step, `${at + 1}.`);
}

function shownStep({ says, cards = [], picture, table: words }: LessonStep, lead: string): string {
  const pictures = [...cards.map(cardSvg), ...(picture ? [sized(picture, 'wide')] : [])];
  return blocks(
    `**${lead}** ${prose(says)}`,
    pictures.length === 0 ? null : `<div class="table-row">${pictures.join('')}</div>`,
    words ? printed(words) : null,
  ).trimEnd();
}

/** What rules of a game look like on the table, by their ids. */
export function glancesOf(game: Game): ReadonlyMap<string, string> {
  const glances = game.tabletop.glances?.(rulebookOf(game).params) ?? [];
  return new Map(
    glances.map(({ rule, so, notSo }) => [
      rule,
      blocks(
        '<div class="glance"><div>',
        shownStep(so, 'So:'),
        ...(notSo ? ['</div><div>', shownStep(notSo, 'Not so:')] : []),
        '</div></div>',
      ).trimEnd(),
    ]),
  );
}

function needed(components: readonly Component[]): string[] {
  return components.map((component) => {
    const { kind, name, note } = component;
    const what = kind === 'brought' ? prose(name) : `**${prose(name)}**: ${piecesOf(component)}`;
    return note === undefined ? what : `${what}. ${prose(note.charAt(0).toUpperCase() + note.slice(1))}`;
  });
}

/** How to play a game at a table: what it takes, how to begin, a turn told step by step, everything that is asked, and the kit to print. */
export function learnPage(game: Game): Page {
  const { id, registry, tabletop } = game;
  const rulebook = rulebookOf(game);
  const components = tabletop.components(rulebook.params);
  const lesson = lessonOf(game);
  const kits = (Object.entries(papers) as [Paper, string][]).map(
    ([paper, name]) => `[${name}](/${kitPath(id, paper)})`,
  );
  return {
    path: 'learn.md',
    title: 'Learn and play',
    text: blocks(
      '# Learn and play',
      registry.about && prose(registry.about.what),
      playLink(id),
      '## Print it',
      `The whole game as a PDF, to print, cut and play: ${kits.join(' or ')}. Print it on both sides, turned over the long edge. To print it in black and white, write \`howzat print ${id} --mono\`; \`howzat help print\` says how to print another format or a set of your own.`,
      '## What you need',
      'All of this is in the kit:',
      bullets(needed(components.filter(({ kind }) => kind !== 'brought'))),
      'And this you bring:',
      bullets(needed(components.filter(({ kind }) => kind === 'brought'))),
      lesson && '## Set-up',
      lesson && numbered(lesson.setUp.map(prose)),
      lesson && '## A turn, step by step',
      ...(lesson?.turn ?? []).map(stepText),
      '## What is asked',
      'Each decision of the game as it is played where nothing else is chosen, in the order in which they come.',
      ...flowOf(rulebook, [registry, lawsRegistry]).flatMap(({ heading, lines }) => {
        const decisions = lines.filter(({ kind }) => kind === 'decision');
        if (decisions.length === 0) return [];
        return [`### ${heading}`, bullets(decisions.map(({ who, text }) => `**${who}**: ${prose(text)}`))];
      }),
    ),
  };
}
