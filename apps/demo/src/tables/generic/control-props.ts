import type { Json } from '@howzat/core';
import type { Wanted } from './wanted.js';

/** A control for one thing that is asked for. */
export interface ControlProps<W extends Wanted = Wanted> {
  readonly wanted: W;
  readonly value: unknown;
  readonly change: (value: unknown) => void;
  readonly label: (item: Json, field?: string) => string;
  readonly disabled: boolean;
}
