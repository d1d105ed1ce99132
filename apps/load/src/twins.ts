import { compose, type Side, sameJson } from '@howzat/core';
import { pick, placeIn, stream } from '@howzat/core/engine';
import type { MatchPlan, Opened, Receipt, Refused, SightMessage } from '@howzat/host';
import { type OpenStore, openPostgresStore, serve, usualLimits } from '@howzat/server';
import { chosenFrom } from '../../../packages/host/test/chosen.js';
import { ask, opened, post } from '../../../packages/server/test/page.js';
import { startPostgres } from '../../../packages/server/test/postgres.js';
import { ms, percentile, table } from './figures.js';
import { games, variantOf } from './games.js';
import { RawConnection } from './raw.js';

export interface TwinSettings {
  /** So often each step of a game is looked at. */
  readonly looks: number;
  /** So many choices of a match are played. */
  readonly plays: number;
  readonly seed: number;
}

/** A match with its tokens, as it is kept. */
interface Kept {
  readonly match: string;
  readonly tokens: Opened['tokens'];
}

/** A secret choice, and another one that could have been made instead. */
interface Secret {
  readonly side: Side;
  readonly step: string;
  readonly sequence: number;
  readonly choices: readonly [unknown, unknown];
}

/** What the others were sent after a choice, and how long that took, in milliseconds. */
interface Told {
  readonly text: string;
  readonly choice: number;
  readonly refusal: number;
}

/** What the rules of Cubes show as soon as both have chosen. */
const shownAtOnce = new Set(['order.bowling', 'order.batting', 'mark.bowling', 'mark.batting']);

const limits = { ...usualLimits, requests: 1_000_000, opened: 100_000, streams: 1_000 };

const plans: readonly MatchPlan[] = [
  { variant: 'ccsl', selection: { format: 'two-over' } },
  { variant: 'cubes', selection: {} },
  { variant: 'wicked', selection: { format: 'ten-over' } },
  { variant: 'pocket', selection: {} },
  { variant: 'ctg', selection: {} },
];

/**
 * Plays matches, and at choices that the other side may not see makes two of them, of which one side has chosen otherwise. Each is served by
 * a node of its own, over a socket. Whether the other seat and whoever looks on are sent the same bytes: streams, refusals, headers, sizes.
 */
export async function twins(settings: TwinSettings): Promise<boolean> {
  const databases = await Promise.all([startPostgres(), startPostgres(), startPostgres()]);
  const stores = await Promise.all(databases.map(({ url }) => openPostgresStore(url, 2)));
  const [main, one, two] = stores;
  if (!main || !one || !two) throw new Error('There are three stores.');
  const server = await serve({ games, databaseUrl: databases[0].url, folder: null, port: 0, limits, logs: false });
  const rows: (readonly [string, string])[] = [];
  const wrong: string[] = [];
  for (const plan of plans) {
    const told: (readonly [Told, Told])[] = [];
    const looked = new Map<string, number>();
    await playOn(server.url, plan, settings, looked, async (kept, secret) => {
      const of = (which: 0 | 1): Promise<Told> =>
        which === 0
          ? toldOf(databases[1].url, main, one, kept, secret, 0)
          : toldOf(databases[2].url, main, two, kept, secret, 1);
      // by turns, so that neither always comes first
      const late = told.length % 2 === 0 ? null : await of(1);
      const first = await of(0);
      const second = late ?? (await of(1));
      told.push([first, second]);
      if (first.text !== second.text)
        wrong.push(`${plan.variant}: ${secret.step} of ${secret.side} ${difference(first.text, second.text)}`);
    });
    if (told.length === 0) wrong.push(`${plan.variant}: nothing secret was chosen`);
    rows.push(...figures(plan.variant, told, looked.size));
  }
  for (const store of stores) await store.close();
  await server.close();
  for (const database of databases) await database.stop();
  for (const problem of wrong) console.error(problem);
  console.log(table([...rows, ['twins that were told apart', `${wrong.length}`]]));
  return wrong.length === 0;
}

/** Plays a match at random, and stops at choices that are for the eyes of one side. */
async function playOn(
  url: string,
  plan: MatchPlan,
  { looks, plays, seed }: TwinSettings,
  looked: Map<string, number>,
  look: (kept: Kept, secret: Secret) => Promise<void>,
): Promise<void> {
  const { match, tokens } = await opened(url, plan);
  const rng = stream(seed, 0x7317);
  const at = `${url}/api/matches/${match}`;
  const seats: Readonly<Record<Side, string>> = { home: tokens.home ?? '', away: tokens.away ?? '' };
  const sightOf = async (side: Side): Promise<SightMessage> => {
    const headers = { authorization: `Bearer ${seats[side]}` };
    return (await ask<SightMessage>(at, { headers })).body;
  };
  for (const side of ['home', 'away'] as const)
    await post(at, { v: 1, do: 'claim', key: 'claiming-1', name: side, number: 'ab'.repeat(32) }, seats[side]);
  for (let play = 0; play < plays; play++) {
    const { sight } = await sightOf('home');
    if (sight.phase === 'over') return;
    const open = sight.waiting?.kind === 'decisions' ? sight.waiting.open.filter(({ made }) => !made) : [];
    const asked = open[pick(rng, open.length)];
    if (!asked) throw new Error(`Nobody is asked in ${plan.variant}.`);
    const { side, step } = asked;
    const { sequence, sight: own } = await sightOf(side);
    const domain = own.questions.find((question) => question.step === step)?.domain;
    if (!domain) throw new Error(`${side} is not asked ${step}.`);
    const legal = async (): Promise<unknown> => {
      for (;;) {
        const choice = chosenFrom(domain, rng);
        const { body } = await post<{ refusal: unknown }>(`${at}/why`, { v: 1, do: 'why', step, choice }, seats[side]);
        if (body.refusal === null) return choice;
      }
    };
    const choice = await legal();
    const isSecret = !asked.opened && (open.some((it) => it.side !== side) || isOwn(plan, step));
    if (isSecret && (looked.get(step) ?? 0) < looks) {
      const other = await another(legal, choice);
      if (other !== undefined) {
        looked.set(step, (looked.get(step) ?? 0) + 1);
        await look({ match, tokens }, { side, step, sequence, choices: [choice, other] });
      }
    }
    const request = { v: 1, do: 'choose', key: `choice-${play}-0`, answers: sequence, step, choice };
    const { body } = await post<Receipt | Refused>(at, request, seats[side]);
    if (body.type !== 'receipt') throw new Error(`${step} was not taken: ${body.message}`);
  }
}

/** Whether only the side that chooses may know what it chose. */
function isOwn(plan: MatchPlan, step: string): boolean {
  const { format } = plan.selection;
  const at = placeIn(compose(variantOf(plan.variant), format === undefined ? {} : { format }), step)?.step;
  return at?.kind === 'decision' && at.seenBy === 'own' && !shownAtOnce.has(step);
}

/** Another choice than one; undefined where there seems to be none. */
async function another(legal: () => Promise<unknown>, than: unknown): Promise<unknown> {
  for (let tries = 0; tries < 20; tries++) {
    const choice = await legal();
    if (!sameJson(choice, than)) return choice;
  }
  return undefined;
}

/** Everything that the other seat and whoever looks on are sent by a node of its own, when one of the choices is made. */
async function toldOf(
  databaseUrl: string,
  main: OpenStore,
  store: OpenStore,
  { match, tokens }: Kept,
  { side, step, sequence, choices }: Secret,
  which: 0 | 1,
): Promise<Told> {
  await copy(match, main, store);
  const server = await serve({ games, databaseUrl, folder: null, port: 0, limits, logs: false });
  const port = Number(new URL(server.url).port);
  const path = `/api/matches/${match}`;
  const others = [(side === 'home' ? tokens.away : tokens.home) ?? '', tokens.watch];
  const streams: RawConnection[] = [];
  for (const token of others) {
    const connection = new RawConnection(port, { method: 'GET', path: `${path}/events`, token, streams: true });
    await connection.until((text) => text.includes('"type":"presence"'));
    streams.push(connection);
  }
  const choose = { v: 1, do: 'choose', answers: sequence, step };
  const body = { ...choose, key: 'the-secret-choice', choice: choices[which] };
  const begun = performance.now();
  const made = new RawConnection(port, { method: 'POST', path, token: tokens[side] ?? '', body });
  for (const connection of streams) await connection.until((text) => text.includes(`\nid: ${sequence + 1}\n`));
  const choice = performance.now() - begun;
  const told = [await made.whole()];
  const foolish = [
    { ...choose, choice: 'no such choice' },
    { ...choose, answers: 0, choice: 1 },
    { ...choose, answers: sequence + 1_000, choice: 1 },
    { ...choose, step: 'no.such.step', choice: 1 },
  ];
  const asked = performance.now();
  for (const token of others) {
    for (const [n, request] of foolish.entries())
      told.push(await whole(port, { method: 'POST', path, token, body: { ...request, key: `foolish-${n}-0` } }));
    for (const below of ['', '/record', '/rules', '?balls=3'])
      told.push(await whole(port, { method: 'GET', path: `${path}${below}`, token }));
    told.push(
      await whole(port, { method: 'POST', path: `${path}/why`, token, body: { v: 1, do: 'why', step, choice: 1 } }),
    );
  }
  const refusal = (performance.now() - asked) / (told.length - 1);
  told.push(...streams.map(({ text }) => text));
  for (const connection of streams) connection.close();
  await server.close();
  return { text: alike(told.join('\n')), choice, refusal };
}

function whole(port: number, request: ConstructorParameters<typeof RawConnection>[1]): Promise<string> {
  return new RawConnection(port, request).whole();
}

/** The match as it stands in one store, in another. */
async function copy(match: string, from: OpenStore, to: OpenStore): Promise<void> {
  await to.remove(match);
  const kept = await from.match(match);
  if (!kept) throw new Error(`There is no match ${match}.`);
  await to.create(kept);
  for (const event of await from.events(match, 0)) await to.append(match, event);
}

/** What was sent, with one time of the day in all: that is what twins may differ in, in its value and not in its length. */
function alike(text: string): string {
  return text
    .replace(/\r\ndate: [^\r]*/gi, '\r\ndate: then')
    .replace(/\r\nx-ratelimit-reset: \d+/gi, '\r\nx-ratelimit-reset: then')
    .replace(/"now":\d{13}/g, '"now":1764000000000');
}

/** Where two texts part. */
function difference(one: string, two: string): string {
  const at = [...one].findIndex((letter, i) => letter !== two[i]);
  const around = (text: string): string => JSON.stringify(text.slice(Math.max(0, at - 40), at + 40));
  return `shows at byte ${at}: ${around(one)} and ${around(two)}`;
}

function figures(
  variant: string,
  told: readonly (readonly [Told, Told])[],
  steps: number,
): (readonly [string, string])[] {
  const median = (of: 'choice' | 'refusal', which: 0 | 1): number =>
    percentile(
      told.map((pair) => pair[which][of]),
      50,
    );
  const both = (of: 'choice' | 'refusal'): string => `${ms(median(of, 0))} and ${ms(median(of, 1))}`;
  const bytes = told.reduce((sum, [{ text }]) => sum + text.length, 0);
  return [
    [`${variant}: twins, of so many steps`, `${told.length} of ${steps}`],
    [`${variant}: bytes that are equal`, `${bytes}`],
    [`${variant}: from the choice to the others, each twin at the median`, both('choice')],
    [`${variant}: an answer to the others, each twin at the median`, both('refusal')],
  ];
}
