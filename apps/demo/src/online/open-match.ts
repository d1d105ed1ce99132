import {
  isRefused,
  type Joined,
  type Listed,
  type Lobby,
  type MatchPlan,
  type Opened,
  type OpenRequest,
  protocolVersion,
  type Refused,
} from '@howzat/host';
import type { Plan } from '../engine/plan.js';
import type { Trouble } from '../engine/trouble.js';
import { keepOnline } from '../storage/online.js';
import { refusedIn } from './answers.js';
import { type ClockName, clocks } from './clock.js';
import { Line, randomHex } from './line.js';
import { pathTo } from './link.js';
import { pause } from './pause.js';
import { troubleIn } from './refusals.js';
import { matchPlanOf } from './source.js';
import { words } from './words.js';

/** How a friend is asked to play. */
interface Invitation {
  readonly name: string;
  readonly clock: ClockName;
  readonly lobby: boolean;
  /** 1, or the matches of a series of which the most have to be won. */
  readonly matches: number;
  /** House rules that the server has and this app does not. */
  readonly served: readonly string[];
}

/** The series that a host plays: the best of so many matches. */
const series: readonly NonNullable<MatchPlan['series']>['best'][] = [3, 5, 7];

/** Opens a match at the server of this page and sits down at its home side. Gives its path in the app, or what prevents it. */
export async function openOnline(
  plan: Plan,
  { name, clock, lobby, matches, served }: Invitation,
): Promise<string | Trouble> {
  const winds = clocks[clock];
  const best = series.find((each) => each === matches);
  const { variant, selection } = matchPlanOf(plan);
  const houseRules = [...(selection.houseRules ?? []), ...served];
  return begin(name, {
    variant,
    selection: { ...selection, houseRules },
    ...(winds ? { clock: winds } : {}),
    ...(best ? { series: { best } } : {}),
    ...(lobby ? { lobby: { seat: 'away' } } : {}),
  });
}

/** Opens a match of a game that this app does not have, as {@link openOnline} does. */
export function openGame(variant: string, name: string): Promise<string | Trouble> {
  return begin(name, { variant, selection: {} });
}

async function begin(name: string, matchPlan: MatchPlan): Promise<string | Trouble> {
  const opened = await asked({ v: protocolVersion, do: 'open', plan: matchPlan });
  if (opened === null) return { code: 'no-host', message: words.noHost, rule: null };
  if (isRefused(opened)) return troubleIn(opened);
  const { match, tokens } = opened;
  const place = { match, token: tokens.home ?? '' };
  const invite = tokens.away ?? undefined;
  const names = { home: name, away: '' };
  await keepOnline({
    ...place,
    viewer: 'home',
    plan: matchPlan,
    ...(invite ? { invite } : {}),
    watch: tokens.watch,
    names,
  });
  const line = new Line(place, { sight: () => {}, heard: () => {}, refused: () => {} });
  const answer = await line.ask({ do: 'claim', name, number: randomHex(32) });
  return isRefused(answer) ? troubleIn(answer) : pathTo(place);
}

/** A server that cannot open a match now is asked so often. */
const tries = 4;

/** Asks the server for a match, again where it says that it cannot now; null where it plays none. */
async function asked(request: OpenRequest): Promise<Opened | Refused | null> {
  const { signal } = new AbortController();
  for (let tried = 1; ; tried++) {
    const answer = await askedOnce(request);
    if (tried === tries || answer?.type !== 'refusal' || answer.code !== 'unavailable') return answer;
    await pause(tried, signal);
  }
}

async function askedOnce(request: OpenRequest): Promise<Opened | Refused | null> {
  const headers = { 'content-type': 'application/json' };
  // nobody knows whether a request that got no answer has opened a match: it is not sent again by itself
  const response = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(request) }).catch(
    () => null,
  );
  if (!response) return { v: protocolVersion, type: 'refusal', code: 'try-again', message: words.unreached };
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  if (!isJson && response.status < 500) return null;
  return isJson && response.ok ? ((await response.json()) as Opened) : refusedIn(response);
}

/** Takes the free seat of a match of the lobby. Gives its path in the app, or what prevents it. */
export async function joinOnline({ match, plan }: Listed, name: string): Promise<string | Trouble> {
  const seat = plan.lobby?.seat ?? 'away';
  const place = { match, token: randomHex(32) };
  const line = new Line(place, { sight: () => {}, heard: () => {}, refused: () => {} });
  const join = { do: 'join', key: randomHex(16), token: place.token, name, number: randomHex(32) };
  const answer = (await line.post('/seat', join)) as Joined | Refused;
  if (isRefused(answer)) return troubleIn(answer);
  await keepOnline({ ...place, viewer: seat, plan });
  return pathTo(place);
}

/** The lobby of the server of this page; null where it has none. */
export function lobbyServed(): Promise<Lobby | null> {
  return fetched('/api/lobby');
}

/** A game that a server plays. */
export interface Served {
  readonly id: string;
  readonly title: string;
  readonly houseRules: readonly { readonly id: string; readonly title: string }[];
}

/** The games that the server of this page plays; null where it plays none. */
export function gamesServed(): Promise<readonly Served[] | null> {
  return fetched('/api/games');
}

/** What the server of this page has at an address; null where it plays no matches. */
async function fetched<T>(address: string): Promise<T | null> {
  try {
    const response = await fetch(address);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return null;
    return (await response.json()) as T;
  } catch {
    return null;
  }
}
