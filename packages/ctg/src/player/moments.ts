import { type Look, slipsOf, type View } from './look.js';

/** The decisions on the ball: dismissals, skill cards, runs, catches. */

export function chooseChance(look: Look): string {
  const { s, p } = look;
  const slips = slipsOf(look);
  const chances = {
    bowled: s.mayBowl ? (s.bowledSides === 8 ? 0.25 : 1 / 6) : -1,
    slips: s.maySlip ? 1 - (5 / 6) ** slips : -1,
    appeal: s.mayAppeal ? (p.cards.umpireDie + 1 - p.cards.umpireOut) / p.cards.umpireDie : -1,
  };
  return chances.slips >= chances.bowled && chances.slips >= chances.appeal
    ? 'slips'
    : chances.bowled >= chances.appeal
      ? 'bowled'
      : 'appeal';
}

export const skillFor = (s: View, player: number, cards: number): number => {
  const card = (s.skills[player] as number) & cards;
  return card === 0 ? -1 : 31 - Math.clz32(card & -card);
};

export function reroll({ s, p, price }: Look): number | null {
  const margin = s.batterFace + s.meter - s.bowlerFace - s.effort;
  const lost = margin <= -p.missMargin || (margin < 0 && (p.cards.bowlMargin[s.bowl] === 2 || price < 2));
  const natural = s.bowlerFace === 1 && s.batterFace > 5;
  return lost && !natural ? skillFor(s, s.facing, p.cards.rerollSkills) : null;
}

/** Runs for one more where the gain is worth the risk; on the last ball, and where it wins, always. */
export function chooseRun(look: Look): string {
  const { s, p, price, request } = look;
  const { game } = request.view;
  const order = s.orders[game.innings - 1] as readonly number[];
  const one = order[game.striker - 1] as number;
  const two = order[game.nonStriker - 1] as number;
  const red = s.fielded === 'red';
  const out = (7 - (red ? p.runOut : p.extraRunOut)) / 6;
  const dives = [one, two].every((player) => ((s.skills[player] as number) & p.cards.diveSkills) !== 0);
  const risk = dives ? out * 0.35 : out;
  return (1 - risk) * 1 > risk * price ? (red ? 'run' : 'extra') : 'safe';
}

/** What a ball of this distance is worth, now that its bounce is known. */
function landingWorth({ s, p, price, request }: Look, distance: number): number {
  const band = ((distance + 1) >> 1) - 1;
  const area = 4 * s.zone + band;
  const stop = band + s.bounce;
  const { game } = request.view;
  if (!s.red && band === p.bands - 1 && s.bounce >= p.sixGreen) return 6;
  let caught = 0;
  if (s.red && s.field & (1 << area) && !game.freeHit && !game.noBall) {
    const at = 24 * (p.bands - 3) + area;
    caught = (7 - (p.cards.catchAt[at] as number) + (p.cards.focusAt[at] as number)) / 6;
  }
  const runs =
    stop >= p.bands ? 4 : (stop > 1 ? 2 : 1) - (s.red && s.field & (1 << (4 * s.zone + stop)) && caught === 0 ? 1 : 0);
  return (1 - caught) * runs - caught * price;
}

export function addOne(look: Look): 'add' | 'keep' {
  const { s, p } = look;
  const most = Math.min(p.paceCap, p.distanceDie);
  return s.distance < most && landingWorth(look, s.distance + 1) > landingWorth(look, s.distance) ? 'add' : 'keep';
}

export function tryCatch({ s, p, price }: Look): 'try' | 'decline' {
  const area = 24 * (p.bands - 3) + s.landing;
  const need = (p.cards.catchAt[area] as number) - (p.cards.focusAt[area] as number);
  const chance = (7 - need) / 6;
  return chance * price > (1 - chance) * 0.8 ? 'try' : 'decline';
}

export function bowlerSkill({ s, p }: Look): number | null {
  const left = 3 & ~s.bowlerSkillsUsed;
  if (left & p.cards.moveSkills) return 31 - Math.clz32(left & p.cards.moveSkills);
  return left & p.cards.effortSkills && (s.meter < 2 || s.played > 2)
    ? 31 - Math.clz32(left & p.cards.effortSkills)
    : null;
}
