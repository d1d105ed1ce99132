import type { DrawnPath, DrawnShape, DrawnText, Ink } from '@howzat/core/author';

/** A rectangle on a page or in a picture, in millimetres. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Drawn = Omit<DrawnPath, 'kind' | 'd'>;

/** A number of a path: to a thousandth of a millimetre. */
export function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function path(d: string, drawn: Drawn): DrawnPath {
  return { kind: 'path', d, ...drawn };
}

export function line(x1: number, y1: number, x2: number, y2: number, drawn: Drawn): DrawnPath {
  return path(`M${n(x1)} ${n(y1)} L${n(x2)} ${n(y2)}`, drawn);
}

/** A rectangle, its corners rounded by `radius`. */
export function rect({ x, y, width, height }: Box, drawn: Drawn, radius = 0): DrawnPath {
  const [right, bottom] = [x + width, y + height];
  if (radius === 0)
    return path(`M${n(x)} ${n(y)} L${n(right)} ${n(y)} L${n(right)} ${n(bottom)} L${n(x)} ${n(bottom)} Z`, drawn);
  const arc = (toX: number, toY: number): string => `A${n(radius)} ${n(radius)} 0 0 1 ${n(toX)} ${n(toY)}`;
  return path(
    `M${n(x + radius)} ${n(y)} L${n(right - radius)} ${n(y)} ${arc(right, y + radius)} L${n(right)} ${n(bottom - radius)} ${arc(right - radius, bottom)} L${n(x + radius)} ${n(bottom)} ${arc(x, bottom - radius)} L${n(x)} ${n(y + radius)} ${arc(x + radius, y)} Z`,
    drawn,
  );
}

export function circle(x: number, y: number, radius: number, drawn: Drawn): DrawnPath {
  const r = n(radius);
  return path(
    `M${n(x - radius)} ${n(y)} A${r} ${r} 0 1 1 ${n(x + radius)} ${n(y)} A${r} ${r} 0 1 1 ${n(x - radius)} ${n(y)} Z`,
    drawn,
  );
}

export function words(
  x: number,
  y: number,
  text: string,
  size: number,
  more: { bold?: boolean; align?: DrawnText['align']; ink?: Ink } = {},
): DrawnText {
  return {
    kind: 'text',
    x,
    y,
    text,
    size,
    ...(more.bold ? { bold: true } : {}),
    ...(more.align ? { align: more.align } : {}),
    ...(more.ink ? { ink: more.ink } : {}),
  };
}

/** A path whose commands are all absolute, moved and then scaled. */
function movedPath(d: string, x: number, y: number, scale: number): string {
  return d.replace(/([MLAQCZ])([^MLAQCZ]*)/g, (_, command: string, rest: string) => {
    const values = rest
      .trim()
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    if (command === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, toX = 0, toY = 0] = values;
      return `A${n(rx * scale)} ${n(ry * scale)} ${turn} ${large} ${sweep} ${n(x + toX * scale)} ${n(y + toY * scale)} `;
    }
    return `${command}${values.map((value, i) => n((i % 2 === 0 ? x : y) + value * scale)).join(' ')} `;
  });
}

/** Shapes of a picture as they stand on a page: the corner of the picture at a point, its size times `scale`. */
export function placed(shapes: readonly DrawnShape[], x: number, y: number, scale = 1): DrawnShape[] {
  return shapes.map((shape) =>
    shape.kind === 'text'
      ? { ...shape, x: x + shape.x * scale, y: y + shape.y * scale, size: shape.size * scale }
      : { ...shape, d: movedPath(shape.d, x, y, scale).trimEnd(), width: (shape.width ?? 0.25) * scale },
  );
}
