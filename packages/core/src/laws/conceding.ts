/** The id under which a conceded match is logged. By itself, so that who only writes logs need not load the Laws. */
export const concedeRule = 'core.concede';
