import type { MaxRunEntry, OutEntry, ZoneRow } from './set.js';

/**
 * Like rows for the zones from one to another. `says` tells what each roll does: `7 X` is a catch, `10 W1` a wicket after one run at
 * most, `6 R2` two runs at most.
 */
export function zonesFrom(from: number, to: number, says: string): readonly ZoneRow[] {
  const out: OutEntry[] = [];
  const maxRun: MaxRunEntry[] = [];
  for (const entry of says.split(', ')) {
    const [roll = '', code = ''] = entry.split(' ');
    const kind = code[0] as 'W' | 'X' | 'R';
    const runs = Number(code.slice(1));
    if (kind === 'R') maxRun.push({ roll: Number(roll), runs });
    else out.push({ roll: Number(roll), kind, runs });
  }
  return Array.from({ length: to - from + 1 }, (_, i) => ({ zone: from + i, out, maxRun }));
}
