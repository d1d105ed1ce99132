import { readdirSync, readFileSync } from 'node:fs';
import type { Amendment } from '@howzat/core';
import type { Registry } from '@howzat/core/author';
import * as house from '@howzat/house-rules';
import { type Effect, effects } from '@howzat/house-rules/effects';
import { registry } from '@howzat/house-rules/rules';
import { anchorOf, houseRulePages, type Page } from '@howzat/pages';
import { citation, wordsById } from './citation.js';
import type { Game, GameId } from './games.js';
import type { Pairs } from './pairs.js';
import { pairsPage } from './pairs-page.js';
import { percent } from './words.js';

const version = '1.0.0';
const folder = new URL('../../packages/house-rules/src/', import.meta.url);

/** The source of each house rule, by its id. */
function sources(): ReadonlyMap<string, string> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'));
  const found = new Map<string, string>();
  for (const [name, rule] of Object.entries(house)) {
    if (!('operations' in rule)) continue;
    for (const lines of files) {
      const start = lines.findIndex((line) => line.startsWith(`export const ${name} = houseRule(`));
      if (start < 0) continue;
      const end = lines.findIndex((line, at) => at >= start && /^(\S.*)?\);$/.test(line));
      found.set(rule.id, lines.slice(start, end + 1).join('\n'));
    }
  }
  return found;
}

function told(effect: Effect, games: readonly Game[]): string {
  const title = games.find(({ id }) => id === effect.variant)?.registry.title ?? effect.variant;
  if (effect.refused !== null) return `in ${title} it is refused: ${effect.refused}`;
  const { firstInnings, winnerChanges, matches } = effect;
  if (firstInnings === null) return `in ${title}, ${matches} matches`;
  const [low = 0, high = 0] = firstInnings.interval95;
  return `in ${title} a first innings of ${firstInnings.with.toFixed(1)} runs in place of ${firstInnings.without.toFixed(1)} (${low.toFixed(1)} to ${high.toFixed(1)} more), another winner in ${percent(winnerChanges ?? 0)} of ${matches} matches between random players`;
}

/** The catalogue of the house rules that ship, and a page for each game with what they do to it. */
export async function catalogue(
  games: readonly Game[],
  measured: Pairs,
): Promise<{
  readonly text: string;
  readonly pairPages: readonly Page[];
  readonly houseRules: readonly Amendment[];
  readonly registry: Registry;
  readonly version: string;
}> {
  const houseRules = house.houseRules as readonly Amendment[];
  const code = sources();
  const words = wordsById(registry);
  const pairPages = games.map(({ id }) => pairsPage(id as GameId, measured));
  const [page] = houseRulePages({
    houseRules,
    registry,
    variants: games.map(({ variant }) => variant),
    code: (id) => {
      const text = code.get(id);
      return text === undefined ? null : `::: details The code\n\`\`\`ts\n${text}\n\`\`\`\n:::`;
    },
    effects: (id) => effects.filter(({ rule }) => rule === id).map((effect) => told(effect, games)),
    dialect: {
      heading: (level, text, id) => `${'#'.repeat(level)} ${text} {#${anchorOf(id)}}`,
      cite: (id) => `<small class="cite">[Cite these words](${citation(id, version, words.get(id))})</small>`,
    },
  });
  const pairs = pairPages.map(({ path, title }) => `[${title}](./${path})`).join(' · ');
  const text = (page?.text ?? '').replace('\n\n|', `\n\nMeasured one by one and two by two: ${pairs}.\n\n|`);
  return { text, pairPages, houseRules, registry, version };
}
