/** A line of a source file, by its path from the folder of its package. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export interface RulePlaces {
  readonly words: readonly Place[];
  readonly readings: readonly Place[];
  readonly code: readonly Place[];
  readonly mentions: readonly Place[];
}

interface RegistryIds {
  readonly variant: string;
  readonly sections: readonly { readonly rules: object }[];
  readonly rulings: object;
}

export function rulePlaces(folder: string, prefix: string): Map<string, RulePlaces>;
export function sectionProblems(
  folder: string,
  registry: RegistryIds,
  named?: Readonly<Record<string, string>>,
): string[];
