/** Less than this, as a share of the matches that were decided, is little. */
const little = 0.02;

/** What random choices at each step won in a format. */
interface Decided {
  readonly decisions: readonly { readonly step: string; readonly share: number }[];
}

/** The steps of a game at which taking anything legal costs little, in whatever format they are asked. */
export function stepsOfLittleWorth(measured: readonly Decided[]): readonly string[] {
  const most = new Map<string, number>();
  for (const { decisions } of measured)
    for (const { step, share } of decisions)
      most.set(step, Math.max(0.5 - share, most.get(step) ?? Number.NEGATIVE_INFINITY));
  return [...most].filter(([, worth]) => worth < little).map(([step]) => step);
}

const coin = 'A coin decides, and heads is as likely as tails.';
const electing =
  'Only the side that wins the toss is asked, and half of the time anything is what the sensible player takes: three of four matches stay as they were.';

/** Why what is chosen at a step matters little, by game. */
const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ccsl: {
    'core.toss.elect': `${electing} It bats, since whoever bats first wins a little more often.`,
    'choose-traps':
      'Two values are written down before the first ball; when to spring the trap is decided later. The sensible player draws the pair from a mixture in which no value is much better than another.',
    'announce-batting':
      'One card of an innings may be hidden, and it matters that one is. On which ball matters less. The sensible player hides one soon, and waits for the next ball one time in three.',
    'guess-card':
      'One card of an innings is hidden, and a right guess saves its runs. The batter mixes what it hides, so that no guess is much better than another.',
  },
  cubes: {
    'colour.home': 'Each number stands on the cubes equally often in every colour, so the sensible player takes any.',
    'colour.away': 'Each number stands on the cubes equally often in every colour, so the sensible player takes any.',
    'core.toss.elect':
      'The sensible player takes anything itself: whoever bats first wins about as often as whoever bowls.',
  },
  wicked: {
    'side.home':
      'The sensible player takes either deck itself. The cricketers of both decks are set by `npm run balance`, which makes the decks alike.',
    'side.away':
      'The sensible player takes either deck itself. The cricketers of both decks are set by `npm run balance`, which makes the decks alike.',
  },
  pocket: {
    'team.home': 'The sensible player takes any of the starter teams itself, since they are about equally strong.',
    'team.away': 'The sensible player takes any of the starter teams itself, since they are about equally strong.',
    call: coin,
    'core.toss.elect': `${electing} It bats.`,
    bowler: 'Before the first over is played, the bowling side may switch its bowler (`switch.bowling`).',
    batters: 'Before the first over is played, the batting side may switch one of the two (`switch.batting`).',
    batter: 'At the next over, the batting side may switch whoever came in for somebody else (`switch.batting`).',
    'answer.save': 'It is asked once in two matches, which is too seldom to be worth much.',
  },
  ctg: {
    'team.home': 'The sensible player takes any team itself, since the teams are about equally strong.',
    call: coin,
    'core.toss.elect': `${electing} It bats.`,
    'drop.home': 'One of four specialist bowlers is left out, and none of them bowls more than a fifth of the overs.',
    'drop.away': 'One of four specialist bowlers is left out, and none of them bowls more than a fifth of the overs.',
    'place-field': 'The field may be set anew before the first ball (`set-field`).',
    field:
      'The field that is wanted changes seldom within an over. Whoever takes anything sets it anew at one ball in three, and then as it is wanted: what matters is how it is set (`set-field`).',
    'opening-attitudes': 'The batter chooses an attitude again before each ball (`attitude`).',
    'next-attitude': 'The batter chooses an attitude again before each ball (`attitude`).',
    'power-play':
      'One over of an innings may be played with the field in. In which one that happens changes the runs of a single over a little.',
    'bowler-skill':
      'The skill cards come back at each over. Whoever takes anything uses them on its first balls, and the sensible player on those where they save most.',
    'move-him': 'One fielder goes to an area beside theirs, for a ball that has still to be rolled.',
    'add-one': 'It is asked four or five times in a match, and the next area often brings as many runs.',
    'skill.grounded':
      'A batter seldom has more than one chance to be caught in an innings. Whoever takes anything uses a card at about half of them, and the sensible player where the catch is likely.',
    review:
      'It is asked about once in an innings, and saves the wicket one time in three: that is a third of a wicket in an innings.',
    dismissal: 'It is asked once or twice in a match, and the ways to be out that a ball gives are similarly likely.',
  },
};

/** Why what is chosen at each step of little worth matters little in a game. */
export function reasonsOf(game: string): Readonly<Record<string, string>> {
  return reasons[game] ?? {};
}
