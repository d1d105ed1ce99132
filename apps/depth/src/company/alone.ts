import { type Company, type CompanyReport, companyLine, playCompany } from '@howzat/testkit';
import { gameOf, houseRules } from '../games.js';
import type { CompanyPlan } from './work.js';

/** The line of JSON that plays a company alone. */
export function lineOfCompany({ game }: CompanyPlan, company: Company): string {
  return JSON.stringify(companyLine(gameOf(game).variant, company));
}

/** Plays what a line of JSON names. */
export function playLine(text: string, matches: number): CompanyReport {
  const line = JSON.parse(text) as { readonly variant: string };
  const { variant, players } = gameOf(line.variant);
  return playCompany(variant, text, { houseRules, players, matches });
}
