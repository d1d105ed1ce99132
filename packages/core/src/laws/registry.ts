import type { Registry } from '../contract/index.js';

/** The words of the Laws that all variants share: `@howzat/core/rules`. */
export const lawsRegistry: Registry = {
  variant: 'core',
  title: 'The Laws that every game shares',
  sections: [
    {
      title: 'Toss',
      rules: {
        'core.toss.coin': {
          kind: 'applied',
          source: 'Law 13.4',
          text: 'A coin decides who wins the toss; each side is as likely as the other.',
          parameters: ['toss'],
        },
        'core.toss.election': {
          kind: 'applied',
          source: 'Law 13.5',
          text: 'The side that won the toss elects to bat or to bowl first.',
          parameters: ['toss'],
        },
        'core.toss.assigns': {
          kind: 'reading',
          source: 'option `toss = assign`',
          text: 'The side that wins the toss bats first; there is nothing to elect.',
          parameters: ['toss'],
        },
      },
    },
    {
      title: 'Innings',
      rules: {
        'core.innings.order': {
          kind: 'applied',
          source: 'Law 13.3',
          text: 'The sides bat in turn, beginning with the one that bats first.',
          parameters: ['inningsPerSide'],
        },
        'core.follow-on.choice': {
          kind: 'reading',
          source: 'Law 14.1',
          text: 'In a match of two innings a side, the side that batted first and leads by this many runs after an innings each chooses who bats next.',
          parameters: ['followOn', 'inningsPerSide'],
        },
        'core.follow-on.order': {
          kind: 'reading',
          source: 'Law 14.1',
          text: 'After a follow-on the third innings is that of the side behind, the fourth that of the other.',
          parameters: ['followOn'],
        },
        'core.target.set': {
          kind: 'applied',
          source: 'Law 16.6',
          text: 'The side that bats last needs one run more than the other has made, less its own runs so far.',
        },
        'core.innings.all-out': {
          kind: 'applied',
          source: 'Law 13.3.4',
          text: 'An innings ends when its limit of wickets has fallen.',
          parameters: ['wickets'],
        },
        'core.innings.target-reached': {
          kind: 'applied',
          source: 'Law 16.6',
          text: 'An innings ends when the side batting last has reached its target.',
        },
        'core.innings.overs-bowled': {
          kind: 'applied',
          source: 'Law 13.3.5',
          text: 'An innings of limited overs ends when they have been bowled.',
          parameters: ['overs'],
        },
        'core.declaration.choice': {
          kind: 'reading',
          source: 'Law 15.1',
          text: 'Between overs the batting side may declare its innings closed, unless it chases a target.',
          parameters: ['declaration'],
        },
        'core.innings.declared': {
          kind: 'reading',
          source: 'Law 15.1',
          text: 'An innings that was declared closed ends.',
          parameters: ['declaration'],
        },
        'core.innings.safety-cap': {
          kind: 'reading',
          source: 'our own',
          text: 'Between computer players an innings is broken off after a number of overs, so that every simulated match ends.',
          parameters: ['safetyOvers'],
        },
        'core.innings.booked': {
          kind: 'applied',
          source: 'Law 16.1',
          text: 'A closed innings is entered in the book: runs, wickets, balls and overs.',
        },
      },
    },
    {
      title: 'Overs and balls',
      rules: {
        'core.ball.counted': {
          kind: 'applied',
          source: 'Law 17.3',
          text: 'A ball that counts is one of its over and of its innings.',
        },
        'core.over.balls-bowled': {
          kind: 'applied',
          source: 'Law 17.1',
          text: 'An over ends when its balls have been bowled.',
          parameters: ['ballsPerOver'],
        },
        'core.over.completed': {
          kind: 'applied',
          source: 'Law 17.5',
          text: 'An over whose balls have all been bowled is complete.',
          parameters: ['ballsPerOver'],
        },
      },
    },
    {
      title: 'Runs, extras and free hits',
      rules: {
        'core.score.runs': {
          kind: 'applied',
          source: 'Law 18',
          text: 'The runs of the ball, off the bat and extras, are added to the score.',
        },
        'core.extras.not-counted': {
          kind: 'applied',
          source: 'Law 17.3.2',
          text: 'A no-ball and a wide do not count as one of the over.',
          parameters: ['noBallCounts'],
        },
        'core.free-hit.due': {
          kind: 'reading',
          source: 'playing condition 21.19',
          text: 'The ball after a no-ball is a free hit; a free hit that does not count is taken again.',
          parameters: ['freeHit'],
        },
      },
    },
    {
      title: 'Wickets, strike and ends',
      rules: {
        'core.wicket.falls': { kind: 'applied', source: 'Law 25.6', text: 'Every batter out on the ball is a wicket.' },
        'core.wicket.new-batter': {
          kind: 'applied',
          source: 'Law 25.2',
          text: 'The next of the order takes the place of a batter who is out.',
        },
        'core.strike.crossed': {
          kind: 'applied',
          source: 'Law 18.1',
          text: 'After an odd number of runs that the batters ran, the non-striker is at the striking end.',
          parameters: ['strike'],
        },
        'core.strike.ends': {
          kind: 'applied',
          source: 'Law 17.5.2',
          text: 'After an over the bowling changes ends and the batters stay, so the non-striker faces.',
          parameters: ['strike'],
        },
      },
    },
    {
      title: 'Result',
      rules: {
        'core.match.decided': { kind: 'applied', source: 'Law 16', text: 'A match whose result stands is over.' },
        'core.match.innings-played': {
          kind: 'applied',
          source: 'Law 16',
          text: 'A match is over when every innings has been played.',
          parameters: ['inningsPerSide'],
        },
        'core.match.innings-win': {
          kind: 'reading',
          source: 'Law 16.2',
          text: 'A match of two innings a side is over when the side that would bat last has more runs already.',
          parameters: ['inningsPerSide'],
        },
        'core.match.aborted': {
          kind: 'reading',
          source: 'our own',
          text: 'A match with an innings that was broken off goes no further.',
          parameters: ['safetyOvers'],
        },
        'core.result.runs': {
          kind: 'applied',
          source: 'Law 16.6.1',
          text: 'The side that defended its runs wins by the difference.',
        },
        'core.result.wickets': {
          kind: 'applied',
          source: 'Law 16.6.2',
          text: 'The side that batted last and passed the other wins by the wickets it still has.',
        },
        'core.result.innings': {
          kind: 'reading',
          source: 'Law 16.6.3',
          text: 'A side that wins without batting again wins by an innings and the difference.',
          parameters: ['inningsPerSide'],
        },
        'core.result.tie': { kind: 'applied', source: 'Law 16.5', text: 'Level totals when all is played are a tie.' },
        'core.result.aborted': {
          kind: 'reading',
          source: 'our own',
          text: 'A match that was broken off has no winner.',
          parameters: ['safetyOvers'],
        },
        'core.concede': {
          kind: 'applied',
          source: 'Law 16.3',
          text: 'A side may give the match up at any time; the other side wins.',
          parameters: ['concede'],
        },
      },
    },
    {
      title: 'Super over',
      rules: {
        'core.super-over.due': {
          kind: 'reading',
          source: 'playing condition 16.9',
          text: 'When the scores are level at the end, a super over is played; level again, another, up to the limit.',
          parameters: ['tieBreak', 'superOvers'],
        },
        'core.super-over.order': {
          kind: 'reading',
          source: 'playing condition 16.9',
          text: 'In a super over the side that batted second before bats first.',
          parameters: ['tieBreak'],
        },
        'core.super-over.limits': {
          kind: 'reading',
          source: 'playing condition 16.9',
          text: 'A super over lasts one over for each side, or until its limit of wickets has fallen.',
          parameters: ['superOverLength', 'superOverWickets'],
        },
        'core.result.super-over': {
          kind: 'reading',
          source: 'playing condition 16.9',
          text: 'The side with more runs in the super over wins the tied match.',
          parameters: ['tieBreak'],
        },
      },
    },
    {
      title: 'Series',
      rules: {
        'core.series.points': {
          kind: 'applied',
          source: 'our own',
          text: 'A series is won by the side that wins more of its matches.',
        },
        'core.series.winner-rule': {
          kind: 'applied',
          source: 'our own',
          text: 'The winner of a match may add a rule for the matches that follow; after a tie nobody does, unless the series says both.',
        },
      },
    },
  ],
  rulings: {},
  prompts: {
    'core.toss': 'The toss',
    'core.toss.elect': 'Bat or bowl first?',
    'core.follow-on': 'Bat again, or make the other side follow on?',
    'core.declare': 'Bat on, or declare?',
  },
};
