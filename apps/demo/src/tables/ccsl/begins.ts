/** The first card. What is asked before, in a match that nobody has set up, is chosen for whoever plays. */
const begins = /^(play|bowl|guess)-card$/;

export default begins;
