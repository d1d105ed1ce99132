import { useEffect, useState } from 'react';
import type { RoomState } from '../../engine/room.js';
import type { Sight } from '../../engine/sight.js';
import { useSettings, useStillness } from '../../shell/settings.js';
import { scriptOf } from '../../tables/lookup.js';
import { useTeller } from '../../tables/pieces/told.js';
import { momentsOf, type Script } from '../../tables/show/moments.js';
import { Player } from '../../tables/show/player.js';
import { type Timed, timelineOf } from '../../tables/show/timeline.js';

/** What is shown of the last ball, and by whom. */
export interface Shown {
  readonly player: Player;
  /** Balls are shown at all: not at once, nor where the device asks for no motion. */
  readonly moves: boolean;
  /** When each part of what is new is shown; empty where nothing moves. */
  readonly timeline: readonly Timed[];
  /** What came of the ball has been shown. */
  readonly settled: boolean;
  /** Something is shown still. */
  readonly showing: boolean;
  /** Cards and dice are shown over the board where the table has folded them away. */
  readonly aside: boolean;
}

const nothing: readonly Timed[] = [];
const noScript: Script = {};
const isSettled = (player: Player, timeline: readonly Timed[]): boolean =>
  player.toldOf(timeline) === Number.POSITIVE_INFINITY;
const isShown = (player: Player, timeline: readonly Timed[]): boolean => player.shows(timeline);

/** Shows each ball as it comes in, once. A press anywhere, or a key, ends it. */
export function useShow(state: RoomState, sight: Sight | null): Shown {
  const { speed } = useSettings();
  const still = useStillness() || speed === 'instant';
  const [player] = useState(() => new Player());
  const script = useScript(state);
  const [made, setMade] = useState({ sight, timeline: nothing });
  let { timeline } = made;
  if (made.sight !== sight) {
    timeline =
      still || !sight || !made.sight
        ? nothing
        : timelineOf(momentsOf(news(sight), script, around(state, sight)), speed);
    setMade({ sight, timeline });
  }
  useEffect(() => {
    if (timeline.length > 0) player.play(timeline);
  }, [player, timeline]);
  useEffect(() => {
    const skip = (): void => {
      if (player.skip()) finishMotion();
    };
    addEventListener('pointerdown', skip, true);
    addEventListener('keydown', skip, true);
    return () => {
      removeEventListener('pointerdown', skip, true);
      removeEventListener('keydown', skip, true);
      player.skip();
    };
  }, [player]);
  const settled = useTeller(player, timeline, isSettled, true);
  const showing = useTeller(player, timeline, isShown, false);
  return { player, moves: !still, timeline, settled, showing, aside: script.aside ?? false };
}

/** What has just come in, as those may read it whose eyes are at the screen. */
function news({ happened, seat, fresh }: Sight) {
  return { happened: happened[seat] ?? [], fresh };
}

function around({ board }: RoomState, { game }: Sight) {
  const facing = board?.crease.find((each) => each.facing);
  return { batter: facing?.runs ?? null, won: game.result !== null && game.result.winner !== null };
}

/** What the steps of the game are to whoever looks on, as soon as it is loaded. */
function useScript({ opened }: RoomState): Script {
  const [script, setScript] = useState(noScript);
  const entry = opened?.entry;
  useEffect(() => {
    if (entry) void scriptOf(entry).then(setScript);
  }, [entry]);
  return script;
}

/** Whatever moves on the table is where it goes at once. */
function finishMotion(): void {
  const stage = document.querySelector('.match-stage');
  // what pulses while somebody thinks has no end
  for (const motion of stage?.getAnimations({ subtree: true }) ?? [])
    if (Number.isFinite(motion.effect?.getComputedTiming().endTime)) motion.finish();
}
