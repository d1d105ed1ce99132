import { readFileSync } from 'node:fs';
import { type Grid, type GridAsked, readGridAsked, readGridData } from '@howzat/studies';

const folder = new URL('../data/', import.meta.url);

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'));
}

/** The study of all house rules, one by one and two by two: what it asks for, and what came of it. */
export interface Pairs {
  readonly asked: GridAsked;
  readonly grid: Grid;
}

/** How the study is played again, with all the threads of this machine. */
export const pairsCommand = 'npm run howzat -- study docs/data/pairs.study.json --data docs/data/pairs.json';

/** The study that the site tells of. */
export function readPairs(): Pairs {
  return { asked: readGridAsked(read('pairs.study.json')), grid: readGridData(read('pairs.json')) };
}
