import type { Json, Refusal, Side } from '@howzat/core';
import type { Registry } from '@howzat/core/author';
import { useMemo } from 'react';
import { people } from '../../engine/plan.js';
import type { Room, RoomState } from '../../engine/room.js';
import { shown, titled } from '../../engine/said.js';
import type { Past, Sight } from '../../engine/sight.js';
import { attempted, troubleOf } from '../../engine/trouble.js';
import { askedIn, wordFor } from '../../language/spoken.js';
import { speedMs, useSettings, useStillness } from '../../shell/settings.js';
import type { Timed } from '../../tables/show/timeline.js';
import type { Pace, TableProps } from '../../tables/table.js';
import { words } from '../../words.js';

/** Everything that a table is given, for the side at the screen and the moment that is looked at. */
export function useTable(
  room: Room,
  state: RoomState,
  sight: Sight,
  past: Past | null,
  timeline: readonly Timed[],
  refused: (refusal: Refusal | null) => void,
): TableProps | null {
  const { speed } = useSettings();
  const still = useStillness();
  const { words: texts, rulebook } = state;
  const presence = state.far?.presence ?? null;
  const { plan, plays } = room.source;
  const live = past === null;
  const moment = past ?? sight;
  const { seat: side } = moment;
  const view = moment.views[side];
  const playing = people(plan);
  const spectates = playing.length === 0 || !plays;
  return useMemo(() => {
    if (!view || !rulebook) return null;
    const { params } = rulebook;
    const label = (item: Json, step: string, field?: string): string => {
      if (step === 'core.toss' && (item === 0 || item === 1)) return item === 0 ? room.names.home : room.names.away;
      const place = { step, field: field ?? null, view, params };
      const called = texts?.presentation?.label?.(item, place) ?? shown(item);
      return wordFor(called);
    };
    const say = (refusal: Refusal | null): Refusal | null => {
      refused(refusal);
      return refusal;
    };
    const ms = speedMs[speed].motion;
    const pace: Pace = { ms, shown: timeline, still: still || ms === 0 || !live };
    const isAway = (of: Side): boolean => presence !== null && !presence.there[of];
    const waitsFor = (of: Side): string => words.match[isAway(of) ? 'isAway' : 'waitsFor'](room.names[of]);
    const rival = side === 'home' ? 'away' : 'home';
    const open = live ? sight.open.filter((decision) => decision.side === side) : [];
    return {
      side,
      view,
      other: spectates ? (moment.views[rival] ?? null) : null,
      names: room.names,
      params,
      open,
      chance: live && plan.chance === 'people' && plays ? sight.chance : null,
      waits: live && sight.thinking && open.length === 0 ? waitsFor(sight.thinking) : null,
      goOn: live && sight.awaited ? async () => say(await attempted(room.engine.call())) : null,
      happened: moment.happened[side] ?? [],
      fresh: live ? sight.fresh : 0,
      before: moment.before,
      seen: past ? past.at : sight.length,
      live,
      pace,
      ask: (step) => {
        const question = prompt(texts?.registries ?? [], step);
        // at a screen that two people share it is said who is asked
        const asked = playing.length > 1 ? open.find((decision) => decision.step === step) : undefined;
        return asked ? words.match.asks(room.names[asked.side], question) : question;
      },
      picture: texts?.presentation?.picture?.(view, params) ?? [],
      label,
      why: (step, choice) => room.engine.why(side, step, choice).catch(troubleOf),
      play: async (step, choice) => say(await attempted(room.engine.play(side, step, choice))),
      happen: async (step, outcome) => say(await attempted(room.engine.happen(step, outcome))),
    };
  }, [
    room,
    sight,
    past,
    moment,
    view,
    rulebook,
    texts,
    side,
    live,
    plan,
    plays,
    presence,
    playing.length,
    spectates,
    speed,
    still,
    timeline,
    refused,
  ]);
}

/** The question at a step in the words of the rulebook, or its name where nobody has words for it. */
function prompt(registries: readonly Registry[], step: string): string {
  const registry = registries.findLast(({ prompts }) => prompts[step] !== undefined);
  const found = registry && (askedIn(registry.variant, step) ?? registry.prompts[step]);
  return found ?? titled(step.replace(/^core\./, ''));
}
