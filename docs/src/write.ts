// Writes what is made from the packages into the folder of the site: rules/, house-rules/, api/ and what VitePress reads of them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Picture } from '@howzat/core/author';
import { drawGraph, drawStates } from './diagram.js';
import { exploitTables } from './exploits.js';
import { type GameId, openGames, shortTitles } from './games.js';
import { cardPath } from './head.js';
import { kitsOf, lessonOf } from './learn-page.js';
import { levelsTable } from './levels-apart.js';
import { readDecisions, readExploits, readFiring, readLevels, readRulingEffects, readShapes } from './measured.js';
import { readPairs } from './pairs.js';
import { readPairings, roundRobin } from './round-robin.js';
import { siteOf } from './site.js';
import { picturesOf, socialCard } from './social-card.js';

const docs = fileURLToPath(new URL('../', import.meta.url));

/** Writes a file where it differs, so that a server that watches sees only what changed. */
function put(path: string, text: string | Uint8Array): void {
  const file = `${docs}${path}`;
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(text))) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const games = await openGames();

/** The images by which links to the site are shown: one for each game, and one for all other pages. */
function socialCards(): ReadonlyMap<string, Uint8Array> {
  const home = readFileSync(`${docs}index.md`, 'utf8');
  const pictures = new Map(games.map((game) => [game.id, picturesOf(lessonOf(game)?.turn ?? [])]));
  const cards = new Map<string, Uint8Array>();
  const add = (page: string, title: string, tagline: string, shown: readonly Picture[]): void => {
    cards.set(cardPath(page), socialCard({ title, tagline, pictures: shown }));
  };
  for (const { id } of games) {
    const title = shortTitles[id as GameId];
    add(`rules/${id}/index.md`, title, taglineIn(home, title), pictures.get(id) ?? []);
  }
  const firsts = games.flatMap(({ id }) => pictures.get(id)?.slice(0, 1) ?? []);
  add('index.md', 'Howzat', 'Cricket for the table, with rules that explain themselves', firsts);
  return cards;
}

/** What the home page says of a game in a line. */
function taglineIn(home: string, title: string): string {
  const [, tagline] = new RegExp(`title: "?${title}"?\\n    details: (.+)`).exec(home) ?? [];
  if (tagline === undefined) throw new Error(`The home page does not say in a line what ${title} is.`);
  return tagline;
}

const site = await siteOf(games, {
  shapes: readShapes(),
  decisions: readDecisions(),
  firing: readFiring(),
  rulings: readRulingEffects(),
  pairs: readPairs(),
});
for (const [path, text] of site.pages) put(path, text);
for (const folder of ['rules', 'house-rules', 'command-line'])
  for (const file of readdirSync(`${docs}${folder}`, { recursive: true, encoding: 'utf8' })) {
    const path = `${folder}/${file.replaceAll('\\', '/')}`;
    if (path.endsWith('.md') && !site.pages.has(path)) rmSync(`${docs}${path}`);
  }
put('.vitepress/made/sidebar.json', JSON.stringify(site.sidebar));
put('.vitepress/made/search.json', JSON.stringify(site.entries));
for (const [id, text] of Object.entries(site.diagrams)) {
  put(`public/diagrams/${id}.mmd`, text);
  put(`public/diagrams/${id}.svg`, await drawStates(text));
}
const architecture = readFileSync(`${docs}diagrams/architecture.dot`, 'utf8');
put('public/diagrams/architecture.dot', architecture);
put('public/diagrams/architecture.svg', await drawGraph(architecture));
put('.vitepress/made/round-robin.md', `${roundRobin(readPairings())}\n`);
put('.vitepress/made/exploits.md', `${exploitTables(readExploits())}\n`);
put('.vitepress/made/levels.md', `${levelsTable(readLevels())}\n`);
for (const game of games) for (const [path, kit] of await kitsOf(game)) put(`public/${path}`, kit);
for (const [path, card] of socialCards()) put(`public/${path}`, card);
put('public/places.json', JSON.stringify(site.places));
process.stdout.write(`${site.pages.size} pages, ${Object.keys(site.places).length} places\n`);
