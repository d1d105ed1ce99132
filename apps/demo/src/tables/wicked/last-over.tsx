import type { Entry } from '@howzat/wicked';
import { Comes } from '../pieces/comes.js';
import { Die } from '../pieces/die.js';
import { Figure } from '../pieces/figure.js';
import { momentOf } from '../pieces/motion.js';
import type { Pace } from '../table.js';
import { Charts } from './charts.js';
import { means } from './first-words.js';
import { Pitch } from './pitch.js';
import { nameOf, type Over, type Seat } from './seat.js';
import { told } from './words.js';

interface OverProps {
  readonly seat: Seat;
  readonly over: Over | null;
  readonly pace: Pace;
}

/** How the last over came to its zone, and what the zone came to. */
export function LastOver({ seat, over, pace }: OverProps) {
  const words = told.over;
  if (!over)
    return (
      <section aria-label={words.last} className="panel p-4">
        <p className="text-sm text-soft">{words.none}</p>
        <Pitch seat={seat} over={seat.over} roll={0} />
        <p className="mt-2 text-xs text-soft">{told.display.key}</p>
      </section>
    );
  const comes = { isNew: over.isNew, pace };
  return (
    <section aria-label={words.last} className="panel space-y-3 p-3 sm:p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base font-semibold">{words.title(over.number)}</h3>
        <p className="text-sm text-soft">
          {nameOf(seat, over.bowler)} – {nameOf(seat, over.striker)}
        </p>
      </div>
      <Dice over={over} pace={pace} />
      <Comes key={`${over.id} sum`} part="dice" within={{ from: 0.8, for: 0.2 }} {...comes}>
        <Sum over={over} />
      </Comes>
      <Comes key={`${over.id} result`} part={over.out ? 'signal' : 'runs'} {...comes}>
        <p className="text-sm">
          {words.potential(over.potential)},{' '}
          {over.zoneRoll === null ? words.noFielder : words.fielder(over.zoneRoll, saysOf(seat, over))}:{' '}
          <strong className={over.out ? 'text-ball' : ''}>{words.result(over.runs, over.out)}</strong>
        </p>
      </Comes>
      <Charts seat={seat} over={over} pace={pace} />
      <Comes key={`${over.id} pitch`} part="dice" within={{ from: 0.8, for: 0.2 }} {...comes}>
        <Pitch seat={seat} over={over.cardOver} roll={over.pitchRoll} />
      </Comes>
      {over.zoneRoll !== null && (
        <Comes key={`${over.id} zone`} part="field" within={{ from: 0.8, for: 0.2 }} {...comes}>
          <ZoneRow seat={seat} over={over} />
        </Comes>
      )}
      <p className="text-xs text-soft">{told.display.key}</p>
    </section>
  );
}

/** The dice: both pairs, the lower bowling die put aside and rolled again, the pair of the zone. */
function Dice({ over, pace }: { readonly over: Over; readonly pace: Pace }) {
  const words = told.over;
  const low = over.again.length > 0 ? over.bowling.indexOf(Math.min(...over.bowling)) : -1;
  const groups = [
    { name: words.bowlingDie, faces: over.bowling, tone: 'red', part: 'dice', from: 0 },
    { name: words.battingDie, faces: over.batting, tone: 'green', part: 'dice', from: 0.15 },
    { name: words.reroll, faces: over.again, tone: 'red', part: 'dice', from: 0.4 },
    { name: words.zoneDie, faces: over.zoneDice, tone: 'ivory', part: 'field', from: 0 },
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-2">
      {groups.flatMap(({ name, faces, tone, part, from }, group) =>
        faces.length === 0
          ? []
          : [
              <li key={name}>
                <span className="flex gap-1.5">
                  {faces.map((face, at) => (
                    <Die
                      // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the roll
                      key={`${over.id} ${at}`}
                      sides={6}
                      face={face}
                      name={name}
                      tone={tone}
                      moves={over.isNew}
                      pace={pace}
                      moment={momentOf(pace, part, { from, for: 0.6 })}
                      spent={group === 0 && at === low}
                    />
                  ))}
                </span>
                <span className="text-[0.7rem] text-soft">{name}</span>
              </li>,
            ],
      )}
    </ul>
  );
}

/** Bowling and batting input and the modifier of the pitch, which make the zone. */
function Sum({ over }: { readonly over: Over }) {
  const { sum } = told.over;
  const box = 'grid justify-items-center rounded-lg bg-raised px-1.5 py-1 sm:px-2.5';
  const name = 'text-[0.7rem] font-normal text-soft';
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-lg font-bold tabular-nums sm:gap-x-2">
      <Figure kind="sum" says={means.input('bowling')} className={box}>
        {over.bowlingInput} <span className={name}>{sum.bowling}</span>
      </Figure>
      <span className="text-soft">+</span>
      <Figure kind="sum" says={means.input('batting')} className={box}>
        {over.battingInput} <span className={name}>{sum.batting}</span>
      </Figure>
      <span className="text-soft">{over.modifier < 0 ? '−' : '+'}</span>
      <Figure kind="modifier" says={means.modifier(over.modifier)} className={box}>
        {Math.abs(over.modifier)} <span className={name}>{sum.pitch}</span>
      </Figure>
      <span className="text-soft">=</span>
      <Figure
        kind="sum"
        says={means.reached(over.zone)}
        className="grid justify-items-center rounded-lg bg-turf-deep px-2 py-1 sm:px-3 text-white"
      >
        {over.zone}
        <span className="text-[0.7rem] font-normal">{sum.zone}</span>
      </Figure>
    </p>
  );
}

function entryOf({ p }: Seat, over: Over, roll: number): { readonly kind: Entry; readonly printed: number } {
  const zone = p.table.zones[over.field]?.[over.zone];
  return { kind: zone?.entry[roll] ?? 'unlisted', printed: zone?.printed[roll] ?? 0 };
}

function saysOf(seat: Seat, over: Over): string {
  const { says } = told.over;
  const { kind, printed } = entryOf(seat, over, over.zoneRoll ?? 0);
  if (kind === 'X') return says.catch;
  if (kind === 'W') return says.wicket(printed);
  return kind === 'R' ? says.limit(printed) : says.unlisted;
}

const rolls = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The row of the zone table, with the roll lit. */
function ZoneRow({ seat, over }: { readonly seat: Seat; readonly over: Over }) {
  const words = told.over;
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5 text-center text-xs tabular-nums sm:text-sm">
      <caption className="mb-1 text-left text-sm font-bold">{words.row(over.zone)}</caption>
      <thead>
        <tr className="text-xs text-soft">
          {rolls.map((roll) => (
            <th key={roll} scope="col" className="font-semibold">
              {roll}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {rolls.map((roll) => {
            const { kind, printed } = entryOf(seat, over, roll);
            const lit = roll === over.zoneRoll;
            const text = kind === 'X' ? 'X' : kind === 'W' ? `W${printed || ''}` : kind === 'R' ? `≤${printed}` : '·';
            return (
              <td
                key={roll}
                aria-current={lit ? 'true' : undefined}
                className={`rounded ${lit ? 'bg-gold font-bold text-panel' : 'bg-raised'} ${!lit && (kind === 'W' || kind === 'X') ? 'font-bold text-ball' : ''}`}
              >
                {text}
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}
