import type { Amendment } from '@howzat/core';
import { compose, isHowzatError, type Selection } from '@howzat/core';
import type { SelectionRef } from '@howzat/simulator';
import type { GridAsked, GridChange, GridRefused } from '@howzat/studies';
import { type Catalogue, type Entry, type Named, variantNamed } from '../catalogue/catalogue.js';
import { playerNames, playerRef, usualPlayer } from '../selection/players.js';
import { houseRuleNamed, rulingsOf } from '../selection/selection.js';
import { portable, portablePlayer } from './portable.js';

type GameAsked = GridAsked['games'][number];

/** One change of the rules: what is told of it, and what it adds. */
interface Change {
  readonly words: readonly string[];
  readonly rulings: Readonly<Record<string, string>>;
  readonly houseRules: readonly Named<Amendment>[];
}

/** All that a grid asks for, as changes that can be played and changes that the rules refuse. */
export async function gridChanges(
  { games, players }: GridAsked,
  catalogue: Catalogue,
): Promise<{ readonly changes: readonly GridChange[]; readonly refused: readonly GridRefused[] }> {
  const changes: GridChange[] = [];
  const refused: GridRefused[] = [];
  for (const game of games) {
    const entry = variantNamed(catalogue, game.game);
    for (const given of players ?? [null])
      for (const format of game.formats ?? [null])
        await addAll({ game, entry, catalogue, format, given }, changes, refused);
  }
  return { changes, refused };
}

interface Place {
  readonly game: GameAsked;
  readonly entry: Entry;
  readonly catalogue: Catalogue;
  readonly format: string | null;
  readonly given: string | null;
}

async function addAll(place: Place, changes: GridChange[], refused: GridRefused[]): Promise<void> {
  const { game, entry, catalogue, format, given } = place;
  const base = { ...(format === null ? {} : { format }), options: game.options, set: game.set };
  const rulebook = compose(entry.variant, base);
  // captains who may declare are not to do so at random: no match would last
  const usual = rulebook.params.declaration === true ? usualPlayer(entry) : 'random';
  const names = playerNames(given ?? usual);
  const refs = [
    portablePlayer(await playerRef(names[0], catalogue, entry)),
    portablePlayer(await playerRef(names[1], catalogue, entry)),
  ] as const;
  const variant = portable(entry.ref);
  for (const change of changesOf(place)) {
    const about = {
      game: entry.variant.id,
      format,
      change: [...change.words],
      players: [...names] as [string, string],
    };
    const selection: Selection = {
      ...base,
      rulings: change.rulings,
      houseRules: change.houseRules.map(({ value }) => value),
    };
    const why = refusal(entry, selection);
    if (why !== null) {
      refused.push({ ...about, why });
      continue;
    }
    const withIt: SelectionRef = {
      ...base,
      rulings: change.rulings,
      houseRules: change.houseRules.map(({ ref }) => portable(ref)),
    };
    changes.push({ ...about, variant, without: base, with: withIt, players: { names: about.players, refs } });
  }
}

/** Why a selection cannot be played; null where it can. */
function refusal(entry: Entry, selection: Selection): string | null {
  try {
    compose(entry.variant, selection);
    return null;
  } catch (error) {
    if (isHowzatError(error)) return error.message;
    throw error;
  }
}

function changesOf({ game, entry, catalogue }: Place): readonly Change[] {
  const rules = houseRulesOf(game, entry, catalogue);
  const single = (rule: Named<Amendment>): Change => ({ words: [rule.value.id], rulings: {}, houseRules: [rule] });
  const pairs = game.pairs
    ? rules.flatMap((a, i) =>
        rules.slice(i + 1).map((b): Change => ({ words: [a.value.id, b.value.id], rulings: {}, houseRules: [a, b] })),
      )
    : [];
  return [...readingsOf(game, entry), ...rules.map(single), ...pairs];
}

function readingsOf({ readings }: GameAsked, entry: Entry): readonly Change[] {
  // a reading without an amendment is recorded, and cannot be played
  const all = entry.variant.rulings.flatMap(({ id, standard, readings: each }) =>
    Object.entries(each)
      .filter(([reading, amendment]) => reading !== standard && amendment !== null)
      .map(([reading]) => ({ [id]: reading })),
  );
  const asked = Array.isArray(readings) ? readings.map((each) => rulingsOf(entry, [each])) : readings ? all : [];
  return asked.map((rulings) => ({
    words: Object.entries(rulings).map(([id, reading]) => `${id}=${reading}`),
    rulings,
    houseRules: [],
  }));
}

function houseRulesOf(
  { houseRules }: GameAsked,
  { variant }: Entry,
  catalogue: Catalogue,
): readonly Named<Amendment>[] {
  if (Array.isArray(houseRules)) return houseRules.map((id) => houseRuleNamed(catalogue, id));
  if (!houseRules) return [];
  return catalogue.houseRules.filter(
    ({ value }) => value.layer === 'house' && ['*', variant.id].includes(value.variant),
  );
}
