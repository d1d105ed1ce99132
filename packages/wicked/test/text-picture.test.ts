import { createMatch, type Match } from '@howzat/core';
import type { Role } from '@howzat/core/author';
import { stream } from '@howzat/core/engine';
import { commentaryOf, scorecardText, scoredOf } from '@howzat/core/scorebook';
import { cardsIn, maskOf, sensible, wicked } from '@howzat/wicked';
import { presentation, registry } from '@howzat/wicked/rules';
import { expect, it } from 'vitest';
import { imagine } from '../src/imagine.js';
import type { WickedState } from '../src/kit.js';

const hidden = { rulings: { 'wicked.ruling.lineup-open-afterwards': 'hidden-until-placed' } } as const;

/** A match that two sensible captains play until some over of some innings. */
function until(innings: number, overs: number, selection: object = {}): Match {
  const match = createMatch(wicked, { seed: 11, ...selection }) as unknown as Match;
  while (match.waiting.kind === 'decisions' && !(match.game.innings === innings && match.game.overs >= overs)) {
    const open = match.waiting.open.find(({ made }) => !made);
    if (!open) break;
    const choice = sensible.choose({
      step: open.step,
      side: open.side,
      role: open.role,
      view: match.view(open.side),
      domain: match.legal(open.side as never, open.step as never),
      params: match.rulebook.params,
      rng: stream(1, match.length),
    } as never);
    match.play(open.side as never, open.step as never, choice as never);
  }
  return match;
}

it('shows the table in at most 80 columns, before the toss, before the openers and in an over', () => {
  const seen: number[] = [];
  const match = createMatch(wicked, { seed: 5 }) as unknown as Match;
  const pictures = [match, until(0, 0), until(1, 0), until(1, 12), until(2, 30)].map((at) => ({
    home: presentation.picture?.(at.view('home'), at.rulebook.params) ?? [],
    away: presentation.picture?.(at.view('away'), at.rulebook.params) ?? [],
  }));
  for (const { home, away } of pictures)
    for (const lines of [home, away]) {
      seen.push(lines.length);
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(80);
      expect(lines.length).toBeLessThanOrEqual(24);
    }
  expect(seen.slice(0, 2)).toEqual([0, 0]);
  // the modifiers of the over, whole
  for (const at of [3, 4]) expect(pictures[at]?.home.at(-1)).toMatch(/, rolls 2 to 12:( [+-]?\d){11}$/);
  const inPlay = pictures[3]?.home.join('\n') ?? '';
  for (const words of [
    'North bowler: ',
    'South batter: ',
    ', faces',
    ', bowls',
    'Last over: ',
    'Over 13/50, pitch ',
    'Leg side',
  ])
    expect(inPlay).toContain(words);
});

it('shows the two hints, unless they are switched off', () => {
  const hints = (selection: object): readonly string[] => {
    const match = createMatch(wicked, { seed: 5, ...selection } as never) as unknown as Match;
    const play = (side: string, step: string, choice: unknown) =>
      match.play(side as never, step as never, choice as never);
    const picture = (): readonly string[] => presentation.picture?.(match.view('home'), match.rulebook.params) ?? [];
    play('home', 'side.home', 0);
    play('away', 'side.away', 1);
    play('home', 'lineup.home', [1, 2, 3, 4, 5, 6, 7, 14, 15, 16, 17]);
    play('away', 'lineup.away', [19, 20, 21, 22, 23, 24, 25, 32, 33, 34, 35]);
    const told = [...picture()];
    play(match.game.tossWinner === 0 ? 'home' : 'away', 'core.toss.elect', 'bat');
    return [...told, ...picture()].filter((line) => line.startsWith('Hint'));
  };
  expect(hints({})).toEqual([
    'Hint: look at the pitch card before choosing to bat or bowl.',
    'Hint: start with the strongest batters and bowlers.',
  ]);
  expect(hints({ options: ['wicked.opt.advice'] })).toEqual([]);
});

it('calls cards, fields and pitches by their names', () => {
  const { params } = createMatch(wicked, { seed: 1 }).rulebook;
  const label = (item: number | null, step: string) =>
    presentation.label?.(item, { step, field: null, view: null, params });
  expect(label(1, 'side.home')).toBe('Australia');
  expect(label(1, 'field')).toBe('Ring');
  expect(label(5, 'pitch')).toBe('Two-paced');
  expect(label(1, 'next-batter')).toBe('Ambrose Thistlewood');
  expect(label(36, 'replacement-bowler.late')).toBe('Ruddy Tearaway');
  expect(label(null, 'bowling-change')).toBe('no change');
  expect(label(3, 'reroll')).toBeUndefined();
});

it('names the eleven of each side on the scorecard, those who did not bat too', async () => {
  const match = until(3, 0);
  const card = scorecardText(
    scoredOf({ log: match.log(), game: match.game }, match.rulebook, match.names, match.cricketers ?? undefined),
  );
  expect(card).not.toMatch(/(Home|Away) \d+ /);
  expect(card).not.toMatch(/bowler \d/);
  expect(match.game.result).not.toBeNull();
  // a whole match of two captains, that must play the same for ever
  await expect(card).toMatchFileSnapshot('golden/two-captains.txt');
});

it('counts in overs, for an over is played at once and stands in the book as one ball', () => {
  const match = until(3, 0);
  const scored = scoredOf({ log: match.log(), game: match.game }, match.rulebook, match.names);
  const outs = commentaryOf(scored, registry).filter(({ text }) => text.includes('OUT'));
  expect(outs.length).toBeGreaterThan(0);
  for (const { text } of outs) expect(text).toMatch(/OUT, .* off \d+ overs?\b/);
  expect(scorecardText(scored)).not.toMatch(/\bballs?\b/);
});

it('imagines a lineup that fits what is known of it', () => {
  for (const [overs, selection] of [
    [0, hidden],
    [17, hidden],
    [17, {}],
  ] as const) {
    const match = until(1, overs, selection);
    const { params } = match.rulebook;
    const state = match.internals().s as unknown as WickedState;
    for (const role of ['batting', 'bowling'] as Role[]) {
      const seat = (role === 'batting') === (match.game.batting === 0) ? 'home' : 'away';
      const open = match.view(seat).state as unknown as Partial<WickedState>;
      const imagined = imagine(open, role, match.game, params, stream(3, overs));
      for (const lineup of [imagined.battingLineup, imagined.bowlingLineup])
        expect(cardsIn(lineup, 0)).toHaveLength(11);
      const sheet = role === 'batting' ? 'bowlingLineup' : 'battingLineup';
      const known = seat === 'home' ? state.awaySheet : state.homeSheet;
      expect(imagined[sheet] & known).toBe(known);
      if (selection !== hidden) expect(imagined[sheet]).toBe(state[sheet]);
      // nothing of the other lineup but what is on the table reaches the view
      expect(open[sheet]).toBeUndefined();
    }
  }
});

it('imagines the order of the batters that was laid out of sight', () => {
  const match = until(1, 25, { rulings: { 'wicked.ruling.next-batter-choice': 'preset-order' } });
  const state = match.internals().s as unknown as WickedState;
  const seat = match.game.batting === 0 ? 'away' : 'home';
  const open = match.view(seat).state as unknown as Partial<WickedState>;
  expect(open.toCome).toBeUndefined();
  const imagined = imagine(open, 'bowling', match.game, match.rulebook.params, stream(3, 1));
  const cameIn = (state.orders[0] as number[]).slice(2);
  expect(imagined.toCome.slice(0, cameIn.length)).toEqual(cameIn);
  expect(maskOf(imagined.toCome)).toBe(maskOf(state.toCome));
});
