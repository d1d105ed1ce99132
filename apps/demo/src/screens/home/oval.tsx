/** A ground from above, with the field set: the picture of the home page. */
export function Oval() {
  const fielders = [
    [150, 64],
    [250, 52],
    [338, 96],
    [362, 190],
    [300, 262],
    [196, 276],
    [96, 236],
    [52, 150],
    [232, 118],
  ] as const;
  return (
    <svg viewBox="0 0 412 324" aria-hidden className="w-full drop-shadow-xl">
      <defs>
        <radialGradient id="grass" cx="50%" cy="46%" r="62%">
          <stop offset="0" stopColor="#5aa36f" />
          <stop offset="1" stopColor="#24613f" />
        </radialGradient>
        <clipPath id="ground">
          <ellipse cx="206" cy="162" rx="196" ry="152" />
        </clipPath>
      </defs>
      <ellipse cx="206" cy="162" rx="204" ry="160" fill="#173f2a" />
      <ellipse cx="206" cy="162" rx="196" ry="152" fill="url(#grass)" />
      <g clipPath="url(#ground)" fill="#ffffff" opacity="0.055">
        {[0, 2, 4, 6, 8, 10].map((stripe) => (
          <rect key={stripe} x={stripe * 38 - 6} y="0" width="38" height="324" />
        ))}
      </g>
      <ellipse
        cx="206"
        cy="162"
        rx="186"
        ry="142"
        fill="none"
        stroke="#fff"
        strokeWidth="2.500"
        strokeDasharray="1 7"
        strokeLinecap="round"
        opacity="0.9"
      />
      <ellipse cx="206" cy="162" rx="98" ry="76" fill="none" stroke="#fff" strokeWidth="1.500" opacity="0.5" />
      <rect x="194" y="118" width="24" height="88" rx="2" fill="#d9c595" />
      <g stroke="#fff" strokeWidth="1.600">
        <path d="M190 129h32M190 195h32" />
      </g>
      <g stroke="#7a4d1c" strokeWidth="2">
        <path d="M202 121v5M206 121v5M210 121v5M202 198v5M206 198v5M210 198v5" />
      </g>
      {fielders.map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <ellipse cx={x + 2} cy={y + 5} rx="7" ry="3" fill="#000" opacity="0.22" />
          <circle cx={x} cy={y} r="6.500" fill="#f7f3e8" stroke="#173f2a" strokeWidth="1.500" />
        </g>
      ))}
      <path
        d="M207 190C250 170 300 130 356 122"
        fill="none"
        stroke="#ffe9a8"
        strokeWidth="2.500"
        strokeDasharray="2 7"
        strokeLinecap="round"
      />
      <circle cx="358" cy="121" r="6" fill="#a3242c" stroke="#fff" strokeWidth="1.200" />
    </svg>
  );
}
