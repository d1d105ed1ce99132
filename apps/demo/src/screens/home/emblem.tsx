import type { ReactNode } from 'react';

/** What lies on the table of each game, as a small picture; a game that has none gets the seam of a ball. */
const pictures: Readonly<Record<string, ReactNode>> = {
  ctg: (
    <>
      <ellipse cx="150" cy="58" rx="118" ry="44" fill="none" stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
      <ellipse cx="150" cy="58" rx="62" ry="24" fill="none" stroke="#fff" strokeOpacity=".35" strokeWidth="2" />
      <path
        d="M150 58 40 40M150 58 90 98M150 58 150 102M150 58 212 98M150 58 260 40"
        stroke="#fff"
        strokeOpacity=".25"
      />
      <rect x="143" y="44" width="14" height="28" rx="2" fill="#d9c595" />
      {[66, 112, 205, 238, 150, 84].map((x, i) => (
        <circle key={x} cx={x} cy={[52, 84, 82, 48, 20, 28][i]} r="6" fill="#f7f3e8" />
      ))}
    </>
  ),
  wicked: (
    <>
      {[0, 1, 2, 3, 4].map((row) => (
        <g key={row}>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((column) => (
            <rect
              key={column}
              x={78 + column * 19}
              y={14 + row * 18}
              width="16"
              height="15"
              rx="2"
              fill={row === 2 && column === 5 ? '#e9c46a' : '#fff'}
              fillOpacity={row === 2 && column === 5 ? 1 : 0.16 + ((row * 3 + column) % 4) * 0.07}
            />
          ))}
        </g>
      ))}
    </>
  ),
  cubes: (
    <>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <g
          key={at}
          transform={`translate(${40 + at * 38} ${36 + (at % 2) * 8}) rotate(${[-6, 4, -2, 7, -5, 3][at]} 15 15)`}
        >
          <rect
            width="32"
            height="32"
            rx="7"
            fill={['#d64550', '#f4a259', '#3e7cb1', '#e9c46a', '#7d5ba6', '#5aa36f'][at]}
          />
          <text x="16" y="22.500" textAnchor="middle" fontSize="18" fontWeight="700" fill="#10241a">
            {[4, 9, 2, 7, 5, 8][at]}
          </text>
        </g>
      ))}
    </>
  ),
  ccsl: (
    <>
      {[4, 6, 1].map((n, at) => (
        <g key={n} transform={`rotate(${-14 + at * 12} 110 130)`}>
          <rect x="84" y="18" width="52" height="74" rx="8" fill="#f7f3e8" />
          <text
            x="110"
            y="68"
            textAnchor="middle"
            fontSize="36"
            fontWeight="700"
            fill="#1f5437"
            fontFamily="Georgia, serif"
          >
            {n}
          </text>
        </g>
      ))}
      <g transform="rotate(10 200 60)">
        <rect x="176" y="20" width="52" height="74" rx="8" fill="#a3242c" />
        <path d="M190 57h24M202 45v24" stroke="#f7f3e8" strokeWidth="3" />
      </g>
    </>
  ),
  pocket: (
    <>
      {[0, 1, 2, 3, 4].map((at) => (
        <g key={at} transform={`rotate(${-24 + at * 12} 150 190)`}>
          <rect
            x="124"
            y="22"
            width="52"
            height="78"
            rx="8"
            fill={at % 2 ? '#e7dcc1' : '#f7f3e8'}
            stroke="#1f5437"
            strokeOpacity=".3"
          />
          <circle cx="150" cy="50" r="12" fill={['#a3242c', '#3e7cb1', '#8a6410', '#2c6e49', '#7d5ba6'][at]} />
          <path d="M134 74h32M134 82h22" stroke="#56605a" strokeWidth="3" strokeLinecap="round" />
        </g>
      ))}
    </>
  ),
};

/** A picture of a game. */
export function Emblem({ id }: { readonly id: string }) {
  return (
    <svg viewBox="0 0 300 116" aria-hidden className="h-28 w-full bg-turf-deep" preserveAspectRatio="xMidYMid slice">
      <rect width="300" height="116" fill="#1f5437" />
      {pictures[id] ?? (
        <>
          <circle cx="150" cy="58" r="42" fill="#a3242c" />
          <path
            d="M132 20c14 22 14 54 0 76M139 18c14 22 14 58 0 80"
            fill="none"
            stroke="#f6e6d4"
            strokeWidth="2.500"
            strokeDasharray="4 4"
          />
        </>
      )}
    </svg>
  );
}
