import type { AnyMatch, Json, Side, View } from '@howzat/core';
import type { ItemPlace, Presentation } from '@howzat/core/author';
import { sharedView } from '@howzat/core/engine';
import { printable, sideName } from '@howzat/core/scorebook';

/** How the items of a step are called, where their own JSON is not how people call them. */
export type Labels = (item: Json, field?: string) => string;

/** An item as people say it: words without quotes, switches as yes and no, the parts of a compound side by side. */
export function labelOf(item: Json): string {
  if (item === null) return 'none';
  if (typeof item === 'boolean') return item ? 'yes' : 'no';
  if (typeof item === 'string') return item === '' ? '(empty)' : printable(item);
  if (typeof item === 'number') return String(item);
  if (Array.isArray(item)) return item.length === 0 ? 'nothing' : item.map(labelOf).join(' ');
  return Object.entries(item)
    .map(([name, value]) => `${spaced(name)} ${labelOf(value)}`)
    .join(', ');
}

/** What a side of a match is called, as it can be printed. */
export function nameOf({ names }: Pick<AnyMatch, 'names'>, side: Side): string {
  return printable(names[side]);
}

/** `bowlingCard` and `bowling-card` as `bowling card`. */
export function spaced(name: string): string {
  return printable(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
}

/** The last part of a step's id, as a word: `ccsl.ball.play-card` is `play card`. */
export function stepName(step: string): string {
  return spaced(step.slice(step.lastIndexOf('.') + 1));
}

/** How everything that was chosen and drawn in a match so far is called when it is told to both sides. */
export function toldLabels(
  match: AnyMatch,
  presentation: Presentation | null,
): (step: string, by: Side | null) => Labels {
  const { rulebook } = match;
  const views = new Map<Side, View>();
  const viewBy = (side: Side): View => {
    const view =
      views.get(side) ?? sharedView(match.seat(side).view(), match.seat(side === 'home' ? 'away' : 'home').view());
    views.set(side, view);
    return view;
  };
  return (step, by) => {
    // the toss gives a seat, and a seat has a name
    if (step === 'core.toss') return (item) => (item === 0 || item === 1 ? sideName(match, item) : labelOf(item));
    const params = rulebook.params as Readonly<Record<string, unknown>>;
    return (item, field) => {
      const told = by === null ? {} : { told: viewBy(by) };
      return presentation?.label?.(item, { step, field: field ?? null, view: null, ...told, params }) ?? labelOf(item);
    };
  };
}

/** What somebody chose in several parts: those that say something. */
export function partsOf(choice: Readonly<Record<string, Json>>, label: Labels): string {
  return Object.entries(choice)
    .filter(([, value]) => value !== null && value !== false)
    .map(([name, value]) => (value === true ? spaced(name) : `${spaced(name)} ${label(value, name)}`))
    .join(', ');
}

export function isPlain(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same for a commentary, which tells words, numbers and lists by itself. */
export function commentaryLabel(
  match: AnyMatch,
  presentation: Presentation | null,
): (item: Json, step: string, by: Side | null, field?: string) => string | undefined {
  const labels = toldLabels(match, presentation);
  return (item, step, by, field) => {
    if (Array.isArray(item)) return undefined;
    const label = labels(step, by);
    return ownName(item, label, field) ?? (isPlain(item) ? partsOf(item, label) : undefined);
  };
}

/** What the game itself calls an item, where it has a name for it. */
export function ownName(item: Json, label: Labels, field?: string): string | undefined {
  const told = label(item, field);
  return told === labelOf(item) ? undefined : told;
}

/** Several items side by side, told apart by what is in none of them. */
function listed(labels: readonly string[]): string {
  const between = [' ', ', '].find((mark) => labels.every((label) => !label.includes(mark)));
  return labels.join(between ?? '; ');
}

/** A whole choice as people say it, its items by what they are called. */
export function choiceName(choice: Json, label: Labels): string {
  if (Array.isArray(choice)) return listed(choice.map((item) => label(item)));
  return isPlain(choice) ? (ownName(choice, label) ?? (partsOf(choice, label) || 'nothing')) : label(choice);
}

/** How a game calls the items of a step, as a side sees them; without words of its own, as their JSON reads. */
export function labelsOf(presentation: Presentation | null, { step, view, params }: Omit<ItemPlace, 'field'>): Labels {
  if (!presentation?.label) return labelOf;
  return (item, field) => presentation.label?.(item, { step, view, params, field: field ?? null }) ?? labelOf(item);
}
