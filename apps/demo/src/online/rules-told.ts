import { isRefused, type MatchPlan, type Refused, type RulesMessage } from '@howzat/host';
import { openVariant } from '../engine/opened.js';
import { variantEntry } from '../variants.js';
import { Line, type Place } from './line.js';

/** What the host of a match tells of its rules, where this app does not have all of them; null where it does. */
export async function rulesTold(place: Place, plan: MatchPlan): Promise<RulesMessage | null> {
  if (await isKnown(plan)) return null;
  const line = new Line(place, { sight: () => {}, heard: () => {}, refused: () => {} });
  const answer = (await line.get('/rules')) as RulesMessage | Refused;
  return isRefused(answer) ? null : answer;
}

async function isKnown({ variant, selection }: MatchPlan): Promise<boolean> {
  if (!variantEntry(variant)) return false;
  const { houseRules } = await openVariant(variant);
  return (selection.houseRules ?? []).every((id) => houseRules.some((rule) => rule.id === id));
}
