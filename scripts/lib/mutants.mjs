import { words } from '../mutants/words.mjs';

/** A test failed or did not end. */
function isNoticed({ status }) {
  return status === 'Killed' || status === 'Timeout';
}

function isMissed({ status }) {
  return status === 'Survived' || status === 'NoCoverage';
}

/** The share of the changes that the tests noticed, of those that are not said to be equivalent, by Stryker's report. */
export function scoreOf({ files }) {
  // a change of words is not made, and is none of those that are equivalent
  const mutants = Object.values(files).flatMap(({ mutants }) =>
    mutants.filter(({ statusReason }) => statusReason !== words),
  );
  const count = (is) => mutants.filter(is).length;
  const noticed = count(isNoticed);
  const missed = count(isMissed);
  return {
    mutants: mutants.length,
    noticed,
    missed,
    equivalent: count(({ status }) => status === 'Ignored'),
    share: noticed / (noticed + missed),
  };
}

/** A line for each change that no test noticed: where, and what stands there instead. */
export function survivorsOf({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isMissed).map(({ location, mutatorName, replacement, status }) => {
      const { start, end } = location;
      const line = source.split('\n')[start.line - 1];
      const was = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.trim();
      const seen = status === 'NoCoverage' ? ', which no test comes to' : '';
      return `${file}:${start.line}:${start.column} ${mutatorName}: ${was} => ${replacement}${seen}`;
    }),
  );
}

/**
 * What Stryker keeps for its next run: the changes that a test noticed, and with `tried` those that are not made again in this run. Others
 * it would only try again when a test that comes to them has changed, and it does not know which tests come to a change that is made
 * before they are loaded.
 */
export function keptOf(report, tried = () => false) {
  const kept = (mutant) => isNoticed(mutant) || (isMissed(mutant) && tried(mutant));
  const files = Object.entries(report.files).map(([name, file]) => [
    name,
    { ...file, mutants: file.mutants.filter(kept) },
  ]);
  return { ...report, files: Object.fromEntries(files) };
}

const heading = '| part | changes | noticed | not noticed | equivalent | score |\n|---|---|---|---|---|---|';

/** The scores as a table. */
export function tableOf(rows) {
  return `${heading}\n${rows.map(rowOf).join('\n')}\n`;
}

function rowOf({ part, mutants, noticed, missed, equivalent, share }) {
  return `| ${part} | ${mutants} | ${noticed} | ${missed} | ${equivalent} | ${(100 * share).toFixed(1)} % |`;
}

/** A page whose table of scores has these rows in place of those of the same parts. */
export function withScores(page, rows) {
  const lines = page.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('| part |'));
  if (begin < 0) throw new Error('The page has no table of parts.');
  const end = lines.findIndex((line, at) => at > begin && !line.startsWith('|'));
  const kept = new Map(lines.slice(begin + 2, end).map((line) => [line.split('|')[1].trim(), line]));
  for (const row of rows) kept.set(row.part, rowOf(row));
  return [...lines.slice(0, begin + 2), ...kept.values(), ...lines.slice(end)].join('\n');
}
