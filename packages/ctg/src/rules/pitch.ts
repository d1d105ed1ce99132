import type { SectionWords } from '@howzat/core/author';
import { holds } from '../components/geometry.js';
import { k, type Parameters, type State } from '../kit.js';

/** What a pitch does beside the style that it suits. The original pitches do nothing else; those of other sets may. */

/** On a slow pitch the ball does not come on to the bat. */
export const slowPitch = k.rule({
  id: 'ctg.pitch.slow',
  only: (p) => p.cards.has.slow,
  when: (s, _g, p) => holds(p.cards.slowPitches, s.pitch),
  does: (s) => {
    s.distance--;
  },
});

/** On a lively pitch an edge carries. */
export const livelyPitch = k.rule({
  id: 'ctg.pitch.lively',
  only: (p) => p.cards.has.lively,
  when: (s, _g, p) => s.chance === 'slips' && isLively(s, p),
  does: () => {},
});

const isLively = (s: State, p: Parameters): boolean => holds(p.cards.livelyPitches, s.pitch);

/** By how much less the slips need. */
export function livelySlips(s: State, p: Parameters): number {
  return p.cards.has.lively && isLively(s, p) ? 1 : 0;
}

/** Effects of pitches. */
export const pitchWords: SectionWords = {
  'ctg.pitch.slow': {
    title: 'A slow pitch',
    kind: 'reading',
    source: 'Pitch Condition Cards',
    text: 'On a slow pitch every strike goes one less far. No pitch of the original set is slow; one of your own may be.',
  },
  'ctg.pitch.lively': {
    title: 'A lively pitch',
    kind: 'reading',
    source: 'Pitch Condition Cards',
    text: 'On a lively pitch the slips catch on one less. No pitch of the original set is lively; one of your own may be.',
  },
};
