import type { SectionWords } from '@howzat/core/author';
import { holds } from '../components/geometry.js';
import { isAggressive, k, type Parameters, type State } from '../kit.js';

/** What player cards give a player beyond the style. A set in which nobody has an ability goes without its rule. */

/** A stock ball is bowled with a D8 on any pitch. */
export const stockBall = k.rule({
  id: 'ctg.ability.stock-ball',
  only: (p) => p.cards.has['stock-ball'],
  when: (s, _g, p) => holds(p.cards.stockBalls[s.bowlTeam + s.bowler] as number, s.bowl),
  does: (s) => {
    s.bowlerSides = 8;
  },
});

/** The die of a bowled roll by the attitude, as the section says that counts. */
const isD8 = (s: State, p: Parameters): boolean =>
  p.bowledDie === 'always-d8' || (p.bowledDie === 'aggressive-d8') === isAggressive(s);

/** A straight ball that is missed by however little lets the bowler roll. */
export const straightBall = k.rule({
  id: 'ctg.ability.straight-ball',
  only: (p) => p.cards.has['straight-ball'],
  when: (s, _g, p) => holds(p.cards.straightBalls[s.bowlTeam + s.bowler] as number, s.bowl),
  does: (s, _g, p) => {
    s.mayBowl = true;
    s.bowledSides = isD8(s, p) ? 8 : 6;
  },
  final: true,
});

/** In a zone of strength the meter is one nearer to the bat. */
export const strongZone = k.rule({
  id: 'ctg.ability.strong-zone',
  only: (p) => p.cards.has['strong-zone'],
  when: (s, _g, p) => holds(p.cards.strongZones[s.batTeam + s.facing] as number, s.zone),
  does: (s) => {
    s.meter++;
  },
});

/** Abilities of players. */
export const abilityWords: SectionWords = {
  'ctg.ability.stock-ball': {
    title: 'The stock ball of a specialist bowler',
    kind: 'applied',
    source: 'Player Cards; Bowling Styles',
    text: 'Each specialist bowler has a stock ball, named on the player card: with it they roll a D8 on any pitch.',
  },
  'ctg.ability.straight-ball': {
    title: 'The straight ball of a specialist bowler',
    kind: 'applied',
    source: 'Player Cards; Missed Strike',
    text: 'With the straight ball that is named on the player card any miss lets the Bowler roll.',
  },
  'ctg.ability.strong-zone': {
    title: 'A batter who is strong in a zone',
    kind: 'reading',
    source: 'Player Cards',
    text: 'Into a zone in which the card calls the batter strong, the meter moves 1 towards the bat. No card of the original set does; a set of your own may.',
  },
};
