/** A chance card. What is asked before, in a match that nobody has set up, is chosen for whoever plays. */
const begins = /^(play|answer|negate|call|save|coin)/;

export default begins;
