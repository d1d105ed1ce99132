/** The order of the cubes. What is asked before, in a match that nobody has set up, is chosen for whoever plays. */
const begins = /^(order|mark|roll)\./;

export default begins;
