import { type Colour, type Cube, colours } from '@howzat/cubes';
import { type CSSProperties, useState } from 'react';
import { paints } from './colours.js';
import './cube.css';

interface CubeBoxProps {
  /** The number that its owner reads. */
  readonly number: number;
  readonly colour: Colour;
  /** Its other numbers, where they are known; they are painted without numbers where they are not. */
  readonly faces: Cube | null;
  /** The style of a cube that rolls to its face; undefined where it lies. What it is when the cube appears counts. */
  readonly rolls: CSSProperties | undefined;
}

/** A cube with its owner's colour up. It is drawing only: what it shows is said beside it. */
export function CubeBox({ number, colour, faces, rolls }: CubeBoxProps) {
  const [lies, setLies] = useState(rolls === undefined);
  // a cube that lies still shows three of its faces
  const painted = [colour, ...colours.filter((other) => other !== colour)].slice(0, lies ? 3 : 6);
  return (
    <span aria-hidden className="cube inline-block">
      <span
        className={`cube-box block ${lies ? '' : 'cube-rolls'}`}
        style={lies ? undefined : rolls}
        onAnimationEnd={() => setLies(true)}
      >
        {painted.map((each, at) => (
          <span
            key={each}
            className="cube-face"
            data-letter={each}
            style={{ background: lit(paints[each].fill, at), color: paints[each].ink }}
          >
            {each === colour ? number : faces?.[each]}
          </span>
        ))}
      </span>
    </span>
  );
}

/** The light falls from the left: the right face lies in shadow. */
function lit(fill: string, face: number): string {
  return face === 1 ? `color-mix(in oklab, ${fill} 70%, black)` : fill;
}

/** A place for a cube where none lies yet. */
export function NoCube() {
  return (
    <span aria-hidden className="block size-(--size) rounded-lg border-2 border-dashed border-current opacity-50" />
  );
}
