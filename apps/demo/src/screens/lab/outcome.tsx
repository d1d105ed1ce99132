import type { Change, Comparison } from '@howzat/simulator/here';
import { lazy, Suspense } from 'react';
import type { Experiment } from '../../engine/lab/experiment.js';
import { Notice } from '../../shell/notice.js';
import { words } from '../../words.js';
import { tellRule } from '../match/rule-words.js';
import { spaced } from '../setup/parameters.js';
import type { GameProps } from '../setup/with-game.js';
import type { ExperimentState } from './use-experiment.js';
import { told } from './words.js';

const Totals = lazy(() => import('./totals.js'));

interface OutcomeProps extends GameProps {
  readonly state: ExperimentState;
}

/** What came of an experiment, and before that how far it is and what it tells so far. */
export function Outcome({ state, opened, texts }: OutcomeProps) {
  if (state.kind === 'none') return null;
  const comparison = state.kind === 'done' ? state.comparison : state.kind === 'running' ? state.standing?.sofar : null;
  const interprets = state.kind === 'done' ? state.interprets : state.kind === 'running' && state.standing?.interprets;
  return (
    <section className="mt-8 space-y-4" aria-label={told.verdict} data-outcome={state.kind}>
      {state.kind === 'running' && <Progress played={state.standing?.played ?? 0} of={state.standing?.of ?? null} />}
      {state.kind === 'stopped' && <Notice title={told.nothing} />}
      {state.kind === 'failed' && (
        <Notice alert title={told.cannot}>
          <p>{state.trouble.message}</p>
        </Notice>
      )}
      {interprets && (
        <p className="text-sm text-soft" data-interprets>
          {told.interprets}
        </p>
      )}
      {state.kind === 'done' && <Verdict {...state} opened={opened} texts={texts} />}
      {comparison && (
        <>
          <Suspense fallback={<div className="h-80" />}>
            <Totals comparison={comparison} />
          </Suspense>
          <Figures comparison={comparison} />
        </>
      )}
    </section>
  );
}

function Progress({ played, of }: { readonly played: number; readonly of: number | null }) {
  return (
    <div className="space-y-2">
      <p className="text-sm text-soft">{of === null ? told.begin : told.progress(played, of)}</p>
      <progress
        className="h-2 w-full accent-turf"
        aria-label={told.title}
        max={of ?? 1}
        value={of === null ? undefined : played}
      />
    </div>
  );
}

/** Every figure that was looked at, that of skill among them. */
function figuresOf({ figures, skill }: Comparison): readonly Change[] {
  return skill ? [...figures, skill] : figures;
}

interface VerdictProps extends GameProps {
  readonly comparison: Comparison;
  readonly experiment: Experiment;
}

/** What was changed, as people say it. */
function changeOf({ with: rules }: Experiment, { opened, texts }: GameProps): string {
  const titleOf = (of: readonly { readonly id: string; readonly title: string }[], id: string): string =>
    of.find((each) => each.id === id)?.title ?? id;
  return [
    ...rules.houseRules.map((id) => titleOf(opened.houseRules, id)),
    ...rules.options.map((id) => titleOf(opened.variant.options, id)),
    ...Object.entries(rules.set).map(([name, value]) =>
      told.set(spaced(name), value === null ? words.setup.noLimit : String(value)),
    ),
    ...Object.entries(rules.rulings).map(([id, reading]) =>
      told.ruled(texts.registry?.rulings[id]?.question ?? id, reading.replaceAll('-', ' ')),
    ),
  ].join(', ');
}

/** What is real and what is luck, in words. */
function Verdict({ comparison, experiment, opened, texts }: VerdictProps) {
  const { registries } = texts;
  const { matches, swing, skill, neverFired, verified } = comparison;
  const all = figuresOf(comparison);
  const list = (changes: readonly Change[]): string => changes.map(({ id }) => told.figures[id]).join(', ');
  const real = all.filter(({ verdict }) => verdict !== 'noise');
  const noise = all.filter(({ verdict }) => verdict === 'noise');
  const share = (n: number): string => told.figure(n, 'share');
  return (
    <div className="panel arrive space-y-2 border-gold p-4" role="status">
      <h2 className="text-xl font-semibold">{told.verdict}</h2>
      <p className="text-sm text-soft" data-tried>
        {told.tried(changeOf(experiment, { opened, texts }))}
      </p>
      {real.length === 0 ? (
        <p>{told.unchanged}</p>
      ) : (
        <>
          <p data-real>{told.real(real.map((each) => `${told.figures[each.id]} ${said(each)}`).join(', '))}</p>
          {noise.length > 0 && <p>{told.noise(list(noise))}</p>}
        </>
      )}
      <p data-swing>{told.swing(share(swing.share), share(swing.interval95[0]), share(swing.interval95[1]))}</p>
      <p className="text-sm text-soft">
        {told.of(matches)} {told.corrected(all.length)} {skill && told.better(skill.matches)}
      </p>
      {verified.with && (
        <p className="text-sm text-soft" data-verified>
          {told.verified(verified.with.matches)}
        </p>
      )}
      {neverFired.rules.length > 0 && (
        <p className="text-sm">
          {told.neverFired(neverFired.matches)}{' '}
          {neverFired.rules.map((id, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <a className="link" href={tellRule(id, registries).page} target="_blank" rel="noreferrer">
                {id}
              </a>
            </span>
          ))}
          .
        </p>
      )}
    </div>
  );
}

/** A change with its sign. */
function said({ change, unit }: Change): string {
  const text = told.changed(change, unit);
  return unit === 'share' ? told.points(text) : text;
}

function Figures({ comparison }: { readonly comparison: Comparison }) {
  const { heads } = told;
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm tabular-nums">
        <thead className="text-left text-soft">
          <tr>
            {Object.entries(heads).map(([name, head]) => (
              <th key={name} scope="col" className={`py-1 pr-3 ${name === 'interval' ? 'max-sm:hidden' : ''}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figuresOf(comparison).map((each) => (
            <tr key={each.id} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {told.figures[each.id]}
              </th>
              <td className="pr-3">{told.figure(each.without, each.unit)}</td>
              <td className="pr-3">{told.figure(each.with, each.unit)}</td>
              <td className={`pr-3 whitespace-nowrap ${each.verdict === 'noise' ? 'text-soft' : 'font-semibold'}`}>
                {told.changed(each.change, each.unit)}
              </td>
              <td className="pr-3 text-soft max-sm:hidden">
                {each.interval95.map((n) => told.changed(n, each.unit)).join(' … ')}
              </td>
              <td className={each.verdict === 'noise' ? 'text-soft' : 'font-semibold'}>
                {(each.unit === 'share' ? told.verdictsOfShares : told.verdicts)[each.verdict]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
