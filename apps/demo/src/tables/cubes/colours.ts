import type { Colour } from '@howzat/cubes';

/** How the six playing colours are painted, and what is written on them. The letter stands beside the number always. */
export const paints: Readonly<Record<Colour, { readonly fill: string; readonly ink: string }>> = {
  A: { fill: '#f0a830', ink: '#2a1a00' },
  B: { fill: '#1f62b5', ink: '#ffffff' },
  C: { fill: '#b3203a', ink: '#ffffff' },
  D: { fill: '#4b5258', ink: '#ffffff' },
  E: { fill: '#0f7a52', ink: '#ffffff' },
  F: { fill: '#a81f95', ink: '#ffffff' },
};
