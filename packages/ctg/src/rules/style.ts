import type { SectionWords } from '@howzat/core/author';

/** The three styles. */
export const styleWords: SectionWords = {
  'ctg.style.pace': {
    title: 'What pace bowlers are like',
    kind: 'data',
    source: 'Pace',
    text: "Pace is the most aggressive style, high risk and reward; speed narrows the Batter's options and edges go to the slips.",
  },
  'ctg.style.spin': {
    title: 'What spin bowlers are like',
    kind: 'data',
    source: 'Spin',
    text: 'Spin is slow and deceptive; it gives chances of nicks caught behind and mis-hits to a waiting fielder.',
  },
  'ctg.style.medium': {
    title: 'What medium bowlers are like',
    kind: 'data',
    source: 'Medium',
    text: 'Medium (all-rounders) is predictable, relies on placement, catches and run-outs, and concedes few large gains.',
  },
};
