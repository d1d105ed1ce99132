/** The share of the changes that the tests noticed, of those that are not said to be equivalent, by Stryker's report. */
export function scoreOf({ files }) {
  const mutants = Object.values(files).flatMap(({ mutants }) => mutants);
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const missed = count('Survived', 'NoCoverage');
  return {
    mutants: mutants.length,
    noticed,
    missed,
    equivalent: count('Ignored'),
    share: noticed / (noticed + missed),
  };
}

/** A line for each change that no test noticed: where, and what stands there instead. */
export function survivorsOf({ files }) {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ location, mutatorName, replacement, status }) => {
        const { start, end } = location;
        const line = source.split('\n')[start.line - 1];
        const was = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : line.trim();
        const seen = status === 'NoCoverage' ? ', which no test comes to' : '';
        return `${file}:${start.line}:${start.column} ${mutatorName}: ${was} => ${replacement}${seen}`;
      }),
  );
}

/** A page whose table of scores has these rows in place of those of the same parts. */
export function withScores(page, rows) {
  const lines = page.split('\n');
  const begin = lines.findIndex((line) => line.startsWith('| part |'));
  if (begin < 0) throw new Error('The page has no table of parts.');
  const end = lines.findIndex((line, at) => at > begin && !line.startsWith('|'));
  const kept = new Map(lines.slice(begin + 2, end).map((line) => [line.split('|')[1].trim(), line]));
  for (const { part, mutants, noticed, missed, equivalent, share } of rows)
    kept.set(part, `| ${part} | ${mutants} | ${noticed} | ${missed} | ${equivalent} | ${(100 * share).toFixed(1)} % |`);
  return [...lines.slice(0, begin + 2), ...kept.values(), ...lines.slice(end)].join('\n');
}
