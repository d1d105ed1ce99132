import { layTable, playTask, type TableOrder } from '@howzat/simulator/chunks';
import { StudyError } from './errors.js';
import { type Find, findPackage, ordersHere } from './find.js';
import { readPlan } from './plan.js';
import { taskOf } from './playing.js';

/**
 * Plays one match of a plan in this thread, at all tables of its cell: to see why it throws.
 *
 * @param given a plan
 * @param find how the modules of the plan are found here; as packages unless given
 * @param place the number of the cell, and that of the match in it, both from 0
 * @throws StudyError `bad-plan` where the plan has no such match; whatever the rules and players throw
 *
 * @example
 * import { playAlone, simulationPlan } from '@howzat/studies';
 *
 * const plan = simulationPlan({ variant: { module: '@howzat/ccsl', export: 'ccsl' }, matches: 1000 });
 * await playAlone(plan, { cell: 0, match: 417 });
 * console.log('Match 417 throws nothing.'); // Match 417 throws nothing.
 */
export async function playAlone(
  given: unknown,
  { cell: number, match }: { readonly cell: number; readonly match: number },
  find: Find = findPackage,
): Promise<void> {
  const plan = readPlan(given);
  const cell = plan.cells[number];
  if (!cell || !(match >= 0 && match < cell.matches))
    throw new StudyError(
      'bad-plan',
      cell
        ? `Cell ${number} has the matches 0 to ${cell.matches - 1}, and no ${match}.`
        : `The plan has the cells 0 to ${plan.cells.length - 1}, and no ${number}.`,
    );
  const orders = ordersHere(plan, find);
  const tables = await Promise.all(cell.tables.map((at) => layTable(orders[at] as TableOrder)));
  playTask(tables, taskOf(cell, orders, match, match + 1));
}
