import type { RulingWords } from '@howzat/core/author';
import { noDifference, ruling, unbuilt } from './ruling.js';

/** Rulings on the stance, the coin and comfort. */
export const stanceRulings: Readonly<Record<string, RulingWords>> = {
  'pocket.ruling.stance-duration': ruling(
    'How long does a stance last?',
    {
      'each-over-anew': 'It is picked in each over.',
      'until-changed': unbuilt('Until it is changed.', `It can be changed in each over. ${noDifference}`),
    },
    'The text picks it in each New Over.',
  ),
  'pocket.ruling.stance-visibility': ruling(
    'Is the stance open?',
    { open: 'Yes, at once.', secret: 'It is shown when the score card has been turned up.' },
    'Cards react to ranks.',
  ),
  'pocket.ruling.stance-before-draw': ruling(
    'Is the stance picked before the draw?',
    { 'as-listed': 'Yes.', 'after-draw': 'No: when both sides have drawn.' },
    'It is listed before.',
  ),
  'pocket.ruling.stance-who': ruling(
    'Whose stance is it?',
    { 'active-only': "The active batter's.", both: unbuilt('Both batters take one.', noDifference) },
    'Only his rank is used.',
  ),
  'pocket.ruling.stance-of-newcomer': ruling(
    'Which stance has a batter who comes in during step 3?',
    {
      'none-this-over': 'None in this over.',
      inherits: 'That of the batter who is out, for a second out of the over.',
    },
    'He has no further part in the over.',
  ),
  'pocket.ruling.coin-optional': ruling(
    'Must the coin be called?',
    {
      automatic: 'The coin is called for each out.',
      'always-offered': 'The batting side may decline.',
    },
    'Calling costs nothing, so a refusal is not needed.',
  ),
  'pocket.ruling.coin-call-time': ruling(
    'Is the call made before the flip?',
    { before: 'Yes: the call is fixed before the coin falls.' },
    'A call afterwards would be none.',
  ),
  'pocket.ruling.coin-before-card': ruling(
    'The coin and a card may both cancel an out: which comes first?',
    {
      'coin-first': 'The coin, then cards if the call failed.',
      'card-first': 'Cards, then the coin.',
      'batting-side-chooses': 'The batting side says.',
    },
    'No card is wasted.',
  ),
  'pocket.ruling.coin-for-both-outs': ruling(
    'Two outs in one over: one coin or two?',
    { 'separate-coins': 'A coin for each.', 'one-coin': 'One coin for all outs of the over.' },
    'Once per out is explicit.',
  ),
  'pocket.ruling.comfort-condition': ruling(
    'When is comfort gained? The sentence of the 2nd Standby is broken in two.',
    {
      'defence-only': 'One point in an over in defence.',
      'every-over': 'One point in every over.',
      'both-add': 'One point in every over and one more in defence.',
    },
    'Both places then state the same fact, which is a price for the lower rank.',
  ),
  'pocket.ruling.comfort-recipient': ruling(
    'Who is the active batter when comfort comes, after the strike has changed?',
    { 'batter-of-this-over': 'He who took the stance.', 'next-batter': 'He who faces next.' },
    'He took the stance.',
  ),
  'pocket.ruling.comfort-when-dismissed': ruling(
    'A defensive batter is out in the over: who gains the point?',
    { none: 'Nobody.', 'newcomer-gains': 'The batter who came in.' },
    'He who took the stance has gone.',
  ),
  'pocket.ruling.comfort-owner': ruling(
    'Do the counters lie on the cricketer or in a pool?',
    { 'on-cricketer': 'On the cricketer.', 'side-pool': 'In a pool of the side, which pays for everybody.' },
    '"The batter gains".',
  ),
  'pocket.ruling.comfort-payer': ruling(
    'Whose points pay for a card?',
    {
      'active-batter': "The active batter's.",
      'any-batter-on-field': "The active batter's, or the other batter's where he has too few.",
    },
    'He plays.',
  ),
  'pocket.ruling.comfort-after-leaving': ruling(
    'What of the points of a batter who is out or switched?',
    {
      'out-lost-switched-kept': 'Lost when out, kept when switched.',
      'lost-always': 'Lost either way.',
      'kept-always': 'Kept either way, for when batters who were out come back (pocket.ruling.all-out=batters-return).',
    },
    'Only an out ends his innings.',
  ),
  'pocket.ruling.comfort-bowling-side': ruling(
    'Blue cards may have dots, yet only a batter gains comfort: what do they cost?',
    {
      'blue-cards-free': 'Nothing: blue cards have no dots, and their price is printed as an effect.',
      'pay-with-fatigue': unbuilt('Fatigue.', 'No blue card has dots; fatigue as a price is written as an effect.'),
      'own-comfort': unbuilt('Comfort of their own.', 'Nothing in the text gives the bowling side any.'),
    },
    'A set with dots on a blue card is refused.',
  ),
  'pocket.ruling.comfort-spent-when': ruling(
    'Is the price of a negated card refunded?',
    { 'on-announcing-no-refund': 'No: it is paid on announcing.', 'refund-if-negated': 'Yes.' },
    'The card was used.',
  ),
  'pocket.ruling.comfort-supply': ruling(
    'Are there more than 15 comfort counters?',
    { 'no-limit': 'As many as needed.', 'limit-15': 'A side never has more than 15.' },
    '"15 or more" are listed.',
  ),
};
