import type { ItemPlace, Json, Presentation, View } from '@howzat/core/author';
import { battingRanks, bowlingRanks } from './components/ranks.js';
import { cardName, cricketerName, type Tables } from './components/tables.js';
import type { PocketState } from './kit.js';
import { tiredSteps } from './rules/fatigue.js';

type Shown = Partial<PocketState>;

function tablesIn(params: Readonly<Record<string, unknown>>): Tables {
  return params.cards as Tables;
}

/** Steps whose items are cards of a hand or a deck; those of the others are cricketers or words. */
const cardSteps = /^(play|answer|save|exchange|return|draw|fill|opening|negate)/;
const cricketerSteps = /^(bowler|batters|batter|switch|relief)/;

/** `Quick Single` */
function cardLabel(t: Tables, card: number, { view }: ItemPlace): string {
  const found = t.set.cards[card - 1];
  if (!found) return card === 0 ? 'nothing' : String(card);
  return view === null ? found.name : `${found.name}${price(found.cost)}`;
}

function price(dots: number): string {
  return dots === 0 ? '' : ` (${'o'.repeat(dots)})`;
}

/** `Ines Calloway (bats Red, bowls Blue)` */
function cricketerLabel(t: Tables, cricketer: number, { view }: ItemPlace): string {
  const found = t.set.cricketers[cricketer - 1];
  if (!found) return String(cricketer);
  return view === null ? found.name : `${found.name} (${ranks(t, cricketer)})`;
}

function ranks(t: Tables, cricketer: number): string {
  const bat = battingRanks[t.battingRank[cricketer] as number] as string;
  const ball = bowlingRanks[t.bowlingRank[cricketer] as number] as string;
  return `bats ${bat}, bowls ${ball}`;
}

/** The two ladders, the best first, for who picks their eleven's first pairs. */
const ladders = (
  [
    ['bat', battingRanks],
    ['bowl', bowlingRanks],
  ] as const
).map(([at, ranks]) => `  to ${at.padEnd(6)} ${[...ranks].reverse().join(' beats ')}`);

function label(item: Json, place: ItemPlace): string | undefined {
  const t = tablesIn(place.params);
  if (typeof item === 'number' && cardSteps.test(place.step)) return cardLabel(t, item, place);
  if (typeof item === 'number' && cricketerSteps.test(place.step)) return cricketerLabel(t, item, place);
  if (typeof item === 'object' && item !== null && !Array.isArray(item)) {
    const it = item as Readonly<Record<string, Json>>;
    if (typeof it.on === 'number') return `${cricketerLabel(t, it.on, place)} for ${onField(t, it.off, place)}`;
    if (typeof it.facing === 'number' && typeof it.other === 'number')
      return `${cricketerLabel(t, it.facing, place)} faces, with ${cricketerLabel(t, it.other, place)}`;
  }
  return undefined;
}

/** The batter on the field whose place is taken. */
function onField(t: Tables, off: Json | undefined, { view }: ItemPlace): string {
  const s = (view?.state ?? {}) as Shown;
  const cricketer = s.batters?.[(off === 'facing' ? s.facing : s.partner) ?? 0] ?? 0;
  if (cricketer > 0) return cricketerName(t, cricketer);
  return off === 'facing' ? 'the one who faces' : 'the other';
}

/** What the score card says, and the coin. */
function scoringLines(s: Shown): string[] {
  if (!s.scoreCard) return [];
  const runs = `${s.score ?? 0} ${s.score === 1 ? 'run' : 'runs'}`;
  const lines = [`  scores    card ${s.scoreCard} at difference ${s.difference ?? 0}: ${runs}`];
  if (s.coin) lines.push(`  coin      ${s.call} was called, and it fell ${s.coin}`);
  if (s.outOpen) lines.push('  OUT       is pending');
  return lines;
}

/** The table in text: the field, the cards in force, the hand. */
function picture(view: View, params: Readonly<Record<string, unknown>>): readonly string[] {
  const s = view.state as Shown;
  const t = tablesIn(params);
  if (view.game.innings === 0) return handLines(s, t, view.role);
  if (!s.bowler) return [...ladders, ...handLines(s, t, view.role)];
  const battingTeam = (view.game.batting === 0 ? s.homeTeam : s.awayTeam) ?? [];
  const bowlingTeam = (view.game.batting === 0 ? s.awayTeam : s.homeTeam) ?? [];
  const lines = [
    bowlerLine(s, t, bowlingTeam, params),
    ...(s.facing ? [batterLine(s, t, battingTeam, s.facing, true)] : []),
    ...(s.partner ? [batterLine(s, t, battingTeam, s.partner, false)] : []),
  ];
  const force = (s.inForce ?? []).map((card) => cardName(t, card));
  if (force.length > 0) lines.push(...wrap(`  in force  ${force.join(', ')}`));
  const top = s.chain?.at(-1);
  if (top) lines.push(...wrap(`  on top    ${cardName(t, top)}: ${t.set.cards[top - 1]?.text ?? ''}`));
  lines.push(...scoringLines(s));
  const [held, left] = view.role === 'batting' ? [s.bowlerHeld, s.batterLeft] : [s.batterHeld, s.bowlerLeft];
  lines.push(`  they hold ${held} ${held === 1 ? 'card' : 'cards'}; your deck has ${left}`);
  return [...lines, ...handLines(s, t, view.role)];
}

function bowlerLine(s: Shown, t: Tables, team: readonly number[], params: Readonly<Record<string, unknown>>): string {
  const cricketer = team[s.bowler ?? 0] ?? 0;
  const fatigue = s.fatigue?.[s.bowler ?? 0] ?? 0;
  const lost = tiredSteps(fatigue, params as { fatigueCounting: string });
  const rank =
    (t.bowlingRank[cricketer] as number) - lost + (s.bowlingBoost?.[s.bowler ?? 0] ?? 0) + (s.bowlingShift ?? 0);
  const tired = fatigue > 0 ? `, ${fatigue} fatigue` : '';
  return `  bowls     ${cricketerName(t, cricketer)}, ${rankName(bowlingRanks, rank)}${tired}`;
}

function batterLine(s: Shown, t: Tables, team: readonly number[], place: number, faces: boolean): string {
  const cricketer = team[place] ?? 0;
  // a stance that is secret is in the view of its own side only
  const taken = s.stance || (s.defensive ? 'defensive' : '');
  const stance = faces && taken === 'defensive' ? -1 : 0;
  const shift = faces ? (s.battingShift ?? 0) : 0;
  const rank = (t.battingRank[cricketer] as number) + (s.boost?.[place] ?? 0) + stance + shift;
  const comfort = s.comfort?.[place] ?? 0;
  const extra = [
    ...(faces && taken ? [taken] : []),
    ...(comfort > 0 ? [`${comfort} comfort`] : []),
    ...gearOf(s, t, place),
  ];
  return `  ${faces ? 'faces' : 'other'}     ${cricketerName(t, cricketer)}, ${rankName(battingRanks, rank)}${extra.length > 0 ? `, ${extra.join(', ')}` : ''}`.slice(
    0,
    80,
  );
}

function gearOf(s: Shown, t: Tables, place: number): string[] {
  const gear = s.gear ?? [];
  return gear.flatMap((at, i) => (i % 2 === 0 && at === place ? [cardName(t, gear[i + 1] ?? 0)] : []));
}

function rankName(ladder: readonly string[], rank: number): string {
  return ladder[Math.max(0, Math.min(ladder.length - 1, rank))] as string;
}

function handLines(s: Shown, t: Tables, role: 'batting' | 'bowling'): string[] {
  const hand = (role === 'batting' ? s.batterHand : s.bowlerHand) ?? [];
  return hand.flatMap((card) => {
    const it = t.set.cards[card - 1];
    return it ? wrap(`  you hold  ${it.name}${price(it.cost)}: ${it.text}`) : [];
  });
}

/** Lines of at most 80 characters. */
function wrap(text: string): string[] {
  if (text.length <= 80) return [text];
  const cut = text.lastIndexOf(' ', 80);
  return [text.slice(0, cut), ...wrap(`            ${text.slice(cut + 1)}`)];
}

/** Cards and cricketers go by their names, and the table is shown in text. */
export const presentation: Presentation = { presents: 'pocket', label, picture };
