const [major] = process.versions.v8.split('.');

/**
 * Tells V8 to wait longer before it optimises what is called often. A process that is given a flag which it does not know does not
 * start, and V8 has no such flag from version 12 on, that of Node 22: then there is none here.
 */
export const optimisesLate = Number(major) < 12 ? ['--interrupt-budget=1000000'] : [];
