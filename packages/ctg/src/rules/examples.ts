import type { SectionWords } from '@howzat/core/author';

/** The worked examples of the catalogue, in words; the scripts that play them are in `scenarios`. */
export const examplesWords: SectionWords = {
  'ctg.ex.conflict': {
    title: 'Example: bowled or caught by the slips',
    kind: 'example',
    source: 'given in the text',
    text: 'Pace bowler, miss by 4 or more, two slips: the Bowler picks one, the bowled roll or two D6 needing a 6; never both.',
  },
  'ctg.ex.express-t10': {
    title: 'Example: an over with express balls',
    kind: 'example',
    source: 'given in the text',
    text: 'T10, over 2-9: slots 1 and 2 express, slots 3-6 played.',
  },
  'ctg.ex.runout-infield': {
    title: 'Example: run out in the infield',
    kind: 'example',
    source: 'given in the text',
    text: 'Infield, red, fielded, run tried, D6 = 6: 0 runs, one Batter out, ends change.',
  },
  'ctg.ex.runout-outfield': {
    title: 'Example: run out in the outfield',
    kind: 'example',
    source: 'given in the text',
    text: 'Outfield, red, fielded, two tried, D6 = 6: 1 run, one Batter out, ends change.',
  },
  'ctg.ex.catch-notation': {
    title: 'Example: a catch marked 6+',
    kind: 'example',
    source: 'given in the text',
    text: 'An area marked 6+: a 6 catches; with a red outline one less does.',
  },
  'ctg.ex.clean-bowled-dice': {
    title: 'Example: clean bowled',
    kind: 'example',
    source: 'given in the text',
    text: 'Bowler 6 on D6 or 8 on D8, Batter 1: clean bowled.',
  },
  'ctg.ex.bounce-zero': {
    title: 'Example: a bounce of 0',
    kind: 'example',
    source: 'given in the text',
    text: 'Bounce 0: the ball stays in the landing area.',
  },
  'ctg.ex.boundary-fragment': {
    title: 'Example: the card Boundary',
    kind: 'example',
    source: 'given in the text',
    text: 'The card Boundary has a D6 table: 1 to 4 is a four, 5 and 6 a six.',
  },
  'ctg.ex.advantage': {
    title: 'Example: how far the meter moves',
    kind: 'example',
    source: 'derived',
    text: 'How far the meter moves, with the Bye barrier, the floor of specialists and full advantage.',
  },
  'ctg.ex.block-two-ways': {
    title: 'Example: two ways to block',
    kind: 'example',
    source: 'derived',
    text: 'A block by the faces and a block by the totals.',
  },
  'ctg.ex.miss-split': {
    title: 'Example: missed by 2, 3 and 4',
    kind: 'example',
    source: 'derived',
    text: 'Misses by 2, 3 and 4, with the die that the attitude gives.',
  },
  'ctg.ex.naturals': {
    title: 'Example: what the dice decide alone',
    kind: 'example',
    source: 'derived',
    text: 'Clean bowled, natural four and natural six, whatever the meter.',
  },
  'ctg.ex.noball': {
    title: 'Example: a no-ball',
    kind: 'example',
    source: 'derived',
    text: 'A no-ball: its run, its protection, its free hit, seven deliveries.',
  },
  'ctg.ex.distance-adjust': {
    title: 'Example: pace adds and spin takes',
    kind: 'example',
    source: 'derived',
    text: 'What pace adds and spin takes, with the cap and the floor.',
  },
  'ctg.ex.t10-outermost': {
    title: 'Example: a long hit in T10',
    kind: 'example',
    source: 'derived',
    text: 'T10, distance 5: six, four, two, caught, and dropped over the boundary.',
  },
  'ctg.ex.dropped-catch': {
    title: 'Example: a dropped catch',
    kind: 'example',
    source: 'derived',
    text: 'A dropped catch: to a second fielder, staying there, and an extra run.',
  },
  'ctg.ex.run-out-victims': {
    title: 'Example: who is run out',
    kind: 'example',
    source: 'derived',
    text: 'Who is run out, and who faces then, by zone and by the number of runs tried for.',
  },
  'ctg.ex.slips-and-choice': {
    title: 'Example: slips on a block',
    kind: 'example',
    source: 'derived',
    text: 'Slips on a block, against a bowled roll, and without the symbol.',
  },
  'ctg.ex.overs': {
    title: 'Example: who may bowl, and who faces',
    kind: 'example',
    source: 'derived',
    text: 'Who may bowl over 18, when power play may be called, who faces after an over, wicket icons.',
  },
  'ctg.ex.endings': {
    title: 'Example: how a match ends',
    kind: 'example',
    source: 'derived',
    text: 'A no-ball that wins, level scores, a run out on the last wicket, all out in express play.',
  },
};
