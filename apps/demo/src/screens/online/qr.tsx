import { encode } from 'uqr';
import { words } from '../../online/words.js';

/** A link as a picture that the camera of another device reads. Dark on light under any theme: cameras want it so. */
export default function Qr({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { border: 3 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={words.qr}
      viewBox={`0 0 ${size} ${size}`}
      className="mx-auto w-44 rounded-xl"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
