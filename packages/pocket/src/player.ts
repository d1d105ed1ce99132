import type { Player, Request } from '@howzat/core/author';
import formGuides from './form-guides.json';
import { chooseBatters, chooseBowler, chooseNext, chooseSwitch } from './player/field.js';
import { chooseAnswer, chooseExchange, choosePlay, chooseReturn, chooseSave, chooseTarget } from './player/hands.js';
import { chooseDecks, chooseElection, chooseRoster, chooseTeam } from './player/preparation.js';
import { chooseStance } from './player/stance.js';

const anything = ({ domain, rng }: Request): unknown => domain.sample(rng);

/** How each kind of decision is made, by the first word of its step. */
const plays: Readonly<Record<string, (request: Request) => unknown>> = {
  team: chooseTeam,
  roster: chooseRoster,
  decks: chooseDecks,
  bowler: chooseBowler,
  relief: chooseBowler,
  switch: (request) => (request.role === 'bowling' ? chooseBowler(request) : chooseSwitch(request)),
  batters: chooseBatters,
  batter: chooseNext,
  stance: chooseStance,
  exchange: chooseExchange,
  return: chooseReturn,
  play: choosePlay,
  negate: chooseTarget,
  answer: chooseAnswer,
  save: chooseSave,
  core: (request) =>
    request.step === 'core.declare'
      ? 'bat on'
      : request.step === 'core.toss.elect'
        ? chooseElection(request)
        : anything(request),
};

/** The same by the whole name of a step, once it was asked for. */
const playsOf = new Map<string, (request: Request) => unknown>();

/**
 * A sensible computer player. It bowls its best rested bowler, keeps its best batters facing, weighs runs against the
 * price of a wicket and a point of comfort by tables made once, plays what gains and answers what harms. It plays from
 * its view alone.
 */
export const sensible: Player = {
  name: 'sensible',
  formGuides,
  choose: (request) => {
    // `play.second` is asked as `play` is, `exchange.answer.batting` as an exchange
    let play = playsOf.get(request.step);
    if (!play) {
      play = plays[request.step.split('.')[0] as string] ?? anything;
      playsOf.set(request.step, play);
    }
    return play(request);
  },
};
