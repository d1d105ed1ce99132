import type { Json, Presentation, View } from '@howzat/core/author';
import { cardsIn } from './components/cards.js';
import { cardOver } from './components/pitch.js';
import { cardName, modifierAt, type Table } from './components/tables.js';
import type { WickedParams, WickedState } from './kit.js';

/** Steps whose items are numbers of cards. */
const cardSteps = /^(lineup|opening-|batting-order|next-batter|replacement-bowler|bowling-change)/;

function labelOf(item: Json, step: string, table: Table, asked: boolean): string | undefined {
  const { set } = table;
  if (step === 'bowling-change' && item === null) return 'no change';
  if (typeof item !== 'number') return undefined;
  if (step.startsWith('side')) return set.sides[item as 0 | 1];
  if (step === 'field') return set.fieldingCards[item - 1]?.name;
  if (step.startsWith('pitch')) return set.pitchCards[item - 1]?.name;
  if (!cardSteps.test(step)) return undefined;
  const card = set.cricketers[item - 1];
  return card && (asked ? `${item} ${card.name} (${strengths(card, step)})` : card.name);
}

/** What a captain who is asked wants to know of a card: its mean of Potential Runs, or the chart it bowls on. */
function strengths({ role, potentialRuns, bowlingChart }: Table['set']['cricketers'][number], step: string): string {
  const mean = potentialRuns.reduce((sum, runs) => sum + runs, 0) / potentialRuns.length;
  const runs = `${mean.toFixed(1)} runs`;
  if (step.startsWith('lineup')) return `${role}, ${runs}, bowls ${bowlingChart}`;
  return /batter|batting/.test(step) ? runs : bowlingChart;
}

/** Something of each zone, in columns of three. */
function zonesRow(of: (zone: number) => string | number): string {
  let row = '';
  for (let zone = 1; zone <= 24; zone++) row += String(of(zone)).padStart(3);
  return row;
}

const hints = {
  toss: 'Hint: look at the pitch card before choosing to bat or bowl.',
  openers: 'Hint: start with the strongest batters and bowlers.',
};

/** What two dice can show. */
const twoDice = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The columns of the pitch card: those of an innings, or of both before the toss, for they may be kinder to one side. */
function pitchLines(s: WickedState, p: WickedParams, innings: number): string[] {
  const pitch = p.table.set.pitchCards[s.pitch - 1];
  if (!pitch) return [];
  const lines = [`Pitch: ${pitch.name}. Bowling Modifier by over and roll:`];
  lines.push(`  over        ${twoDice.map((roll) => String(roll).padStart(4)).join('')}`);
  for (const [c, column] of pitch.columns.entries()) {
    if (innings > 0 && column.innings !== 'both' && column.innings !== (innings % 2 === 1 ? 1 : 2)) continue;
    const of = column.innings === 'both' ? '' : column.innings === 1 ? ' 1st' : ' 2nd';
    lines.push(
      `  ${`${column.from}-${column.to}${of}`.padEnd(11)} ${twoDice.map((roll) => signed(pitch.rows[roll]?.[c] ?? 0)).join('')}`,
    );
  }
  return lines;
}

function signed(n: number): string {
  return (n > 0 ? `+${n}` : String(n)).padStart(4);
}

/** A batter at their position, with the runs of their card below. */
function batterLines(end: string, place: number, striker: number, order: readonly number[], p: WickedParams): string[] {
  const card = order[place - 1];
  if (card === undefined) return [`${end} batter: to come`];
  const faces = place === striker ? ', faces' : '';
  return [
    `${end} batter: ${cardName(p.table, card)}${faces}`,
    `        ${zonesRow((zone) => p.table.potential[card]?.[zone] ?? 0)}`,
  ];
}

function bowlerLine(end: string, card: number, s: WickedState, active: boolean, p: WickedParams): string {
  if (card === 0) return `${end} bowler: vacant`;
  const chart = p.table.set.cricketers[card - 1]?.bowlingChart ?? '';
  const counters = s.counters[(card - 1) % 18] ?? 0;
  const bowls = active ? ', bowls' : '';
  return `${end} bowler: ${cardName(p.table, card)} (${chart}, ${counters} of ${p.spell} counters)${bowls}`;
}

/** How the over before came to its zone. */
function lastOver(s: WickedState): string[] {
  if (s.zone === 0) return [];
  const pitch = `${s.modifier < 0 ? '-' : '+'} ${Math.abs(s.modifier)}`;
  const zone = `${s.bowlingInput} + ${s.battingInput} ${pitch} = zone ${s.zone}`;
  const fielder = s.dotted ? `a fielder there, roll ${s.zoneRoll}` : 'no fielder';
  return [`Last over: ${zone}, ${s.potential} potential runs, ${fielder}`];
}

/** The Field Display in text. */
function display(view: View, p: WickedParams): string[] {
  const s = view.state as unknown as WickedState;
  const { game } = view;
  const { table } = p;
  const order = s.orders[game.innings - 1] ?? [];
  const lines = [
    ...lastOver(s),
    bowlerLine('North', s.northBowler, s, s.marker === 0, p),
    bowlerLine('South', s.southBowler, s, s.marker === 1, p),
  ];
  const resting = cardsIn((1 << 18) - 1, game.batting === 0 ? s.awayDeck : s.homeDeck).filter(
    (card) => (s.backIn[(card - 1) % 18] ?? 0) > game.overs + 1,
  );
  for (const card of resting) lines.push(`Resting until over ${s.backIn[(card - 1) % 18]}: ${cardName(table, card)}`);
  lines.push(`Zone    ${zonesRow((zone) => zone)}`);
  lines.push(...batterLines('North', s.north, game.striker, order, p));
  lines.push(...batterLines('South', s.south, game.striker, order, p));
  lines.push(
    `Fielders of the five cards${s.field > 0 ? `; ${table.set.fieldingCards[s.field - 1]?.name} lies there` : ''}`,
  );
  for (const [i, { name }] of table.set.fieldingCards.entries())
    lines.push(`${name.slice(0, 8).padEnd(8)}${zonesRow((zone) => (table.zones[i + 1]?.[zone]?.dotted ? 'o' : '.'))}`);
  const limit = game.oversLimit === null ? '' : `/${game.oversLimit}`;
  const modifiers = twoDice.map((roll) => {
    const n = modifierAt(table, s.pitch, game.innings, cardOver(game, p), roll);
    return n > 0 ? `+${n}` : String(n);
  });
  const pitch = table.set.pitchCards[s.pitch - 1]?.name.slice(0, 12);
  lines.push(`Over ${game.overs + 1}${limit}, pitch ${pitch}, rolls 2 to 12: ${modifiers.join(' ')}`);
  return lines;
}

/** The deck from which a lineup is picked: what its cards make in low, middle and high zones. */
function deck(view: View, p: WickedParams): string[] {
  const s = view.state as unknown as WickedState;
  const own = view.side === 'home' ? s.homeDeck : s.awayDeck;
  const lines = [`${`${p.table.set.sides[own as 0 | 1]}`.padEnd(34)} role         zones 1-8  9-16  17-24  bowls`];
  for (const card of cardsIn((1 << 18) - 1, own)) {
    const { name, role, potentialRuns, bowlingChart } = p.table.set.cricketers[
      card - 1
    ] as Table['set']['cricketers'][number];
    const mean = (from: number): string =>
      (potentialRuns.slice(from, from + 8).reduce((sum, runs) => sum + runs, 0) / 8).toFixed(1);
    lines.push(
      `${String(card).padStart(3)} ${name.padEnd(30)} ${role.padEnd(12)} ${mean(0).padStart(8)} ${mean(8).padStart(6)} ${mean(16).padStart(6)}  ${bowlingChart}`,
    );
  }
  return lines;
}

/** Wicked Cricket in the terminal: cards by number and name, and the Field Display. */
export const presentation: Presentation = {
  presents: 'wicked',
  label: (item, { step, view, params }) =>
    labelOf(item, step, (params as unknown as WickedParams).table, view !== null),
  picture: (view, params) => {
    const p = params as unknown as WickedParams;
    const s = view.state as unknown as WickedState;
    if (s.homeDeck < 0) return [];
    if (s.pitch === 0) return deck(view, p);
    const lines = view.game.innings === 0 || s.batted === 0 ? pitchLines(s, p, view.game.innings) : display(view, p);
    if (p.advice && view.game.innings === 0) lines.push(hints.toss);
    else if (p.advice && s.batted === 0) lines.push(hints.openers);
    return lines.map((line) => line.slice(0, 80).trimEnd());
  },
};
