/** Arguments for Node with which V8 waits longer before it optimises; none where V8 has no such flag. */
export const optimisesLate: readonly string[];
