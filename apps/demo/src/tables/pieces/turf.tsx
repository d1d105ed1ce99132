import './turf.css';

/** The middle of a ground that is drawn as an oval, and how far it reaches. */
export interface Oval {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

interface MownProps {
  readonly oval: Oval;
  /** How far out the rings lie, as shares of the oval. */
  readonly rings: readonly number[];
  readonly width: number;
}

/** The rings that a mower leaves on the grass. */
export function Mown({ oval: { x, y, rx, ry }, rings, width }: MownProps) {
  return rings.map((out) => (
    <ellipse key={out} cx={x} cy={y} rx={rx * out} ry={ry * out} fill="none" stroke="var(--mown)" strokeWidth={width} />
  ));
}

/** The dark grass around the rope. */
export function Beyond({
  oval: { x, y, rx, ry },
  by,
}: {
  readonly oval: Oval;
  readonly by: readonly [number, number];
}) {
  return <ellipse cx={x} cy={y} rx={rx * by[0]} ry={ry * by[1]} fill="var(--grass-far)" />;
}

/** The strip in the middle, with its creases and stumps. */
export function Strip({ x, y, half }: { readonly x: number; readonly y: number; readonly half: number }) {
  const crease = half - 8;
  const stumps = half - 2;
  const three = (at: number): string => [-3, 0, 3].map((off) => `M${x + off} ${at}v4`).join('');
  return (
    <>
      <rect x={x - 9} y={y - half} width="18" height={2 * half} rx="2" fill="#d9c595" />
      <path d={`M${x - 11} ${y - crease}h22M${x - 11} ${y + crease}h22`} stroke="#fff" strokeWidth="1.3" />
      <path d={`${three(y - stumps)}${three(y + stumps - 4)}`} stroke="#6d431a" strokeWidth="1.5" />
    </>
  );
}
