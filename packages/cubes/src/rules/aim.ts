import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

export const rolesFirst = k.rule({
  id: 'cubes.aim.roles-first',
  when: (_s, g) => g.scores.length === 0,
  does: (_s, g) => {
    g.batting = g.batsFirst;
  },
});

export const rolesSwap = k.rule({
  id: 'cubes.aim.roles-swap',
  when: (_s, g) => g.superOver === 0 && g.scores.length > 0,
  does: (_s, g) => {
    g.batting = g.scores.length % 2 === 0 ? g.batsFirst : g.batsFirst === 0 ? 1 : 0;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const aimRulings = k.readings({
  'cubes.ruling.terms': { innings: [], inning: null },
});

/** Aim and roles. */
export const aimWords: SectionWords = {
  'cubes.aim.cricket-scoring': {
    title: 'Scoring works as in cricket',
    kind: 'advice',
    source: 'Aim of the game',
    text: 'Scoring follows the pattern of cricket: runs, wickets, overs and innings.',
  },
  'cubes.aim.laws-reference': {
    title: 'Words that are not explained mean what they mean in cricket',
    kind: 'advice',
    source: 'Aim of the game',
    text: 'Cricket terms that are not explained are to be read as in the Laws of Cricket.',
  },
  'cubes.aim.roles-first': {
    title: 'One player bowls, the other bats',
    kind: 'applied',
    source: 'Aim of the game',
    text: 'In the first innings one player is the bowler, the other the batter.',
  },
  'cubes.aim.roles-swap': {
    title: 'The players swap roles after an innings',
    kind: 'applied',
    source: 'Aim of the game; How to play 11',
    text: 'When an innings is over the roles are exchanged for the next.',
  },
  'cubes.aim.batter': {
    title: 'What the batter tries to do',
    kind: 'advice',
    source: 'Aim of the game',
    text: "The batter's objective is many runs, and wickets not lost too fast.",
  },
  'cubes.aim.bowler': {
    title: 'What the bowler tries to do',
    kind: 'advice',
    source: 'Aim of the game',
    text: "The bowler's objective is ten wickets quickly and few runs given.",
  },
};

/** Aim and roles: the open questions in words. */
export const aimRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.terms': {
    title: 'Inning or innings, team or player',
    question: 'Inning or innings, team or player?',
    standard: 'innings',
    reason: 'Innings, as in the Laws; a team is a player; there are no batters by name, no strike and no extras.',
    readings: {
      innings: { text: 'One innings, two innings.' },
      inning: { text: 'One inning, two innings.', unbuilt: 'a word changes nothing' },
    },
  },
};
