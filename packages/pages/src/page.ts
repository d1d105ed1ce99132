/** A page of Markdown. */
export interface Page {
  /** Where it goes, relative to the folder of its book: `overs.md`. */
  readonly path: string;
  readonly title: string;
  readonly text: string;
  /** The page that leads to this one, where it is a part of that and does not stand in lists by itself. */
  readonly within?: string;
}

/** Something to read on: a file, a test, an example. */
export interface Link {
  readonly text: string;
  /** An address, or null where there is nothing to open. */
  readonly url: string | null;
}

/** What is known of a rule beyond its words; all of it may be left out. */
export interface Evidence {
  /** Where code applies it. */
  readonly code?: readonly Link[];
  /** The tests that name it. */
  readonly tests?: readonly Link[];
  /** How often it fires in simulated matches, in a sentence. */
  readonly fired?: string;
  /** Worked examples in other books, for a rule that none of its own book shows. */
  readonly examples?: readonly Link[];
  /** Why no example shows it, in a sentence; left out, its kind says why. */
  readonly noExample?: string;
}

/** What playing by another reading did to simulated matches. */
export interface ReadingEffect {
  readonly ruling: string;
  readonly reading: string;
  /** The sentence to print. */
  readonly text: string;
}

/** How a site writes what plain Markdown has no one way for. Left out, pages are plain Markdown that any reader shows. */
export interface Dialect {
  /** A heading that can be linked to by an id. */
  heading(level: number, text: string, id: string): string;
  /** What stands under the heading of a worked example in place of its script: something to play, say. */
  example?(id: string): string;
  /** What a rule looks like on the table: a picture below its words. */
  glance?(id: string): string | null;
  /** What stands under the heading of a rule or a ruling, such as how to cite it. */
  cite?(id: string): string;
  /** Where an id is told that is not in this book: a Law in the book of a variant. Null leaves it unlinked. */
  elsewhere?(id: string): string | null;
}

/** Anchors that GitHub and every other reader of Markdown with HTML in it understands. */
export const plain: Dialect = {
  heading: (level, text, id) => `<a id="${id}"></a>\n\n${'#'.repeat(level)} ${text}`,
};
