import { type Host, hosts } from './hosts.js';
import { playOn } from './run.js';
import { type Came, sameAs, wayNames } from './told.js';

/** One match of a game on a host, as a failure shows it. */
export interface HostLine {
  readonly host: string;
  readonly game: string;
  readonly match: number;
  readonly seed: string;
}

/**
 * Plays one match on a host and on the first of the hosts, and tells for each way where the two logs part.
 * @throws RangeError where there is no such host, or none on this machine
 */
export async function hostAlone(
  { host: id, game, match, seed }: HostLine,
  among: readonly Host[] = hosts,
): Promise<readonly string[]> {
  const host = among.find((it) => it.id === id);
  if (!host || host.leftOut !== null)
    throw new RangeError(
      host ? `${host.leftOut}.` : `There is no host ${id}; there are ${among.map((it) => it.id).join(', ')}.`,
    );
  const plan = { seed, games: { [game]: { from: match, to: match + 1 } }, whole: true };
  const [reference, other] = await playOn([hosts[0] as Host, { ...host, id: `${host.id}-alone` }], plan);
  const broke = [reference, other].flatMap((it) => (it?.broke ? [`${it.host.name}: ${it.broke}`] : []));
  const there = other?.came.get(game) ?? [];
  return [...broke, ...there.flatMap((came) => partingOf(came, reference?.came.get(game) ?? [], host))];
}

function partingOf(came: Came, reference: readonly Came[], { name }: Host): string[] {
  const wanted = reference.find(({ way }) => way === sameAs[came.way]);
  if ('error' in came) return [`${wayNames[came.way]} throws: ${came.error}`];
  if (!wanted || 'error' in wanted) return [`${wayNames[came.way]}: there is nothing to compare it with`];
  if (came.logs[0] === wanted.logs[0]) return [];
  const at = wanted.entries.findIndex((entry, number) => entry !== came.entries[number]);
  const entry = `entry ${at < 0 ? wanted.entries.length : at}`;
  return [
    `${wayNames[came.way]}, ${entry}:\nNode  ${wanted.entries[at] ?? 'ends'}\n${name}  ${came.entries[at] ?? 'ends'}`,
  ];
}
