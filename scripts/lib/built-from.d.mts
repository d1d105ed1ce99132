/** Notes what the build of the package in a folder was made from. */
export function tellBuiltFrom(folder: string): void;
