import { type Amendment, compose, isHowzatError } from '@howzat/core';
import type { Catalogue, Entry } from '../catalogue/catalogue.js';
import { changedFigures } from '../compare/told.js';
import { paint, percent, say, wrapped } from '../output.js';
import { kitChecks } from './kit-checks.js';
import { narrowing } from './narrowing.js';
import { ballsOtherwise, matchesLookedThrough, showingOver } from './showing-over.js';

/** How a house rule is looked at. */
export interface Look {
  readonly catalogue: Catalogue;
  /** The game that it is tried in; that of the rule, or else the first that it fits, unless given. */
  readonly variant: string | undefined;
  /** Matches each way for what it does. */
  readonly matches: number;
}

/** Looks at a house rule and tells what it finds, step by step. Says whether all is well. */
export async function lookAt(rule: Amendment, look: Look): Promise<boolean> {
  say(paint.bold(`${rule.title} (${rule.id})`));
  const entry = composesIn(rule, look);
  if (!entry) return false;
  const { variant } = entry;
  const sound = await checked(rule, entry);
  const plays = sound.plays && tellOver(rule, entry);
  if (plays) for await (const comparison of narrowing(rule, variant, look.matches)) say(effectText(comparison));
  return sound.all;
}

/** In which games the rule can be played, and why not in others. Gives the one that it is tried in; null where there is none. */
function composesIn(rule: Amendment, { catalogue, variant: wanted }: Look): Entry | null {
  const games = catalogue.variants.filter(
    ({ variant }) => (rule.variant === '*' || rule.variant === variant.id) && (!wanted || variant.id === wanted),
  );
  const fits = games.filter(({ variant }) => {
    try {
      const { warnings } = compose(variant, { houseRules: [rule] });
      for (const warning of warnings) say(wrapped(`${variant.id}: ${warning}`, '  '));
      return true;
    } catch (error) {
      if (!isHowzatError(error)) throw error;
      say(paint.red(wrapped(`${variant.id} refuses it: ${error.message}`, '  ')));
      return false;
    }
  });
  if (games.length === 0) say(paint.red(`  There is no game ${wanted ?? rule.variant} that it is a rule for.`));
  if (fits.length > 0) say(paint.green(`  composes in ${fits.map(({ variant }) => variant.id).join(', ')}`));
  return fits[0] ?? null;
}

async function checked(
  rule: Amendment,
  { variant, houseWords }: Entry,
): Promise<{ readonly all: boolean; readonly plays: boolean }> {
  let [passed, failed] = [0, 0];
  let plays = true;
  try {
    for await (const { says, wrong } of kitChecks(rule, variant, houseWords)) {
      if (wrong === null) passed++;
      else {
        failed++;
        if (says === 'plays to the end') plays = false;
        say(paint.red(`  not so: ${says}`));
        say(wrong.replace(/^/gm, '    '));
      }
    }
  } catch (error) {
    if (!isHowzatError(error)) throw error;
    say(paint.red(`  ${error.message}`));
    return { all: false, plays: false };
  }
  const all = failed === 0;
  const told = `  the kit in ${variant.id}: ${passed} of ${passed + failed} checks pass`;
  say(all ? paint.green(told) : told);
  return { all, plays };
}

/** Shows an over in which the rule fires. Says whether there is one. */
function tellOver(rule: Amendment, entry: Entry): boolean {
  const over = showingOver(rule, entry);
  if (!over) {
    say(paint.red(`  It shows in none of ${matchesLookedThrough} matches of ${entry.variant.id}.`));
    return false;
  }
  say(`  over ${over.over} of innings ${over.innings}, random against random, seed ${over.seed}:`);
  for (const { line } of over.with) say(`    ${line}`);
  const others = ballsOtherwise(over);
  if (over.without.length === 0) say('  without it that over is not bowled');
  else if (others.length === 0) say('  without it that over goes the same way');
  else {
    say('  without it these balls go otherwise:');
    for (const { line } of others) say(`    ${line}`);
  }
  return true;
}

function effectText(comparison: Parameters<typeof changedFigures>[0]): string {
  const { matches, swing } = comparison;
  const changed = changedFigures(comparison);
  const told = changed.length > 0 ? changed.join(', ') : 'nothing beyond noise';
  return wrapped(`${matches} matches each way: ${told}; another winner in ${percent(swing.share)}`, '  ');
}
