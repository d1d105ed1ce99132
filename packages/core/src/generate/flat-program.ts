import { flatten, type Instruction, type Program } from '../program/index.js';
import { type Advance, advanceOf } from './ahead.js';
import { mayGenerate } from './may-generate.js';

/** About as many inputs as generating the code takes as long as to interpret. */
const turnsUntilWarm = 500;

/** A program as the session plays it. */
export class FlatProgram {
  readonly code: readonly Instruction[];
  compiled: Advance | null = null;
  private turns = 0;

  constructor(private readonly program: Program) {
    this.code = flatten(program);
  }

  /**
   * Counts a turn, and generates code for a program that is played a good deal: for a few inputs that would take longer than
   * it saves.
   */
  warm(atOnce: boolean): Advance | null {
    if ((atOnce || ++this.turns === turnsUntilWarm) && mayGenerate())
      this.compiled = advanceOf(this.program, this.code);
    return this.compiled;
  }
}

const flats = new WeakMap<Program, FlatProgram>();

/** A program as sessions play it; made once for each. */
export function flatOf(program: Program): FlatProgram {
  const known = flats.get(program);
  if (known) return known;
  const made = new FlatProgram(program);
  flats.set(program, made);
  return made;
}
