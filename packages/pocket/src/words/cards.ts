import type { RulingWords } from '@howzat/core/author';
import { noDifference, ruling, unbuilt } from './ruling.js';

/** Rulings on hands, decks and chance cards. */
export const cardRulings: Readonly<Record<string, RulingWords>> = {
  'pocket.ruling.draw-at-three': ruling(
    'Three cards are drawn at the start, and another in the first New Over; three is the limit. What gives?',
    {
      'draw-only-below-three': 'A side with three cards does not draw.',
      'draw-then-return-one': 'It draws and puts one of the four under its deck.',
    },
    'The limit is stated right after the draw, and the exchange exists for bad hands.',
  ),
  'pocket.ruling.draw-count': ruling(
    'How many cards are drawn?',
    { one: 'One.', 'fill-up': 'As many as make three.' },
    '"A chance card".',
  ),
  'pocket.ruling.exchange-window': ruling(
    'When may a card be exchanged?',
    {
      'new-over-after-draw': 'At New Over, after the draw.',
      'any-time-in-over':
        'There, and before any card is played, answered or used to cancel an out: whoever is to decide is asked, exchanged or not, so that nobody learns of it.',
    },
    'It is printed there.',
  ),
  'pocket.ruling.exchange-empty-hand': ruling(
    'What of a side without a card to put under its deck?',
    {
      'not-possible': 'It cannot exchange.',
      'draw-free':
        'It draws a card. At New Over it has just drawn one, so this matters where exchanges are made at any time in the over.',
    },
    'There is nothing to exchange.',
  ),
  'pocket.ruling.exchange-order': ruling(
    'Who exchanges first?',
    { simultaneous: 'Both at once.', 'bowling-first': 'The bowling side.' },
    "Neither sees the other's card.",
  ),
  'pocket.ruling.exchange-seen': ruling(
    'Does the other side learn that a card was exchanged?',
    {
      unseen: 'No: it learns neither which card nor whether one.',
      seen: unbuilt('It learns that one was.', noDifference),
    },
    'The catalogue is silent. Hand and deck are as large as before, so nothing public changes; our own ruling.',
  ),
  'pocket.ruling.empty-hand': ruling(
    'What of a side without cards?',
    {
      'may-only-pass': 'It passes; one card comes at the next New Over.',
      refill: 'It draws three at the next New Over.',
    },
    'The draw gives one.',
  ),
  'pocket.ruling.chance-deck-empty': ruling(
    'What if a chance deck runs out?',
    { 'no-draw': 'Nothing is drawn.', 'reshuffle-discards': 'Its discards are shuffled.' },
    'It cannot happen with 30 cards and the base rules.',
  ),
  'pocket.ruling.used-cards': ruling(
    'Where do used cards go?',
    {
      'discard-face-up': 'On a discard pile, face up; an Equip card stays on the cricketer until it ends.',
      'bottom-of-deck': 'Under the deck.',
    },
    'Negated cards are discarded; others are no better.',
  ),
  'pocket.ruling.priority-protocol': ruling(
    'In which order are cards played? The text prescribes none.',
    {
      'alternating-windows': 'In turn: a card and its answers, then the other side; two passes close the standby.',
      'batting-all-then-bowling-all': 'The side with priority plays until it passes, then the other one.',
      simultaneous:
        "Both choose at once, in rounds, until both pass. What they lay is shown together; the batting side's card is answered and takes effect first.",
      'real-time-first':
        'Whoever is faster: both reach for a card or hold back, and where both reach, the players say who was first, or a fair draw does; the other card stays in hand.',
    },
    'It terminates, hides hands, and keeps the custom that the batting side begins.',
  ),
  'pocket.ruling.may-or-must': ruling(
    'The technical rule is worded as an order to do what is possible, then explained as a permission. Which?',
    {
      'may-play': 'A side may pass.',
      'must-play': 'A side with priority plays while it holds a card that can be played.',
    },
    'The explanation prevails; a must would reveal hands.',
  ),
  'pocket.ruling.negate-timing': ruling(
    'When is a Negate played?',
    {
      'direct-reaction': 'Directly in answer, before the card takes effect.',
      'any-time-later-in-over':
        'In answer, or later in the 1st Standby with priority, against a card in force: its effect is taken back, and cards that were played because of it stay. An out that was carried out at once is past.',
    },
    'Only after a card that was used before it.',
  ),
  'pocket.ruling.negate-target': ruling(
    'Which cards does a Negate cancel?',
    { 'named-filter': 'Those that it names.', any: 'Any card of the other side.' },
    '"Certain chance cards".',
  ),
  'pocket.ruling.negate-of-negate': ruling(
    'Can a Negate be negated?',
    { 'only-if-filter-says': 'By a card that names Negates.', never: 'Never.', always: 'By any Negate.' },
    'A Negate cancels what it names.',
  ),
  'pocket.ruling.negate-and-score-out': ruling(
    'A negate card can stop the out of a score card, but Negates answer chance cards only. How?',
    {
      'two-kinds': 'Negates answer chance cards; saves cancel pending outs of both kinds.',
      'never-on-score-card': 'Saves cancel the outs of Out cards only.',
      'negate-in-standby-beforehand': unbuilt(
        'It is played in the standby, beforehand.',
        'That is pocket.ruling.out-window=standby-beforehand.',
      ),
    },
    'It fulfils both sentences.',
  ),
  'pocket.ruling.out-window': ruling(
    'When is a card played that cancels an out?',
    {
      'when-out-is-pending': 'In step 3, when the coin failed or is not to be had.',
      'standby-beforehand': 'In the 1st Standby; it cancels the next out of the over.',
    },
    'Nobody cancels what may not come.',
  ),
  'pocket.ruling.out-card-timing': ruling(
    'An Out card is played in the 1st Standby: when is the batter out?',
    {
      'deferred-to-scoring': 'With step 3.',
      immediate: 'At once: a newcomer faces the score card.',
    },
    'One batter per over, all outs treated alike, and the score counts first.',
  ),
  'pocket.ruling.second-out-same-over': ruling(
    'Two outs of one over are not saved: what of the second?',
    {
      'one-dismissal': 'It lapses: outs name the active batter, and he has gone.',
      'next-batter-out-too': 'The newcomer is out, too.',
    },
    'Outs name the active batter.',
  ),
  'pocket.ruling.equip-identity': ruling(
    'What is "the same Equip card"?',
    { 'by-name': 'One of the same name.', 'by-copy': 'The same copy, so another copy may follow.' },
    'Counted for each side.',
  ),
  'pocket.ruling.equip-negated-counts': ruling(
    'An Equip card was negated: may a second copy follow in that over?',
    { 'counts-as-played': 'No.', 'may-retry': 'Yes.' },
    'It was played.',
  ),
  'pocket.ruling.equip-cost': ruling(
    'Do Equip cards cost comfort?',
    { 'cost-applies': 'Yes.', 'equip-free': 'No: the ban on repeats is their "only limiting factor".' },
    'Prices hold for every card; the sentence compares Equip cards among themselves.',
  ),
  'pocket.ruling.equip-duration': ruling(
    'How long does an Equip card work?',
    {
      'until-out-or-innings-end': 'Until he is out or the innings ends.',
      'this-over': 'For this over.',
      'while-on-field': 'Until he leaves the field.',
    },
    'Only cards that say so end with the over.',
  ),
  'pocket.ruling.equip-stack': ruling(
    'Do two copies work on one cricketer?',
    { stack: 'Yes.', 'no-stack': 'No.' },
    'The text only asks to wait; the ladder caps it.',
  ),
  'pocket.ruling.effect-default-duration': ruling(
    'How long does a change of rank last without the words "this over"?',
    {
      'this-over-unless-equip': 'Every card says how long; one that does not is refused.',
      permanent: unbuilt('For good.', 'Every card says how long.'),
    },
    'No card is left without a duration.',
  ),
  'pocket.ruling.effect-return-state': ruling(
    'To which state does a player return when an effect ends?',
    {
      'remove-only-that-effect': 'That effect ends, and nothing else.',
      'restore-snapshot': unbuilt(
        'To the state before the standby.',
        'Equip cards and counters would go back as well, against their own rules.',
      ),
    },
    'The 1st Standby is the very phase in which the effect began.',
  ),
  'pocket.ruling.lock-scope': ruling(
    'Does a lock undo cards that were played before it?',
    {
      'from-resolution-to-end-of-over-both-earlier-stay': 'No: cards that have taken effect stay.',
      'also-undo-earlier': 'Yes: those of this over lose their effect.',
    },
    'It forbids playing.',
  ),
  'pocket.ruling.requirement-recheck': ruling(
    'Are requirements looked at again when a card takes effect?',
    {
      'check-on-announcing-only': 'No.',
      recheck: unbuilt('Yes.', `Nothing but Negates comes between. ${noDifference}`),
    },
    'Nothing but a Negate can intervene.',
  ),
  'pocket.ruling.second-standby-plays': ruling(
    'Are cards played in the 2nd Standby, as its name suggests?',
    {
      'no-plays': 'No.',
      plays:
        'Yes, before the bookkeeping: Equip cards, locks and upkeep cards, which still do something when the over is scored, and Negates in answer to them.',
    },
    'Only bookkeeping is listed.',
  ),
  'pocket.ruling.plays-per-over': ruling(
    'How many cards may a side play in an over?',
    { 'no-limit': 'As many as it can.', one: 'One, answers not counted.' },
    'Hand, price and the Equip rule limit enough.',
  ),
  'pocket.ruling.copies-by-name': ruling(
    'What is "the same card" in deck building?',
    { 'by-name': 'One of the same name.' },
    'Cards are told apart by their names.',
  ),
};
