/** The field of an over; whoever bats has nothing to choose before the first. What is asked before, in a match that nobody has set up, is chosen for whoever plays. */
const begins = /^field$/;

export default begins;
