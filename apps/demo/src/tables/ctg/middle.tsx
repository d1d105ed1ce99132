import { Flame, Shield } from 'lucide-react';
import { wordFor } from '../../language/spoken.js';
import { Figure } from '../pieces/figure.js';
import { means } from './first-words.js';
import { has } from './ground.js';
import { playerAt, type Seat, styles } from './seat.js';
import { told } from './words.js';

/** Who is in the middle: the batters with their tokens and skill cards, the bowler with their overs, the pitch. */
export function Middle({ seat }: { readonly seat: Seat }) {
  const { s, p, game } = seat;
  const pitch = p.cards.set.pitches[s.pitch ?? -1];
  const marks = [...(s.powerPlay ? [told.ball.powerPlay] : []), ...(game.freeHit ? [told.ball.freeHit] : [])];
  return (
    <section aria-label={told.middle.title} className="panel divide-y divide-line p-3 contain-content">
      <Batter seat={seat} place={game.striker} faces />
      <Batter seat={seat} place={game.nonStriker} faces={false} />
      <Bowler seat={seat} />
      {pitch && (
        <p className="pt-2 text-xs text-soft">
          {told.middle.pitch(pitch.name, pitch.suits && wordFor(pitch.suits))}
          {marks.length > 0 && <strong className="text-gold"> · {marks.join(' · ')}</strong>}
        </p>
      )}
    </section>
  );
}

function Batter({ seat, place, faces }: { readonly seat: Seat; readonly place: number; readonly faces: boolean }) {
  const { s, p, colours } = seat;
  const player = playerAt(seat, place);
  const card = player < 0 ? undefined : p.cards.players[(s.batTeam ?? 0) + player];
  if (!card) return null;
  const aggressive = has(s.aggressive ?? 0, player);
  const Sign = aggressive ? Flame : Shield;
  const left = p.cards.set.skills.batting.filter((_, i) => has(s.skills?.[player] ?? 0, i));
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2">
      <span
        className="grid size-9 place-items-center rounded-full border-2 border-line"
        style={faces ? { borderColor: colours.batters } : undefined}
        title={told.middle.attitude[aggressive ? 'aggressive' : 'defensive']}
      >
        <Sign aria-hidden size={18} className={aggressive ? 'text-ball' : 'text-turf'} />
      </span>
      <div className="min-w-0">
        <p className="font-semibold leading-tight [overflow-wrap:anywhere]">{card.name}</p>
        <p className="text-xs text-soft">
          {faces ? told.middle.faces : told.middle.other} ·{' '}
          {told.middle.attitude[aggressive ? 'aggressive' : 'defensive'].toLowerCase()}
          {player < 4 && ` · ${told.middle.die(6)}`}
        </p>
        <p className="text-xs text-soft">
          {left.length === 0 ? told.middle.noSkills : left.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <Token name={card.name} value={s.confidence?.[player] ?? 0} />
    </div>
  );
}

/** A confidence token. */
function Token({ name, value }: { readonly name: string; readonly value: number }) {
  return (
    <Figure
      kind="confidence"
      name={told.middle.confidence(value)}
      says={means.confidence(name, value)}
      className="grid no-underline size-9 place-items-center rounded-lg border-2 border-dashed border-gold text-sm font-bold text-gold"
    >
      {value > 0 ? `+${value}` : value}
    </Figure>
  );
}

function Bowler({ seat: { s, p, colours } }: { readonly seat: Seat }) {
  const bowler = s.bowler ?? -1;
  const card = bowler < 0 ? undefined : p.cards.players[(s.bowlTeam ?? 0) + bowler];
  if (!card) return null;
  const bowled = s.tokens?.[bowler] ?? 0;
  const left = p.cards.set.skills.bowling.filter((_, i) => !has(s.bowlerSkillsUsed ?? 0, i));
  return (
    <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 py-2">
      <span className="grid size-9 place-items-center rounded-full border-2" style={{ borderColor: colours.fielders }}>
        <svg aria-hidden viewBox="0 0 20 20" className="size-5">
          <circle cx="10" cy="10" r="8" fill="#a3242c" />
          <path d="M5 4q4 6 0 12M15 4q-4 6 0 12" stroke="#fff" fill="none" strokeWidth="1.2" strokeDasharray="1.5 1" />
        </svg>
      </span>
      <div className="min-w-0">
        <p className="font-semibold leading-tight [overflow-wrap:anywhere]">{card.name}</p>
        <p className="text-xs text-soft">{told.middle.bowls(wordFor(styles[s.style ?? 2] ?? ''), bowled)}</p>
        <p className="text-xs text-soft">
          {left.length === 0 ? told.middle.noSkills : left.map(({ name }) => name).join(', ')}
        </p>
      </div>
      <Figure
        kind="overs-left"
        name={told.players.overs(bowled, p.bowlerOvers)}
        says={means.overs(bowled, p.bowlerOvers)}
        className="flex items-center gap-1"
      >
        {Array.from({ length: p.bowlerOvers }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are alike
          <span key={i} className={`size-3 rounded-full border border-gold ${i < bowled ? 'bg-gold' : ''}`} />
        ))}
      </Figure>
    </div>
  );
}
