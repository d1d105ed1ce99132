import type { ItemPlace, Json, Presentation } from '@howzat/core';

/** How the items of a step are called, where their own JSON is not how people call them. */
export type Labels = (item: Json, field?: string) => string;

/** An item as people say it: words without quotes, switches as yes and no, the parts of a compound side by side. */
export function labelOf(item: Json): string {
  if (item === null) return 'none';
  if (typeof item === 'boolean') return item ? 'yes' : 'no';
  if (typeof item === 'string') return item === '' ? '(empty)' : item;
  if (typeof item === 'number') return String(item);
  if (Array.isArray(item)) return item.length === 0 ? 'nothing' : item.map(labelOf).join(' ');
  return Object.entries(item)
    .map(([name, value]) => `${spaced(name)} ${labelOf(value)}`)
    .join(', ');
}

/** `bowlingCard` and `bowling-card` as `bowling card`. */
export function spaced(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}

/** The last part of a step's id, as a word: `ccsl.ball.play-card` is `play card`. */
export function stepName(step: string): string {
  return spaced(step.slice(step.lastIndexOf('.') + 1));
}

/** A whole choice as people say it, its items by what they are called. */
export function choiceName(choice: Json, label: Labels): string {
  if (Array.isArray(choice)) return choice.map((item) => label(item)).join(' ');
  if (typeof choice !== 'object' || choice === null) return label(choice);
  const parts = Object.entries(choice)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => (value === true ? spaced(name) : `${spaced(name)} ${label(value, name)}`));
  return parts.join(', ') || 'nothing';
}

/** How a game calls the items of a step, as a side sees them; without words of its own, as their JSON reads. */
export function labelsOf(presentation: Presentation | null, { step, view, params }: Omit<ItemPlace, 'field'>): Labels {
  if (!presentation?.label) return labelOf;
  return (item, field) => presentation.label?.(item, { step, view, params, field: field ?? null }) ?? labelOf(item);
}
