import { compose, type Side, sameJson } from '@howzat/core';
import { pick, placeIn, type Rng } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { type Host, isRefused, MemoryStore } from '../src/index.js';
import { chosenFrom } from './chosen.js';
import { gameOf } from './games.js';
import { hostFrom, rngOf } from './hosts.js';
import { Page } from './page.js';
import { type Seated, seated } from './random-play.js';
import { copyOf } from './stored.js';

const plans = [
  { variant: 'ccsl', selection: { format: 'two-over' } },
  { variant: 'cubes', selection: {}, clock: { seconds: 60, reserve: 10, out: 'forfeit' } },
  { variant: 'wicked', selection: { format: 'ten-over' } },
  { variant: 'pocket', selection: {} },
  { variant: 'ctg', selection: {} },
] as const;

/** What the rules of Cubes show as soon as both have chosen. */
const shownAtOnce = new Set(['order.bowling', 'order.batting', 'mark.bowling', 'mark.batting']);

/** A step is looked at so often in a match. */
const looks = 3;

/** What is asked of each twin, and must be refused in the same words. */
function foolish(step: string, sequence: number): object[] {
  const choose = { do: 'choose', answers: sequence, step };
  return [
    { ...choose, choice: 'no such choice' },
    { ...choose, choice: null },
    { ...choose, answers: 0, choice: 1 },
    { ...choose, answers: sequence + 1_000, choice: 1 },
    { ...choose, step: 'no.such.step', choice: 1 },
    { do: 'claim', name: 'Again', number: null },
  ];
}

/** Everything that the other seat and whoever looks on are sent, as bytes, once a side has chosen in secret. */
async function toldOfChoice(
  { match, home, away, watch }: Seated,
  store: MemoryStore,
  side: Side,
  step: string,
  choice: unknown,
): Promise<string | null> {
  const host: Host = hostFrom(99, store);
  const sequence = home.now?.sequence ?? 0;
  const others = [side === 'home' ? away : home, watch].map((page) => new Page(host, match, page.token, 'twin'));
  for (const page of others) await page.follow();
  const chooser = new Page(host, match, (side === 'home' ? home : away).token, 'chooser');
  const answer = await chooser.send({ do: 'choose', answers: sequence, step, choice });
  if (isRefused(answer)) return null;
  const told: unknown[] = [answer];
  for (const page of others) {
    for (const request of foolish(step, sequence)) told.push(await page.send(request));
    for (const asked of [step, ...page.sight.questions.map((question) => question.step)])
      for (const tried of [null, 'bat', 1, [0, 1]])
        told.push(await host.why(match, page.token, { v: 1, do: 'why', step: asked, choice: tried }));
    told.push(await host.past(match, page.token, 3), await host.past(match, page.token, 1_000));
    told.push(page.heard, await host.look(match, page.token), await host.record(match, page.token));
  }
  // whoever chose wants it back, says so, and gets it
  told.push(
    await chooser.send({ do: 'offer', what: 'take-back' }),
    await chooser.send({ do: 'say', phrase: 'thanks' }),
  );
  told.push(await others[0]?.send({ do: 'answer', offer: others[0].sight.offer?.offer, accept: true }));
  for (const page of others) told.push(page.heard, page.beside, await host.look(match, page.token));
  return JSON.stringify(told);
}

async function another(seatedMatch: Seated, store: MemoryStore, side: Side, step: string, rng: Rng, than: unknown) {
  const page = side === 'home' ? seatedMatch.home : seatedMatch.away;
  const domain = page.sight.questions.find((question) => question.step === step)?.domain;
  for (let tries = 0; domain && tries < 50; tries++) {
    const choice = chosenFrom(domain, rng);
    if (sameJson(choice, than)) continue;
    const told = await toldOfChoice(seatedMatch, await copyOf(store, seatedMatch.match), side, step, choice);
    if (told !== null) return told;
  }
  return null;
}

describe.each(plans)('of what is secret in $variant', (plan) => {
  test('the other seat and lookers-on are sent the same bytes, whatever it is', { timeout: 600_000 }, async () => {
    const store = new MemoryStore();
    const match = await seated(hostFrom(3, store), plan);
    const { variant } = gameOf(plan.variant);
    const rulebook = compose(variant, plan.selection);
    const isOwn = (step: string): boolean => {
      const at = placeIn(rulebook, step)?.step;
      return at?.kind === 'decision' && at.seenBy === 'own';
    };
    const rng = rngOf(5);
    const looked = new Map<string, number>();
    for (let plays = 0; plays < 400 && match.home.sight.phase !== 'over'; plays++) {
      const { waiting } = match.home.sight;
      const open = waiting?.kind === 'decisions' ? waiting.open.filter(({ made }) => !made) : [];
      const asked = open[pick(rng, open.length)];
      if (!asked) throw new Error('Nobody is asked.');
      const { side, step, opened } = asked;
      const pending = open.some((it) => it.side !== side);
      const secret = !opened && (pending || (isOwn(step) && !shownAtOnce.has(step)));
      const before = await copyOf(store, match.match);
      const sequence = match.home.now?.sequence ?? 0;
      const page = side === 'home' ? match.home : match.away;
      const answer = await page.answer(rng);
      if (answer === null || isRefused(answer)) throw new Error('The choice was not taken.');
      if (!secret || (looked.get(step) ?? 0) >= looks) continue;
      const [event] = await store.events(match.match, sequence);
      const made = event?.event.kind === 'choice' ? event.event.choice : null;
      const then = await pagesOf(match, before);
      const one = await toldOfChoice(then, await copyOf(before, match.match), side, step, made);
      const two = await another(then, before, side, step, rngOf(plays), made);
      if (two === null) continue;
      looked.set(step, (looked.get(step) ?? 0) + 1);
      expect(two === one, `${step} of ${side} shows`).toBe(true);
    }
    expect(looked.size).toBeGreaterThan(0);
  });
});

/** The pages of a match as they stand over a store. */
async function pagesOf(match: Seated, store: MemoryStore): Promise<Seated> {
  const host = hostFrom(98, await copyOf(store, match.match));
  const page = (of: Page): Promise<Page> => new Page(host, match.match, of.token, 'before').follow();
  return {
    match: match.match,
    home: await page(match.home),
    away: await page(match.away),
    watch: await page(match.watch),
  };
}
