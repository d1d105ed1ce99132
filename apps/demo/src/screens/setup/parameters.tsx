import type { Parameter } from '@howzat/core';
import { parameterRange, type Registry } from '@howzat/core/author';
import { useId, useState } from 'react';
import { langOfGames } from '../../language/spoken.js';
import { words } from '../../words.js';
import type { Draft } from './draft.js';
import { Folded } from './folded.js';

const told = words.setup;

type Value = Draft['set'][string];

interface ParametersProps {
  /** The parameters of the rules that are chosen, and their values before any is set. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly params: Readonly<Record<string, unknown>>;
  readonly registry: Registry | null;
  readonly chosen: Draft['set'];
  readonly choose: (set: Draft['set']) => void;
}

/** `wicketDifference` as "wicket difference". */
export function spaced(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The numbers, switches and words of the rules, to be set one by one. */
export function Parameters({ parameters, params, registry, chosen, choose }: ParametersProps) {
  const [typed, setTyped] = useState('');
  const search = useId();
  const settable = Object.entries(parameters).filter(([, { type }]) => type !== 'components');
  if (settable.length === 0) return null;
  const rules = registry?.sections.flatMap((section) => Object.values(section.rules)) ?? [];
  const textOf = (name: string): string => rules.find((rule) => rule.parameters?.includes(name))?.text ?? '';
  const word = typed.trim().toLowerCase();
  const found = settable.filter(([name]) => `${name} ${spaced(name)} ${textOf(name)}`.toLowerCase().includes(word));
  const set = (name: string, value: Value | undefined): void => {
    const { [name]: _, ...rest } = chosen;
    choose(value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <Folded title={told.parameters} say={told.parametersSay} chosen={Object.keys(chosen).length}>
      <label htmlFor={search} className="mb-1 block text-sm text-soft">
        {told.findParameter}
      </label>
      <input id={search} className="field mb-4" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <ul className="max-h-[32rem] space-y-4 overflow-y-auto pr-2">
        {found.map(([name, parameter]) => (
          <li key={name} className="border-b border-line pb-4">
            <Setting
              name={spaced(name)}
              parameter={parameter}
              usual={params[name] as Value}
              value={chosen[name]}
              set={(value) => set(name, value)}
            />
            <p className="mt-1 text-sm text-soft" lang={langOfGames()}>
              {textOf(name)}
            </p>
          </li>
        ))}
      </ul>
    </Folded>
  );
}

interface SettingProps {
  readonly name: string;
  readonly parameter: Parameter;
  /** Its value where nobody sets it. */
  readonly usual: Value;
  readonly value: Value | undefined;
  readonly set: (value: Value | undefined) => void;
}

/** One parameter, with the control that its kind asks for. */
function Setting({ name, parameter, usual, value, set }: SettingProps) {
  const now = value === undefined ? usual : value;
  const usualText = told.usual(usual === null ? told.noLimit : String(usual));
  if (parameter.type === 'integer')
    return (
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 flex-1 basis-48">
          <span className="font-semibold" lang={langOfGames()}>
            {name}
          </span>
          <input
            type="number"
            className="field mt-2"
            min={parameter.min}
            max={parameter.max}
            step={1}
            placeholder={usualText}
            title={parameterRange(parameter)}
            disabled={value === null}
            // what cannot be a value is told by the rulebook, which refuses it
            value={typeof value === 'number' ? value : ''}
            onChange={(event) => set(event.target.value === '' ? undefined : Number(event.target.value))}
          />
        </label>
        {parameter.optional && (
          <label className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-4 accent-turf"
              checked={value === null}
              onChange={(event) => set(event.target.checked ? null : undefined)}
            />
            {told.noLimit}
          </label>
        )}
      </div>
    );
  const values = parameter.type === 'flag' ? [true, false] : (parameter.words ?? []);
  const shown = (each: string | boolean): string =>
    typeof each === 'boolean' ? (each ? words.ask.yes : words.ask.no) : each.replaceAll('-', ' ');
  return (
    <label className="block">
      <span className="font-semibold" lang={langOfGames()}>
        {name}
      </span>
      <select
        className="field mt-2"
        value={String(now)}
        onChange={(event) => {
          const next = values.find((each) => String(each) === event.target.value);
          set(next === usual ? undefined : next);
        }}
      >
        {values.map((each) => (
          <option key={String(each)} value={String(each)} lang={typeof each === 'string' ? langOfGames() : undefined}>
            {shown(each)}
            {each === usual ? ` (${told.standard})` : ''}
          </option>
        ))}
      </select>
    </label>
  );
}
