/** What the sensible player was taught by matches against itself: figures of its estimates, in runs and in shares. */
export const weights = {
  // — an innings as it goes on —
  /** The rank with which a bowler usually bowls. */
  usualBowling: 1.35,
  /** How likely a point of comfort is spent in an over. */
  comfortSpent: 0.6,
  /** Runs that a point of comfort brings when it is spent. */
  comfortBrings: 3.5,
  /** How likely an Out card is played in an over. */
  trapped: 0.11,
  /** Runs that a rank is worth in an over. */
  rank: 1.94,
  /** Runs that an Equip card brings in all overs to come, and the overs in which two thirds of them come. */
  equipped: 7.22,
  equippedFor: 7.19,
  // — a chase —
  /** Runs that chance cards bring beside the score cards: in the present over, and in each later one. */
  overOfChase: 0.71,
  cardsOfChase: 0.391,
  // — the stance —
  /** Runs that a point of comfort is worth which a card in hand waits for. */
  comfortWanted: 2.38,
  /** The share of what a card brings that one stance alone allows: it may be played in a later over, too. */
  cardsOfStance: 0.781,
  // — the bowlers —
  /** The share of a rank that an over costs the store now, and that a counter beside it costs. */
  rankNow: 0.798,
  rankLater: 0.976,
  /** Runs that a counter costs in any case. */
  counter: 0.0947,
  /** Runs that it costs to wear a bowler out who is still to bat, for each rank. */
  lastOver: 3.14,
  /** Runs by which a card that tires is thought of more than it brings, when the bowler is chosen. */
  planned: -0.0484,
  // — cards that are played —
  /** The share of an Out card that comes through. */
  trap: 0.896,
  /** Runs that a lock keeps the other side from. */
  lock: 0.688,
  /** Runs that a Negate of the other side takes. */
  harmOfNegate: 1.97,
  /** The share of what any card brings that comes with the card that is drawn for it. */
  drawn: 1.17,
  // — cards that are kept —
  /** Runs that any card in hand brings in the end. */
  base: 1.44,
  /** Runs that a card usually brings when it is played, its price counted. */
  average: 2.14,
  /** The shares of what a card brings more, or less, than usual that it is worth to hold it. */
  above: 0.572,
  below: 0.619,
  /** Runs by which a card that is drawn is thought of more than the average one: a bad one is exchanged again. */
  exchange: 0.272,
  /** The share of a rank that a step for the bowler brings: the best bowlers have no higher one. */
  bowlingStep: 0.624,
  /** The share of a wicket that an Out card brings in the end, and a Save. */
  trapKept: 0.547,
  saveKept: 0.993,
  /** Runs that a wicket usually costs early in an innings. */
  usualPrice: 10.4,
  /** Runs that a maiden brings in an over that is chosen well. */
  maidenKept: 9.41,
  /** Runs that a point of comfort is worth, whenever it is spent, and that each point costs which is wanting. */
  point: 1.79,
  unpaid: 0.504,
  /** Runs that a counter brings that is taken off. */
  counterKept: 1.58,
  /** The share of the harm that a Negate averts which it meets within so many overs. */
  negateKept: 1.12,
  patience: 6,
  // — teams and decks of one’s own —
  /** Runs that a rank of an over of the bowlers is worth. */
  bowled: 2.5,
  /** Runs that a premade deck is worth more for each run that its average card brings more. */
  deck: 20,
  /** The share that each further copy of a card brings less. */
  nextCopy: 0.05,
  /** Runs that a Negate brings to a deck. */
  negateInDeck: 1.5,
};
