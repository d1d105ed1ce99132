/**
 * What a game is played with at a table, as data: cards, cubes, counters, boards and charts, with their words. It is made from the
 * components that the rules read, so a set of your own is described by the same code. No rule needs it, so it has an entry of
 * its own (`@howzat/<id>/tabletop`); `@howzat/print` makes a kit to print of it, and the site draws its pictures from it.
 */

/** The colours of print. In black and white all of them are white or a grey, so no colour says anything that words do not say too. */
export type Ink =
  | 'black'
  | 'grey'
  | 'pale'
  | 'white'
  | 'amber'
  | 'blue'
  | 'crimson'
  | 'slate'
  | 'emerald'
  | 'fuchsia'
  | 'pink'
  | 'sky'
  | 'sand'
  | 'grass';

/** A line or an area of a picture: what stands in the `d` of a path of SVG, in millimetres. */
export interface DrawnPath {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Ink;
  readonly stroke?: Ink;
  /** Of the stroke, in millimetres; 0.25 unless said. */
  readonly width?: number;
  readonly dashed?: boolean;
}

/** Words of a picture, on one line. */
export interface DrawnText {
  readonly kind: 'text';
  /** Where the line begins, is centred or ends, by `align`. */
  readonly x: number;
  /** The line that the letters stand on. */
  readonly y: number;
  readonly text: string;
  /** In points. */
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'middle' | 'right';
  readonly ink?: Ink;
}

export type DrawnShape = DrawnPath | DrawnText;

/** A picture in millimetres, from its upper left corner. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** What it shows, for people who do not see it. */
  readonly label: string;
  readonly shapes: readonly DrawnShape[];
}

/** Rows of a table under a head; cells are words, and an empty one is there to be written in. */
export interface TableOfWords {
  readonly title?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** A sentence below it. */
  readonly note?: string;
}

/** A small field of a card with a label: the runs of a zone, say. */
export interface PrintedCell {
  readonly label: string;
  readonly value: string;
  readonly marked?: boolean;
}

/** A card as people read it. */
export interface PrintedCard {
  readonly name: string;
  /** How many of it there are; 1 unless said. */
  readonly copies?: number;
  /** What stands in its corner, one to four letters or digits. */
  readonly corner?: string;
  /** What it is, in small letters below the name. */
  readonly under?: string;
  /** One large word or number in its middle. */
  readonly large?: string;
  /** What it does, in sentences. */
  readonly lines?: readonly string[];
  readonly cells?: readonly PrintedCell[];
  readonly table?: TableOfWords;
  /** What stands along its lower edge. */
  readonly foot?: string;
  /** The colour of the band behind its name. */
  readonly ink?: Ink;
}

interface ComponentBase {
  /** What it is called where the kit is listed. */
  readonly name: string;
  /** The ids of the rules that name it, so that what a rulebook lists can be held against what lies on the table. */
  readonly rules?: readonly string[];
  /** What to do with it, in a sentence. */
  readonly note?: string;
}

/** Cards with one back. */
export interface DeckOfCards extends ComponentBase {
  readonly kind: 'cards';
  /** The words on the back. */
  readonly back: string;
  /** As large as playing cards unless said; small ones have few words, large ones a table. */
  readonly size?: 'small' | 'large';
  readonly ink?: Ink;
  readonly cards: readonly PrintedCard[];
}

/** A counter, a token or a marker. */
export interface Piece {
  readonly front: string;
  /** The words of its other side, where it has one. */
  readonly back?: string;
  readonly copies: number;
  readonly ink?: Ink;
  readonly backInk?: Ink;
}

export interface Pieces extends ComponentBase {
  readonly kind: 'pieces';
  readonly pieces: readonly Piece[];
}

/** A cube with something on each of its six faces. */
export interface PrintedCube {
  readonly name: string;
  readonly faces: readonly { readonly mark: string; readonly value: string; readonly ink?: Ink }[];
}

/** Cubes that are held so that only their owner sees a face: printed as tiles, or as nets to fold. */
export interface Cubes extends ComponentBase {
  readonly kind: 'cubes';
  readonly cubes: readonly PrintedCube[];
}

/** Dice to fold, of six faces or of eight. */
export interface DiceToFold extends ComponentBase {
  readonly kind: 'dice';
  readonly dice: readonly {
    readonly name: string;
    readonly faces: readonly string[];
    readonly inks?: readonly Ink[];
  }[];
}

/** A board of one face or two; each takes a page, the second stands on the back of the first. */
export interface BoardOfPictures extends ComponentBase {
  readonly kind: 'board';
  readonly faces: readonly Picture[];
}

/** Tables to read, or to write in: charts and score sheets. */
export interface Charts extends ComponentBase {
  readonly kind: 'charts';
  readonly tables: readonly TableOfWords[];
  /** How many of the sheet there are; 1 unless said. */
  readonly copies?: number;
  /** There to be written in, so its rows are high. */
  readonly blank?: boolean;
}

/** What the players have at home: a coin, a pencil, a bag. It is listed and not printed. */
export interface Brought extends ComponentBase {
  readonly kind: 'brought';
  readonly count: number;
}

export type Component = DeckOfCards | Pieces | Cubes | DiceToFold | BoardOfPictures | Charts | Brought;

/** A step of a turn that is told with a picture. */
export interface LessonStep {
  readonly says: string;
  /** Cards that lie on the table then, face up or face down. */
  readonly cards?: readonly (PrintedCard | 'face down')[];
  readonly picture?: Picture;
  readonly table?: TableOfWords;
}

/** How to begin, and a turn of the game told step by step. */
export interface Lesson {
  readonly setUp: readonly string[];
  readonly turn: readonly LessonStep[];
}

/** What a rule looks like on the table: what is so by it, and what is not. */
export interface Glance {
  /** The id of the rule. */
  readonly rule: string;
  readonly so: LessonStep;
  readonly notSo?: LessonStep;
}

/** A game as it lies on a table. */
export interface Tabletop {
  /** The id of the variant. */
  readonly lays: string;
  /**
   * All that the game is played with.
   * @param params the parameters of a composed rulebook, its components among them
   */
  components(params: Readonly<Record<string, unknown>>): readonly Component[];
  /** How it is learnt; left out, the flow of the match has to do. */
  lesson?(params: Readonly<Record<string, unknown>>): Lesson;
  /** What rules look like on the table, where a picture tells more than words. */
  glances?(params: Readonly<Record<string, unknown>>): readonly Glance[];
}
