import type { Side } from '@howzat/core';
import type { Cricketer } from '@howzat/pocket';

const skins = ['#f1cfb0', '#d9a577', '#b67b4f', '#8a5635', '#5e3a24'];
const hairs = ['#2a1c14', '#5b3a1d', '#b98a3e', '#8a3d1c', '#8d8d8d'];

/** A number that belongs to a name, so that the same cricketer always looks the same. */
function numberOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return sum;
}

/** A head under a cap in the colour of the side; a keeper wears a helmet. */
export function Portrait({ cricketer, side }: { readonly cricketer: Cricketer; readonly side: Side }) {
  const n = numberOf(cricketer.name);
  const skin = skins[n % skins.length];
  const hair = hairs[(n >> 3) % hairs.length];
  const cap = side === 'home' ? '#1f5f8b' : '#9a3b12';
  const long = n % 3 === 0;
  return (
    <svg viewBox="0 0 60 60" className="size-full" aria-hidden focusable="false">
      <rect width="60" height="60" rx="8" fill="#dfe8d8" />
      <path d="M8 60q2-16 22-16t22 16z" fill="#fbfbf6" stroke="#c9cdbf" />
      <path d="M26 45l4 6 4-6" fill="none" stroke={cap} strokeWidth="2.5" />
      <path d={long ? 'M16 22v20q4 4 6 2V22h16v22q4 0 6-2V22z' : 'M17 22v10h26V22z'} fill={hair} />
      <rect x="26" y="36" width="8" height="10" fill={skin} />
      <ellipse cx="30" cy="29" rx="11" ry="13" fill={skin} />
      <circle cx="26" cy="29" r="1.3" fill="#22180f" />
      <circle cx="34" cy="29" r="1.3" fill="#22180f" />
      <path
        d={n % 2 === 0 ? 'M26 35q4 3 8 0' : 'M26.500 36h7'}
        fill="none"
        stroke="#22180f"
        strokeWidth="1.3"
        strokeLinecap="round"
      />
      <path d="M17 23q0-15 13-15t13 15z" fill={cap} />
      {cricketer.position === 'keeper' ? (
        <path d="M17 27h26 M17 32h26 M22 23v12 M38 23v12" fill="none" stroke="#4b5258" strokeWidth="1.5" />
      ) : (
        <path d="M14 23q16 6 34-1l-6-3H17z" fill={cap} stroke="#fbfbf6" strokeWidth="0.8" />
      )}
    </svg>
  );
}
