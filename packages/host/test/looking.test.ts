import { describe, expect, test } from 'vitest';
import { isRefused, type SightMessage } from '../src/index.js';
import { chosenFrom } from './chosen.js';
import { hostFrom, opened, rngOf } from './hosts.js';
import { playOn, seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;

/** A question about a choice. */
const why = (step: string, choice: unknown): object => ({ v: 1, do: 'why', step, choice });

describe('what the rules say to a choice that has not been made', () => {
  test('is told to the seat that is asked, and changes nothing', async () => {
    const host = hostFrom(4);
    const match = await seated(host, { variant: 'ctg', selection: {} });
    const rng = rngOf(4);
    for (let judged = 0; judged < 40; judged++) {
      const page = [match.home, match.away].find(({ sight }) => sight.questions.length > 0);
      const [question] = page?.sight.questions ?? [];
      if (!page || !question) break;
      const choice = chosenFrom(question.domain, rng);
      const before = JSON.stringify(await host.look(match.match, page.token));
      const answer = await host.why(match.match, page.token, why(question.step, choice));
      if (isRefused(answer)) throw new Error(answer.message);
      expect(JSON.stringify(await host.look(match.match, page.token))).toBe(before);
      // what it says is what comes of it
      const { sequence } = page.now as SightMessage;
      const made = await page.send({ do: 'choose', answers: sequence, step: question.step, choice });
      expect(isRefused(made) ? made.message : null).toBe(answer.refusal?.message ?? null);
    }
  });

  test('is told to nobody else, nor of a step that is not open', async () => {
    const host = hostFrom(5);
    const { match, tokens } = await opened(host, plan);
    const { home = '', watch } = tokens;
    expect(await host.why(match, home ?? '', why('core.toss.elect', 'bat'))).toMatchObject({ code: 'not-started' });
    expect(await host.why(match, watch, why('core.toss.elect', 'bat'))).toMatchObject({ code: 'wrong-seat' });
    const begun = await seated(host, plan);
    const waits = [begun.home, begun.away].find(({ sight }) => sight.questions.length === 0);
    expect(await host.why(begun.match, waits?.token ?? '', why('core.toss.elect', 'bat'))).toMatchObject({
      type: 'refusal',
      code: 'not-your-decision',
    });
    expect(await host.why(begun.match, begun.home.token, why('nowhere', 1))).toMatchObject({ type: 'refusal' });
    expect(await host.why(begun.match, begun.home.token, { v: 1, do: 'why', step: 'nowhere' })).toMatchObject({
      code: 'bad-request',
    });
  });
});

describe('a moment of the past', () => {
  test.each(['home', 'away', 'watch'] as const)('is what %s was told then, and no more', async (viewer) => {
    const host = hostFrom(6);
    const match = await seated(host, plan);
    const page = match[viewer];
    const told = [await host.look(match.match, page.token)];
    while (match.home.sight.phase !== 'over') {
      await playOn(match, rngOf(told.length), 1);
      told.push(await host.look(match.match, page.token));
    }
    const sights = told.filter((each): each is SightMessage => !isRefused(each));
    const balls = ({ sight }: SightMessage): number => sight.log.filter(({ delivery }) => delivery !== null).length;
    const last = balls(sights.at(-1) as SightMessage);
    expect(last).toBeGreaterThan(0);
    for (let ball = 0; ball <= last; ball++)
      expect(await host.past(match.match, page.token, ball)).toEqual(sights.find((sight) => balls(sight) >= ball));
  });

  test('before both have sat down is the seating', async () => {
    const host = hostFrom(7);
    const { match, tokens } = await opened(host, plan);
    expect(await host.past(match, tokens.watch, 0)).toMatchObject({ sight: { phase: 'seating' } });
  });
});
