/** Serves `dist` at the first port that is free from the one named on; resolves to its address and the way to stop. */
export function serve(port?: number): Promise<{ readonly address: string; readonly stop: () => void }>;
