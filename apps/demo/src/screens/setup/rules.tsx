import type { Amendment } from '@howzat/core';
import { useEffect, useId, useState } from 'react';
import type { Opened, Words } from '../../engine/opened.js';
import { langOfGames } from '../../language/spoken.js';
import { words } from '../../words.js';
import { Folded } from './folded.js';

const told = words.setup;

interface Told {
  readonly title: string;
  readonly text: string;
}

/** A list of rules that can be ticked, each with what it says. */
function Ticks({
  rules,
  chosen,
  choose,
}: {
  readonly rules: readonly (Told & { readonly id: string })[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {rules.map(({ id, title, text }) => (
        <li key={id}>
          <label className="panel flex h-full cursor-pointer gap-3 p-3 has-checked:border-turf has-checked:bg-raised">
            <input
              type="checkbox"
              className="mt-1 size-4 shrink-0 accent-turf"
              checked={chosen.includes(id)}
              onChange={() => choose(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])}
            />
            <span lang={langOfGames()}>
              <span className="block font-semibold">{title}</span>
              <span className="block text-sm text-soft">{text}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

interface HouseRulesProps {
  readonly opened: Opened;
  readonly title?: string;
  readonly rules?: readonly Amendment[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** House rules with what each is for. */
export function HouseRules({
  opened,
  title = told.houseRules,
  rules = opened.houseRules,
  chosen,
  choose,
}: HouseRulesProps) {
  const [known, setKnown] = useState<ReadonlyMap<string, Told>>(new Map());
  useEffect(() => {
    let wanted = true;
    void import('@howzat/house-rules/rules').then(({ rules: all }) => {
      if (wanted)
        setKnown(new Map(all.map((rule) => [rule.id, { title: rule.title, text: `${rule.text} ${rule.use}` }])));
    });
    return () => {
      wanted = false;
    };
  }, []);
  if (rules.length === 0) return null;
  return (
    <Folded title={title} say={told.houseSay} chosen={chosen.length}>
      <Ticks
        rules={rules.map((rule) => ({ id: rule.id, title: rule.title, text: '', ...known.get(rule.id) }))}
        chosen={chosen}
        choose={choose}
      />
    </Folded>
  );
}

interface OptionsProps {
  readonly opened: Opened;
  readonly texts: Words;
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** The optional rules of the rulebook itself. */
export function Options({ opened, texts, chosen, choose }: OptionsProps) {
  const { options } = opened.variant;
  if (options.length === 0) return null;
  const words = texts.registry?.sections.flatMap(({ rules }) => Object.entries(rules)) ?? [];
  const textOf = (id: string): string => words.find(([rule]) => rule === id || rule.endsWith(`.${id}`))?.[1].text ?? '';
  return (
    <Folded title={told.options} chosen={chosen.length}>
      <Ticks
        rules={options.map(({ id, title }) => ({ id, title, text: textOf(id) }))}
        chosen={chosen}
        choose={choose}
      />
    </Folded>
  );
}

interface RulingsProps {
  readonly opened: Opened;
  readonly texts: Words;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (rulings: Readonly<Record<string, string>>) => void;
}

/** The questions that the rulebook leaves open, each with its readings. */
export function Rulings({ opened, texts, chosen, choose }: RulingsProps) {
  const [typed, setTyped] = useState('');
  const search = useId();
  const { rulings } = opened.variant;
  if (rulings.length === 0) return null;
  const questions = texts.registry?.rulings ?? {};
  const word = typed.trim().toLowerCase();
  const found = rulings.filter(({ id }) => `${id} ${questions[id]?.question ?? ''}`.toLowerCase().includes(word));
  const read = (id: string, reading: string, standard: string): void => {
    const { [id]: _, ...rest } = chosen;
    choose(reading === standard ? rest : { ...rest, [id]: reading });
  };
  return (
    <Folded title={told.rulings} say={told.rulingsSay} chosen={Object.keys(chosen).length}>
      <label htmlFor={search} className="mb-1 block text-sm text-soft">
        {told.search}
      </label>
      <input id={search} className="field mb-4" value={typed} onChange={(event) => setTyped(event.target.value)} />
      <ul className="max-h-[32rem] space-y-4 overflow-y-auto pr-2">
        {found.map(({ id, standard, readings }) => {
          const ruling = questions[id];
          const reading = chosen[id] ?? standard;
          return (
            <li key={id} className="border-b border-line pb-4">
              <label className="block">
                <span className="font-semibold" lang={langOfGames()}>
                  {ruling?.question ?? id}
                </span>
                <select
                  className="field mt-2"
                  value={reading}
                  onChange={(event) => read(id, event.target.value, standard)}
                >
                  {Object.entries(readings).map(([name, built]) => (
                    <option key={name} value={name} lang={langOfGames()} disabled={built === null}>
                      {name.replaceAll('-', ' ')}
                      {name === standard ? ` (${told.standard})` : built === null ? ` (${told.unbuilt})` : ''}
                    </option>
                  ))}
                </select>
              </label>
              <div lang={langOfGames()}>
                <p className="mt-1 text-sm">{ruling?.readings[reading]?.text}</p>
                {reading === standard && <p className="text-sm text-soft">{ruling?.reason}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </Folded>
  );
}
