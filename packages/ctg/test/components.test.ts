import { createRunner } from '@howzat/compiler/run';
import { createMatch } from '@howzat/core';
import { isHowzatError, uniformPlayer } from '@howzat/core/author';
import { type CardSet, checkCards, ctg, firstCards, originalCards, withCards } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';

type Changed = { -readonly [K in keyof CardSet]: CardSet[K] };

/** The original set, with a part of it changed on a copy. */
function changed(change: (set: any) => void): Changed {
  const set = JSON.parse(JSON.stringify(originalCards));
  change(set);
  return set;
}

function refusalOf(set: unknown): { rule: string | undefined; message: string } | null {
  try {
    checkCards(set);
    return null;
  } catch (error) {
    if (!isHowzatError(error, 'bad-components')) throw error;
    return { rule: error.details.rule, message: error.message };
  }
}

describe('a set of cards is refused in one sentence, with the rule that it breaks', () => {
  it.each<[string, unknown, string, string]>([
    ['nothing', null, 'ctg.comp.rulebook', 'A set of cards must be an object, not null.'],
    ['no boards', changed((set) => delete set.boards), 'ctg.comp.board', 'A set of cards has no boards.'],
    [
      'an area too few',
      changed((set) => set.boards.t10.areas.pop()),
      'ctg.board.area-counts-t10',
      'boards.t10.areas must be a list of exactly 18, not 17.',
    ],
    [
      'an area twice',
      changed((set) => {
        set.boards.t20.areas[1].band = 1;
      }),
      'ctg.board.area-counts-t20',
      'The T20 board has zone 0, band 1 twice.',
    ],
    [
      'a catch on 7',
      changed((set) => {
        set.boards.t20.areas[3].catch = 7;
      }),
      'ctg.board.area-counts-t20',
      'boards.t20.areas[3].catch must be a whole number from 2 to 6, not 7.',
    ],
    [
      'a focussed catch on 1',
      changed((set) => {
        Object.assign(set.boards.t20.areas[3], { catch: 2, focus: true });
      }),
      'ctg.board.catch-number',
      'a focussed fielder would catch on 1',
    ],
    [
      'a tame aggressive die',
      changed((set) => {
        set.bounceDice.aggressive = [...set.bounceDice.defensive];
      }),
      'ctg.att.aggressive-risk',
      'must travel further and be redder',
    ],
    [
      'a die without a green 2',
      changed((set) => {
        set.bounceDice.defensive = ['G0', 'G0', 'G0', 'G1', 'G1', 'R0'];
      }),
      'ctg.boundary.six',
      'The defensive bounce die needs a green 2',
    ],
    [
      'a stroke of the Bye zone',
      changed((set) => {
        set.pace.bowls[0].shots = ['scoop'];
      }),
      'ctg.board.bowling-decks',
      'pace.bowls[0].shots[0] must be one of',
    ],
    [
      'a zone that no bowl meets',
      changed((set) => {
        for (const bowl of set.medium.bowls)
          bowl.shots = bowl.shots.map((it: string) => (/glance|hook/.test(it) ? 'on drive' : it));
      }),
      'ctg.board.style-zones',
      'No bowl of the medium deck is met in zone 1',
    ],
    [
      'a D8 for medium',
      changed((set) => {
        set.medium.bowls[0].d8 = true;
      }),
      'ctg.dice.bowler-d8',
      'Medium bowls have no D8 mark.',
    ],
    [
      'slips for medium',
      changed((set) => {
        set.medium.slips = 1;
      }),
      'ctg.place.slips-zone',
      'The rule card of medium allows no slips.',
    ],
    [
      'fourteen over cards',
      changed((set) => set.spin.overCards.pop()),
      'ctg.comp.over-cards',
      'spin.overCards must be a list of exactly 15, not 14.',
    ],
    [
      'one wicket icon',
      changed((set) => {
        for (const card of set.pace.overCards.slice(3)) if (card.icon === 'pair') card.icon = 'dot';
      }),
      'ctg.express.icon-pair',
      'The pace over deck needs two wicket icons',
    ],
    [
      'no table icon',
      changed((set) => {
        for (const card of set.pace.overCards) if (card.icon === 'table') card.icon = 'dot';
      }),
      'ctg.express.icon-rule-card',
      'The pace over deck needs a table icon.',
    ],
    [
      'a no-ball that replaces the dice',
      changed((set) => {
        set.pace.overCards[8].replaces = [1, 1, 1, 1, 1, 1];
      }),
      'ctg.noball.can-score',
      'Overstepped cannot be a no-ball and replace the dice as well.',
    ],
    [
      'a snick without slips',
      changed((set) => {
        set.medium.overCards[0].snick = true;
      }),
      'ctg.slips.snick',
      'Line And Length has the snick symbol, and medium has no slips.',
    ],
    [
      'three pace bowlers',
      changed((set) => {
        set.teams[0].players[2].role = 'pace';
      }),
      'ctg.setup.final-composition',
      'Harbour Lanterns needs 2 of the role pace, not 3.',
    ],
    [
      'two players of one name',
      changed((set) => {
        set.teams[1].players[2].name = set.teams[1].players[3].name;
      }),
      'ctg.comp.player-cards',
      'Mill Lane Comets has two players of one name.',
    ],
    [
      'an effect of which nothing is known',
      changed((set) => {
        set.skills.batting[0].effect = 'fly';
      }),
      'ctg.comp.skill-cards',
      'skills.batting[0].effect must be one of',
    ],
    [
      'an effort of nothing',
      changed((set) => delete set.skills.bowling[0].amount),
      'ctg.comp.skill-cards',
      'Effort Ball needs an amount.',
    ],
    [
      'a review that never succeeds',
      changed((set) => {
        set.drs.overturns = 8;
      }),
      'ctg.comp.drs-card',
      'A D6 never shows 8.',
    ],
    [
      'an umpire who never raises his finger',
      changed((set) => {
        set.umpire.out = 7;
      }),
      'ctg.comp.umpire-card',
      'A D6 never shows 7.',
    ],
    [
      'a strong zone that names none',
      changed((set) => {
        set.teams[0].players[4].abilities = [{ effect: 'strong-zone' }];
      }),
      'ctg.ability.strong-zone',
      'the ability names a zone and no bowl',
    ],
    [
      'a stock ball without a bowl',
      changed((set) => {
        set.teams[0].players[0].abilities = [{ effect: 'stock-ball', zone: 3 }];
      }),
      'ctg.ability.stock-ball',
      'names a bowl and no zone',
    ],
    [
      'a stock ball of another deck',
      changed((set) => {
        set.teams[0].players[0].abilities = [{ effect: 'stock-ball', bowl: 'Wrong One' }];
      }),
      'ctg.ability.stock-ball',
      'has no bowl called Wrong One',
    ],
    [
      'a straight ball of a batter',
      changed((set) => {
        set.teams[0].players[5].abilities = [{ effect: 'straight-ball', bowl: 'Seam Up' }];
      }),
      'ctg.ability.straight-ball',
      'has no bowl called Seam Up',
    ],
    [
      'a stock ball of an all-rounder',
      changed((set) => {
        set.teams[0].players[7].abilities = [{ effect: 'stock-ball', bowl: 'Seam Up' }];
      }),
      'ctg.ability.stock-ball',
      'medium bowls are never bowled with a D8',
    ],
    [
      'an ability of which nothing is known',
      changed((set) => {
        set.teams[0].players[7].abilities = [{ effect: 'reverse-swing' }];
      }),
      'ctg.comp.player-cards',
      'abilities[0].effect must be one of',
    ],
    [
      'a pitch that does what no pitch does',
      changed((set) => {
        set.pitches[2].effects = ['haunted'];
      }),
      'ctg.comp.pitch-cards',
      'pitches[2].effects[0] must be one of',
    ],
    [
      'a misspelt field',
      changed((set) => {
        set.pace.overCards[0].snik = true;
      }),
      'ctg.comp.over-cards',
      'has a field "snik", of which the game knows nothing.',
    ],
  ])('%s', (_, set, rule, words) => {
    const refusal = refusalOf(set);
    expect(refusal?.message).toContain(words);
    expect(refusal?.rule).toBe(rule);
  });
});

describe('a set of one’s own', () => {
  /** Everything that the schema admits and the original set does not print. */
  const own = changed((set) => {
    set.name = 'Ours';
    set.teams[0].players.reverse();
    set.teams[0].players[0].name = 'The Captain';
    set.pace.overCards[0].icon = 'four';
    set.pace.overCards[14].replaces = ['W', 'W', 'W', 'W', 'W', 'W'];
    set.spin.overCards[0].replaces = [0, 2, 3, 4, 6, 'W'];
    set.medium.overCards[0].replaces = [0, 'R', 'R', 'R', 'R', 'R'];
    set.teams[0].players[5].abilities = [{ effect: 'strong-zone', zone: 3 }];
    set.teams[0].players[5].statistics = [{ name: 'Strike rate', value: '131' }];
    set.pitches[0].effects = ['slow', 'lively'];
    set.skills.batting = [
      { name: 'Again', effect: 'reroll' },
      { name: 'And Again', effect: 'reroll' },
      { name: 'Low', effect: 'grounded' },
    ];
    set.skills.bowling = [
      { name: 'All He Has', effect: 'effort', amount: 4 },
      { name: 'A Bit More', effect: 'effort', amount: 1 },
    ];
    set.drs = { reviews: ['slips'], die: 8, overturns: 2 };
    set.umpire = { die: 8, out: 2 };
    set.pitches[2] = { name: 'Green Again', suits: 'pace' };
  });

  it('is played, its cards and its names are those of the match', () => {
    expect(refusalOf(own)).toBeNull();
    const players = { home: uniformPlayer, away: uniformPlayer };
    const cited = new Set<string>();
    const names = new Set<string | null | undefined>();
    for (let seed = 0; seed < 30; seed++) {
      const match = createMatch(ctg, { components: own, format: 't20', seed, players });
      for (const { rules } of match.log()) for (const rule of rules) cited.add(rule);
      for (let place = 1; place < 12; place++)
        names.add(match.cricketers?.batter?.(0, place, match.game.batsFirst === 0 ? 1 : 2));
      expect(match.game.result).not.toBeNull();
    }
    expect(cited).toContain('ctg.ruling.express-four');
    for (const rule of [
      'ctg.card.replaces-wicket',
      'ctg.card.replaces-run-out',
      'ctg.ability.strong-zone',
      'ctg.pitch.slow',
      'ctg.pitch.lively',
    ])
      expect(cited).toContain(rule);
    expect(names).toContain('The Captain');
    expect(createRunner(withCards(own)).play({ seed: 1 }).game).not.toEqual(createRunner(ctg).play({ seed: 1 }).game);
  });

  it('is refused where it is none', () => {
    expect(() => createMatch(ctg, { components: { name: 'nothing' } })).toThrow('A set of cards has no boards.');
  });

  it('the original set keeps every rule, and so does the first', () => {
    expect(checkCards(originalCards)).toBe(originalCards);
    expect(checkCards(firstCards)).toBe(firstCards);
  });

  it('no two bowlers of a style are known for the same ball', () => {
    for (const { players } of originalCards.teams) {
      const bowls = players.flatMap(({ abilities = [] }) => abilities.map(({ bowl }) => bowl));
      expect(bowls).toHaveLength(8);
      expect(new Set(bowls).size).toBe(8);
    }
  });
});
