import { FlaskConical, Play, Square } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { type LabPlayer, labPlayers } from '../../engine/lab/experiment.js';
import { Notice } from '../../shell/notice.js';
import { words } from '../../words.js';
import { type Rules, usualRules } from '../setup/draft.js';
import { Formats } from '../setup/formats.js';
import { Parameters } from '../setup/parameters.js';
import { HouseRules, Options, Rulings } from '../setup/rules.js';
import { Section } from '../setup/section.js';
import { useRulebook } from '../setup/use-rulebook.js';
import type { GameProps } from '../setup/with-game.js';
import { Outcome } from './outcome.js';
import { useExperiment } from './use-experiment.js';
import { told } from './words.js';

/** How many matches can be asked for. */
const sizes = [100, 500, 2000, 10_000] as const;
/** The better player plays so many of them, at the most. */
const mostSkilled = 500;

/** The change of one game, how it is tried, and what came of it. */
export function Trial({ opened, texts }: GameProps) {
  const [rules, setRules] = useState<Rules>(() => usualRules(opened));
  const [player, setPlayer] = useState<LabPlayer>(opened.sensible ? 'sensible' : 'random');
  const [matches, setMatches] = useState<number>(sizes[1]);
  const [skill, setSkill] = useState(opened.sensible !== null);
  const { state, run, stop } = useExperiment();
  const { variant } = opened;
  const plan = useMemo(() => ({ selection: rules }), [rules]);
  const { rulebook, unset, trouble } = useRulebook(opened, plan);
  const change = (part: Partial<Rules>): void => setRules({ ...rules, ...part });
  const { format, rulings, options, houseRules, set } = rules;
  const chosen = houseRules.length + options.length + Object.keys(rulings).length + Object.keys(set).length;
  const start = (): void => {
    void run({
      variant: variant.id,
      without: { ...usualRules(opened), format },
      with: rules,
      player,
      matches,
      skilled: skill ? Math.min(matches, mostSkilled) : 0,
      seed: 1,
    });
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (rulebook && chosen > 0) start();
        }}
      >
        <Formats variant={variant} chosen={format} choose={(next) => change({ format: next })} />
        <Section title={told.change} say={told.changeSay}>
          <HouseRules opened={opened} chosen={houseRules} choose={(ids) => change({ houseRules: ids })} />
          {unset && (
            <Parameters
              parameters={unset.parameters}
              params={unset.params}
              registry={texts.registry}
              chosen={set}
              choose={(values) => change({ set: values })}
            />
          )}
          <Options opened={opened} texts={texts} chosen={options} choose={(ids) => change({ options: ids })} />
          <Rulings opened={opened} texts={texts} chosen={rulings} choose={(read) => change({ rulings: read })} />
        </Section>
        <Section title={told.how}>
          <div className="grid gap-3 sm:grid-cols-2">
            <label className="block text-sm font-semibold">
              {told.player}
              <select
                className="field mt-1 font-normal"
                value={player}
                onChange={(event) => setPlayer(event.target.value as LabPlayer)}
              >
                {labPlayers.map((each) => (
                  <option key={each} value={each} disabled={each === 'sensible' && !opened.sensible}>
                    {told.players[each]}
                  </option>
                ))}
              </select>
            </label>
            <label className="block text-sm font-semibold">
              {told.matches}
              <select
                className="field mt-1 font-normal"
                value={matches}
                onChange={(event) => setMatches(Number(event.target.value))}
              >
                {sizes.map((n) => (
                  <option key={n} value={n}>
                    {n}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {opened.sensible && (
            <label className="mt-3 flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                className="size-4 shrink-0 accent-turf"
                checked={skill}
                onChange={(event) => setSkill(event.target.checked)}
              />
              {told.skill}
            </label>
          )}
        </Section>
        <div className="space-y-3">
          {trouble && (
            <Notice title={words.setup.cannot}>
              <p data-conflict>{trouble.message}</p>
            </Notice>
          )}
          {chosen === 0 && <p className="text-soft">{told.choose}</p>}
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              className="button button-main flex-1 text-lg max-sm:basis-full"
              disabled={!rulebook || chosen === 0 || state.kind === 'running'}
            >
              <FlaskConical aria-hidden size={20} />
              {state.kind === 'none' ? told.run : told.again}
            </button>
            {state.kind === 'running' ? (
              <button type="button" className="button" onClick={stop}>
                <Square aria-hidden size={18} />
                {told.stop}
              </button>
            ) : (
              rulebook &&
              chosen > 0 && (
                <Link to={`/new/${variant.id}`} state={rules} className="button">
                  <Play aria-hidden size={18} />
                  {told.play}
                </Link>
              )
            )}
          </div>
        </div>
      </form>
      <Outcome state={state} opened={opened} texts={texts} />
    </>
  );
}
