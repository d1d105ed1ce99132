/** A stroke, or a bowl. What is asked before, in a match that nobody has set up, is chosen for whoever plays. */
const begins = /^(attitude|zone|bowl$)/;

export default begins;
