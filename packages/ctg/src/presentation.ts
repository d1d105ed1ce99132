import type { ItemPlace, Json, Presentation, View } from '@howzat/core/author';
import type { Cards } from './components/cards.js';
import { areaName, areaOf, bandMark, bits, zoneNames } from './components/geometry.js';
import { type OverCard, type PlayerCard, styleNames } from './components/set.js';
import type { CtgState } from './kit.js';

/** What is shown of the game: names of cards, players and areas, and the field as a picture in text. */

type Shown = Partial<CtgState>;
type Params = Readonly<Record<string, unknown>> & { readonly cards: Cards; readonly bands: number };

/** What an over card does, in a few words. */
function effectsOf(card: OverCard): string {
  const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);
  const effects = [
    card.noBall ? 'no-ball' : '',
    card.snick ? 'snick' : '',
    card.appeal ? 'appeal' : '',
    card.meter ? `meter ${signed(card.meter)}` : '',
    card.confidence ? `confidence A ${signed(card.confidence.aggressive)} D ${signed(card.confidence.defensive)}` : '',
    card.replaces ? `D6: ${card.replaces.join(' ')}` : '',
  ].filter((text) => text !== '');
  return effects.length === 0 ? 'nothing' : effects.join(', ');
}

function overCardOf(cards: Cards, card: number): OverCard | undefined {
  return cards.set[styleNames[Math.floor(card / 15)] ?? 'medium'].overCards[card % 15];
}

function bowlLabel(cards: Cards, bowl: number): string | undefined {
  const style = cards.bowlStyle[bowl];
  if (style === undefined) return undefined;
  const card = cards.set[styleNames[style] as 'pace'].bowls[bowl - (cards.deckFrom[style] as number)];
  if (!card) return undefined;
  return `${card.name} (${[...card.shots, ...(card.d8 ? ['D8'] : [])].join(', ')})`;
}

function playerLabel(player: PlayerCard | undefined): string | undefined {
  return player && `${player.name} (${player.role}, ${player.confidence})`;
}

/** A player of the side that chooses among its own; nobody where it is not known whose choice it is. */
function ownPlayer(cards: Cards, s: Shown, view: View | undefined, player: number): PlayerCard | undefined {
  const team = view?.side === 'away' ? s.awayTeam : s.homeTeam;
  return view === undefined || team === undefined || team < 0 ? undefined : cards.players[12 * team + player];
}

const teamSteps = /^(drop|first-bowler|new-bowler|openers|next-batter)/;

function label(item: Json, { step, view, told, params }: ItemPlace): string | undefined {
  const { cards } = params as Params;
  const seen = view ?? told;
  const s = (seen?.state ?? {}) as Shown;
  if (typeof item === 'number') {
    if (step.startsWith('team.')) return cards.set.teams[item]?.name;
    if (teamSteps.test(step)) {
      const player = ownPlayer(cards, s, seen, item);
      return view ? playerLabel(player) : player?.name;
    }
    if (step === 'bowl') return bowlLabel(cards, item);
    if (step === 'zone') return zoneNames[item];
    if (step.startsWith('pitch')) return cards.set.pitches[item]?.name;
    if (step.endsWith('-field')) return areaName(item);
    if (step === 'bowler-skill') return cards.set.skills.bowling[item]?.name;
    if (step.startsWith('skill.')) return cards.set.skills.batting[item]?.name;
    const card = step === 'over-card' || step === 'express-card' ? overCardOf(cards, item) : undefined;
    if (card) return step === 'express-card' ? `${card.name} (${card.icon})` : `${card.name} (${effectsOf(card)})`;
  }
  if ((step === 'move-fielder' || step === 'move-him') && typeof item === 'object' && item !== null) {
    const { from, to } = item as { readonly from: number; readonly to: number };
    return `${areaName(from)} to ${areaName(to)}`;
  }
  return undefined;
}

/** The zones from off to leg, as the bowler looks at them, and Bye behind the wicket. */
const columns = [5, 4, 3, 2, 1, 0] as const;
const width = 12;

const cell = (text: string): string => text.padEnd(width).slice(0, width);

const legend = `${' '.repeat(8)} o fielder; 5+ catch on 5 or more, * on one less; slips stand in Bye`;

function board(s: Shown, { cards, bands }: Params): string[] {
  const field = s.field ?? 0;
  const head = `${' '.repeat(8)}${columns.map((zone) => cell(`${s.zone === zone ? '>' : ' '}${zoneNames[zone]}`)).join('')}`;
  const rows: string[] = [];
  for (let band = bands; band >= 1; band--) {
    const cells = columns.map((zone) => {
      const area = areaOf(zone, band);
      const at = 24 * (bands - 3) + area;
      const here = field & (1 << area) ? 'o' : '.';
      const mark = zone === 0 ? '' : ` ${cards.catchAt[at]}+${cards.focusAt[at] ? '*' : ''}`;
      const ball = s.landing === area ? ' <-' : '';
      return cell(zone === 0 && band > 2 ? '' : ` ${here}${mark}${ball}`);
    });
    rows.push(`${bandMark(band)} ${band > 2 ? 'out' : 'in '} ${cells.join('')}`);
  }
  return [head, ...rows, legend].map((line) => line.trimEnd());
}

function batterLine(s: Shown, view: View, { cards }: Params, place: number, faces: boolean): string {
  const player = s.orders?.[view.game.innings - 1]?.[place - 1];
  if (player === undefined) return '';
  const card = cards.players[(s.batTeam ?? 0) + player];
  const left = bits(s.skills?.[player] ?? 0);
  const attitude = (s.aggressive ?? 0) & (1 << player) ? 'aggressive' : 'defensive';
  const skills = left === 0 ? '' : `, ${left} skill ${left === 1 ? 'card' : 'cards'}`;
  return `${faces ? '*' : ' '} ${card?.name} (${card?.role}), ${attitude}, confidence ${s.confidence?.[player]}${skills}`;
}

function bowlerLine(s: Shown, { cards }: Params): string {
  if (s.bowler === undefined || s.bowler < 0) return '';
  const name = cards.players[(s.bowlTeam ?? 0) + s.bowler]?.name;
  const left = bits(3 & ~(s.bowlerSkillsUsed ?? 0));
  const skills = left === 0 ? '' : `, ${left} skill ${left === 1 ? 'card' : 'cards'}`;
  return `  ${name}, ${styleNames[s.style ?? 2]}, on ${cards.set.pitches[s.pitch ?? 0]?.name}, ${s.outfieldMost} in the outfield at most${skills}`;
}

function bowlLine(s: Shown, { cards }: Params): string {
  return s.shown !== undefined && s.shown >= 0 ? `  ${bowlLabel(cards, s.shown)}, meter ${s.meter}` : '';
}

function ballLine(s: Shown, { cards }: Params): string {
  const parts = [
    s.card !== undefined && s.card >= 0 && !s.express ? `card: ${cards.overNames[s.card]}` : '',
    s.bowlerFace ? `dice ${s.bowlerFace} v ${s.batterFace || '?'}` : '',
    s.distance ? `distance ${s.distance}, bounce ${s.red ? 'R' : 'G'}${s.bounce}` : '',
  ].filter((text) => text !== '');
  return parts.length === 0 ? '' : `  ${parts.join('; ')}`;
}

/** What is settled before the first field is set. */
function setUpLines(s: Shown, { cards }: Params): string[] {
  const sides = (
    [
      ['home', s.homeTeam, s.homeOut],
      ['away', s.awayTeam, s.awayOut],
    ] as const
  ).map(([side, team = -1, out = -1]) => {
    if (team < 0) return `  ${side} has not chosen its team yet`;
    const without = out < 0 ? '' : `, without ${cards.players[12 * team + out]?.name}`;
    return `  ${side} plays ${cards.set.teams[team]?.name}${without}`;
  });
  const pitch = cards.set.pitches[s.pitch ?? -1];
  return pitch ? [...sides, `  on ${pitch.name}`] : sides;
}

function picture(view: View, params: Readonly<Record<string, unknown>>): string[] {
  const s = view.state as Shown;
  const p = params as Params;
  const { innings, striker, nonStriker } = view.game;
  if (innings === 0) return setUpLines(s, p);
  return [
    ...board(s, p),
    batterLine(s, view, p, striker, true),
    batterLine(s, view, p, nonStriker, false),
    bowlerLine(s, p),
    bowlLine(s, p),
    ballLine(s, p),
  ]
    .filter((line) => line !== '')
    .map((line) => line.slice(0, 80));
}

/** Cards, players and areas by name; the field with `o` for a fielder, catch values, and `*` where they are focussed. */
export const presentation: Presentation = { presents: 'ctg', label, picture };
