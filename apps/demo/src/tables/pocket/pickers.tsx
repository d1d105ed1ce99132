import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { asks } from '../pieces/asks.js';
import { Barrable, Reasons, Why } from '../pieces/reasons.js';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { CricketerLine } from './cricketer-card.js';
import type { InPlay } from './seen.js';
import { isLegal, useBars } from './use-bars.js';
import { words } from './words.js';

export interface PickerProps {
  readonly decision: OpenStep;
  readonly question: string;
  /** The cricketers of this side, by number. */
  readonly team: readonly number[];
  readonly set: InPlay['cards']['set'];
  readonly play: TableProps['play'];
  readonly why: TableProps['why'];
}

/** Somebody of the team is chosen: a bowler, a batter who comes in, or nobody where the one on the field may stay. */
export function TeamPicker({
  decision,
  question,
  team,
  set,
  play,
  why,
  stays,
}: PickerProps & { readonly stays: string | null }) {
  const { busy, take } = useTake(play);
  const bars = useBars(decision, team, why);
  const list = (
    <TeamList
      team={team}
      set={set}
      entry={(cricketer) => ({
        bar: bars.get(cricketer) ?? null,
        idle: busy || (!bars.has(cricketer) && !isLegal(decision.domain, cricketer)),
        choose: () => void take(decision.step, cricketer),
      })}
    />
  );
  const mayStay = isLegal(decision.domain, 'stay');
  return (
    <Question decision={decision} title={question}>
      {mayStay ? (
        <>
          <button
            type="button"
            className="button button-main mb-2"
            data-answer
            disabled={busy}
            onClick={() => void take(decision.step, 'stay')}
          >
            {stays}
          </button>
          <Change>{list}</Change>
        </>
      ) : (
        list
      )}
    </Question>
  );
}

interface BatterSwitchProps extends PickerProps {
  /** Those who are in. */
  readonly facing: string;
  readonly partner: string;
}

/** A batter is changed for another of the team, or both stay in. */
export function BatterSwitch({ decision, question, team, set, play, why, facing, partner }: BatterSwitchProps) {
  const { busy, take } = useTake(play);
  const [off, setOff] = useState<'facing' | 'other'>('facing');
  const legal = (cricketer: number): boolean => isLegal(decision.domain, { off, on: cricketer });
  const name = useId();
  return (
    <Question decision={decision} title={question}>
      <button
        type="button"
        className="button button-main mb-2"
        data-answer
        disabled={busy}
        onClick={() => void take(decision.step, 'stay')}
      >
        {words.stayBoth}
      </button>
      <Change>
        <fieldset className="mb-3 flex flex-wrap gap-x-4 text-sm">
          <legend className="text-soft">{words.goesOff}</legend>
          {(['facing', 'other'] as const).map((who) => (
            <label key={who} className="flex min-h-10 items-center gap-2">
              <input
                type="radio"
                name={name}
                className="size-5 accent-turf"
                checked={off === who}
                onChange={() => setOff(who)}
              />
              {who === 'facing' ? facing : partner}
            </label>
          ))}
        </fieldset>
        <SwitchList
          key={off}
          {...{ decision, team, set, why, off, legal, busy }}
          choose={(on) => void take(decision.step, { off, on })}
        />
      </Change>
    </Question>
  );
}

interface SwitchListProps extends Pick<PickerProps, 'decision' | 'team' | 'set' | 'why'> {
  readonly off: 'facing' | 'other';
  readonly legal: (cricketer: number) => boolean;
  readonly busy: boolean;
  readonly choose: (cricketer: number) => void;
}

function SwitchList({ decision, team, set, why, off, legal, busy, choose }: SwitchListProps) {
  // the match is asked about the whole switch, with who goes off in it
  const bars = useBars(
    decision,
    team.filter((each) => !legal(each)),
    (step, on) => why(step, { off, on }),
  );
  return (
    <TeamList
      team={team}
      set={set}
      entry={(cricketer) => ({
        bar: legal(cricketer) ? null : (bars.get(cricketer) ?? null),
        idle: busy || (!legal(cricketer) && !bars.has(cricketer)),
        choose: () => choose(cricketer),
      })}
    />
  );
}

/** Two who open: the first that is touched faces. */
export function Openers({ decision, question, team, set, play, why }: PickerProps) {
  const { busy, take } = useTake(play);
  const [pair, setPair] = useState<readonly number[]>([]);
  const [facing, other] = pair;
  const { domain } = decision;
  const listed = domain.kind === 'record' ? domain.fields.facing : undefined;
  const bars = useBars(
    decision,
    team.filter((cricketer) => !isLegal(listed, cricketer)),
    (step, cricketer) => why(step, { facing: cricketer, other: team.find((each) => isLegal(listed, each)) }),
  );
  const toggle = (cricketer: number): void =>
    setPair(pair.includes(cricketer) ? pair.filter((each) => each !== cricketer) : [...pair.slice(0, 1), cricketer]);
  return (
    <Question decision={decision} title={question}>
      <p className="mb-3 text-sm text-soft">{words.openers}</p>
      <TeamList
        team={team}
        set={set}
        entry={(cricketer) => ({
          bar: isLegal(listed, cricketer) ? null : (bars.get(cricketer) ?? null),
          idle: busy,
          pressed: pair.includes(cricketer),
          part: true,
          tag: cricketer === facing ? words.faces : cricketer === other ? words.other : null,
          choose: () => toggle(cricketer),
        })}
      />
      <button
        type="button"
        className="button button-main mt-3 w-full sm:w-auto"
        data-answer
        disabled={busy || other === undefined}
        onClick={() => void take(decision.step, { facing, other })}
      >
        {other === undefined ? words.sendShort : words.send}
      </button>
    </Question>
  );
}

interface QuestionProps {
  readonly decision: OpenStep;
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel with a question. */
export function Question({ decision, title, children }: QuestionProps) {
  const heading = useId();
  return (
    <Reasons>
      <section aria-labelledby={heading} className="panel arrive relative p-2.5 sm:p-3" data-ask={asks(decision)}>
        <h2 id={heading} className="mb-1.5 font-semibold sm:mb-2 sm:text-lg">
          {title}
        </h2>
        {children}
        <Why className="sm:mt-2" />
      </section>
    </Reasons>
  );
}

function Change({ children }: { readonly children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-10 py-2 font-semibold">{words.change}</summary>
      <div className="mt-2">{children}</div>
    </details>
  );
}

interface Entry {
  readonly bar: { readonly message: string; readonly rule: string | null } | null;
  readonly idle: boolean;
  readonly pressed?: boolean;
  readonly tag?: string | null;
  readonly part?: boolean;
  readonly choose: () => void;
}

interface TeamListProps {
  readonly team: readonly number[];
  readonly set: InPlay['cards']['set'];
  readonly entry: (cricketer: number) => Entry;
}

function TeamList({ team, set, entry }: TeamListProps) {
  return (
    <ul className="grid gap-2 min-[26rem]:grid-cols-2 lg:grid-cols-3">
      {team.map((number) => {
        const cricketer = set.cricketers[number - 1];
        if (!cricketer) return null;
        const { bar, idle, pressed, part = false, tag, choose } = entry(number);
        return (
          <li key={number}>
            <Barrable
              name={[
                cricketer.name,
                words.positions[cricketer.position],
                words.bat(cricketer.batting),
                words.ball(cricketer.bowling),
                tag,
              ]
                .filter(Boolean)
                .join(', ')}
              bar={bar}
              idle={idle}
              part={part}
              {...(pressed === undefined ? {} : { pressed })}
              className={`button w-full justify-between px-3 ${pressed ? 'border-gold ring-2 ring-gold' : ''} ${bar ? 'cursor-default border-dashed opacity-60' : ''}`}
              choose={choose}
            >
              <CricketerLine cricketer={cricketer} />
              {tag && <span className="shrink-0 rounded-full bg-turf px-2 py-0.5 text-xs text-turf-ink">{tag}</span>}
            </Barrable>
          </li>
        );
      })}
    </ul>
  );
}
