import type { Refusal } from '@howzat/core';
import { Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { RuleId } from '../pieces/rule-id.js';
import type { TableProps } from '../table.js';
import { presets } from './ground.js';
import type { Seat } from './seat.js';
import type { FieldSetting } from './use-field.js';
import { told } from './words.js';

interface FieldPanelProps extends Pick<TableProps, 'ask' | 'why' | 'open' | 'label' | 'play'> {
  readonly seat: Seat;
  readonly setting: FieldSetting;
}

/** What is asked about the field, what restricts it, and what is wrong with it as it stands. */
export function FieldPanel({ seat, setting, ask, why, open, label, play }: FieldPanelProps) {
  const heading = useId();
  const { s, p } = seat;
  const { step, refusal, carried, bench } = setting;
  const one = step === 'move-him' || step === 'move-fielder';
  const setsAll = step === 'place-field' || step === 'set-field';
  const domain = open.find((decision) => decision.step === 'field')?.domain;
  const mustChange = domain?.kind === 'oneOf' ? domain.forbidden?.find(({ item }) => item === 'keep') : undefined;
  const wrong: Refusal | null = mustChange ?? (bench > 0 ? null : refusal);
  const name = carried === null ? '' : (p.cards.areaNames[carried] ?? '');
  return (
    <section aria-labelledby={heading} className="panel arrive p-2.5 sm:p-3" data-ask>
      <h3 id={heading} className="font-semibold sm:text-lg">
        {step === 'field' ? told.field.change : one ? told.field.move : ask(step)}
      </h3>
      {!one && (
        <p className="mt-0.5 text-sm font-medium">
          {told.field.limits(s.outfieldMost ?? 9, s.zoneMost ?? 9, s.bigZones ?? 0, s.slipsMost ?? 4)}
        </p>
      )}
      <p className="mt-1 text-xs text-soft sm:text-sm" aria-live="polite">
        {carried !== null
          ? told.field.carrying(name)
          : bench > 0
            ? `${told.field.bench(bench)}. ${told.field.benchSay}`
            : one
              ? told.field.moveSay
              : told.field.say}
      </p>
      <div aria-live="polite">
        {wrong && (
          <p className="mt-3 rounded-lg border border-ball p-2 text-sm">
            {mustChange ? '' : `${told.field.broken}: `}
            {wrong.message}
            {wrong.rule && ' '}
            {wrong.rule && <RuleId rule={wrong.rule} />}
          </p>
        )}
      </div>
      {one && <Moves open={open} step={step} label={label} play={play} />}
      {!one && (
        <>
          {setsAll && <Presets why={why} step={step} setting={setting} />}
          <div className="mt-2 flex flex-wrap gap-1.5">
            {step === 'field' ? (
              <button
                type="button"
                className="button button-main"
                data-answer
                disabled={setting.busy || mustChange !== undefined}
                onClick={setting.confirm}
              >
                {told.field.keep}
              </button>
            ) : (
              <button
                type="button"
                className="button button-main"
                data-answer
                disabled={setting.busy || setting.draft.length === 0 || refusal !== null}
                onClick={setting.confirm}
              >
                {told.field.set}
              </button>
            )}
            {step === 'field' && (
              <button
                type="button"
                className={`button ${mustChange ? 'button-main' : ''}`}
                data-answer
                disabled={setting.busy}
                onClick={setting.begin}
              >
                {told.field.alter}
              </button>
            )}
            {setsAll && carried !== null && (
              <button type="button" className="button" onClick={setting.lift}>
                {told.field.lift}
              </button>
            )}
            {setsAll && setting.changed && (
              <button type="button" className="button" onClick={setting.reset}>
                <Undo2 aria-hidden size={18} />
                {told.field.back}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

type MovesProps = Pick<TableProps, 'open' | 'label' | 'play'> & { readonly step: string };

/** The moves of one fielder as a list, for those who do not look for them on the ground. */
function Moves({ open, step, label, play }: MovesProps) {
  const domain = open.find((decision) => decision.step === step)?.domain;
  if (domain?.kind !== 'oneOf') return null;
  return (
    <ul className="mt-3 flex max-h-56 flex-wrap gap-2 overflow-y-auto p-1">
      {domain.items.map((move) => (
        <li key={JSON.stringify(move)}>
          <button type="button" data-answer className="button px-3 text-sm" onClick={() => void play(step, move)}>
            {label(move, step)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type Preset = keyof typeof presets;
const presetNames = Object.keys(presets) as readonly Preset[];

/** Fields that come ready-made; those that the rules do not allow now say why. */
function Presets({ why, step, setting }: Pick<FieldPanelProps, 'why' | 'setting'> & { readonly step: string }) {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<Preset, Refusal | null>>(new Map());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the restrictions are those of the step
  useEffect(() => {
    let asked = true;
    void Promise.all(presetNames.map(async (name) => [name, await why(step, [...presets[name]])] as const)).then(
      (list) => asked && setVerdicts(new Map(list)),
    );
    return () => {
      asked = false;
    };
  }, [step]);
  return (
    <fieldset className="mt-3">
      <legend className="mb-1 text-xs font-semibold text-soft">{told.field.presets}</legend>
      <div className="flex flex-wrap gap-2">
        {presetNames.map((name) => {
          const verdict = verdicts.get(name);
          const say = verdict ? `${verdict.message}${verdict.rule ? ` (${verdict.rule})` : ''}` : undefined;
          return (
            <button
              key={name}
              type="button"
              className={`button px-3 text-sm ${verdict ? 'cursor-not-allowed border-dashed text-soft' : ''}`}
              data-part
              // until the rules have told
              disabled={!verdicts.has(name)}
              aria-disabled={verdict ? true : undefined}
              title={say}
              onClick={() => verdict === null && setting.load([...presets[name]])}
            >
              {told.field.presetNames[name]}
              {say && <span className="sr-only">: {say}</span>}
            </button>
          );
        })}
      </div>
      {presetNames.some((name) => verdicts.get(name)) && (
        <ul className="mt-1 text-xs text-soft">
          {presetNames.flatMap((name) => {
            const verdict = verdicts.get(name);
            return verdict
              ? [
                  <li key={name}>
                    {told.field.presetNames[name]}: {verdict.message}
                    {verdict.rule && ` (${verdict.rule})`}
                  </li>,
                ]
              : [];
          })}
        </ul>
      )}
    </fieldset>
  );
}
