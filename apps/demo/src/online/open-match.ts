import { isRefused, type Opened, type OpenRequest, protocolVersion, type Refused } from '@howzat/host';
import type { Plan } from '../engine/plan.js';
import type { Trouble } from '../engine/trouble.js';
import { keepOnline } from '../storage/online.js';
import { refusedIn } from './answers.js';
import { type ClockName, clocks } from './clock.js';
import { Line, randomHex } from './line.js';
import { pathTo } from './link.js';
import { troubleIn } from './refusals.js';
import { matchPlanOf } from './source.js';
import { words } from './words.js';

/** Opens a match at the server of this page and sits down at its home side. Gives its path in the app, or what prevents it. */
export async function openOnline(plan: Plan, name: string, clock: ClockName): Promise<string | Trouble> {
  const winds = clocks[clock];
  const matchPlan = { ...matchPlanOf(plan), ...(winds ? { clock: winds } : {}) };
  const opened = await asked({ v: protocolVersion, do: 'open', plan: matchPlan });
  if (opened === null) return { code: 'no-host', message: words.noHost, rule: null };
  if (isRefused(opened)) return troubleIn(opened);
  const { match, tokens } = opened;
  const place = { match, token: tokens.home ?? '' };
  const invite = tokens.away ?? '';
  const names = { home: name, away: '' };
  await keepOnline({ ...place, viewer: 'home', plan: matchPlan, invite, watch: tokens.watch, names });
  const line = new Line(place, { sight: () => {}, heard: () => {}, refused: () => {} });
  const answer = await line.ask({ do: 'claim', name, number: randomHex(32) });
  return isRefused(answer) ? troubleIn(answer) : pathTo(place);
}

/** Asks the server for a match; null where it plays none. */
async function asked(request: OpenRequest): Promise<Opened | Refused | null> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(request) });
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  return response.ok ? ((await response.json()) as Opened) : refusedIn(response);
}

/** The ids of the games that the server of this page plays; null where it plays none. */
export async function gamesServed(): Promise<readonly string[] | null> {
  try {
    const response = await fetch('/api/games');
    if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return null;
    const games = (await response.json()) as readonly { readonly id: string }[];
    return games.map(({ id }) => id);
  } catch {
    return null;
  }
}
