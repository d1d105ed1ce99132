import { printable } from '@howzat/core/scorebook';
import type { Change, Comparison, PlayChange, StepApart } from '@howzat/simulator';
import { inColumns, percent, wrapped } from '../output.js';
import { verifiedText } from '../selection/verified.js';

/** A figure as people read it; shares as per cent. */
function shown(n: number, unit: Change['unit'], signed = false): string {
  if (Number.isNaN(n)) return '-';
  const text = unit === 'share' ? percent(n) : n.toFixed(unit === 'wickets' ? 3 : 2);
  return signed && !text.startsWith('-') ? `+${text}` : text;
}

function verdict({ verdict: it, unit }: Change): string {
  if (it === 'noise') return 'noise';
  return it === 'up' ? (unit === 'share' ? 'more often' : 'more') : unit === 'share' ? 'less often' : 'fewer';
}

function row(change: Change): readonly string[] {
  const { title, unit, interval95 } = change;
  return [
    title,
    shown(change.without, unit),
    shown(change.with, unit),
    shown(change.change, unit, true),
    interval95.map((n) => shown(n, unit, true)).join(' to '),
    verdict(change),
  ];
}

/** Every figure that was looked at, that of skill among them. */
function figuresOf({ figures, skill }: Comparison): readonly Change[] {
  return skill ? [...figures, skill] : figures;
}

/** The figures that a change moves beyond noise, each with its change and where that lies with 95 % confidence. */
export function changedFigures(comparison: Comparison): readonly string[] {
  return figuresOf(comparison)
    .filter(({ verdict: it }) => it !== 'noise')
    .map(
      ({ title, unit, change, interval95: [low, high] }) =>
        `${title} ${shown(change, unit, true)} (${shown(low, unit, true)} to ${shown(high, unit, true)})`,
    );
}

function inWords(comparison: Comparison): string {
  const all = figuresOf(comparison);
  const real = all.filter(({ verdict: it }) => it !== 'noise');
  const noise = all.filter(({ verdict: it }) => it === 'noise');
  const list = (changes: readonly Change[]): string => changes.map(({ title }) => title).join(', ');
  const told = [
    real.length > 0 ? `Real: ${list(real)}.` : 'Nothing that was looked at changes beyond noise.',
    noise.length > 0 && real.length > 0 ? `Noise: ${list(noise)}.` : '',
    real.length > 0 ? `Corrected for looking at ${all.length} figures, at 5 %.` : '',
  ];
  return told.filter((part) => part !== '').join(' ');
}

/** What a change of the rules is called: the amendments it brought, or else what was set. */
export function changeName({ without, with: withIt }: Comparison, otherwise: string): string {
  const left = [...without];
  const added = withIt.filter((id) => {
    const at = left.indexOf(id);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return added.join(', ') || otherwise;
}

/** A place and what is chosen there, as people read it. */
function chosen(place: string, choice: string): string {
  return printable(`${place} ${choice.replace(/^"(.*)"$/, '$1')}`);
}

function apartText({ step, times, byChance, only, choices }: StepApart, player: string): string {
  const told = choices.map(
    ({ place, choice, share }) => `${chosen(place.slice(step.length).trim(), choice).trim()} ${percent(share)}`,
  );
  const does = byChance ? ` ${player} chooses at random there: it does not know the step, or does not care.` : '';
  return wrapped(
    `Asked only ${only === 'with' ? 'with the change' : 'without it'}: ${printable(step)}, ${times} times. Chosen: ${told.join(', ')}.${does}`,
  );
}

/** What a change does to the way in which a game is played. */
function playText({ player, matches, shifts, apart }: PlayChange): readonly string[] {
  const who = `${player} against itself, ${matches} matches each way`;
  const rows = shifts.map(({ place, choice, without, with: withIt, change, interval95 }) => [
    chosen(place, choice),
    percent(without),
    percent(withIt),
    shown(change, 'share', true),
    interval95.map((n) => shown(n, 'share', true)).join(' to '),
  ]);
  return [
    '',
    shifts.length > 0
      ? `What is chosen more or less often (${who}):`
      : wrapped(`No choice is made more or less often beyond chance (${who}).`),
    ...(rows.length > 0 ? [inColumns([['', 'without', 'with', 'change', '95 % of the change'], ...rows])] : []),
    ...apart.map((step) => apartText(step, player)),
  ];
}

/** A comparison as people read it. */
export function comparisonText(comparison: Comparison, change: string): string {
  const { variant, format, matches, seed, players, skill, play, swing, neverFired, verified } = comparison;
  const lines = [
    `${variant}${format ? `, ${format}` : ''}: without and with ${change}`,
    `${matches} matches each way from the same seeds (seed ${seed}), ${players.join(' against ')}`,
    '',
    inColumns([['', 'without', 'with', 'change', '95 % of the change', 'verdict'], ...figuresOf(comparison).map(row)]),
    '',
    `The winner changes in ${shown(swing.share, 'share')} of the matches (${swing.interval95.map((n) => shown(n, 'share')).join(' to ')}).`,
    wrapped(inWords(comparison)),
  ];
  if (skill) lines.push(`The better player: ${skill.players.join(' against ')}, ${skill.matches} matches each way.`);
  if (play) lines.push(...playText(play));
  if (neverFired.rules.length > 0)
    lines.push(
      wrapped(
        `Never fired in ${neverFired.matches} matches: ${neverFired.rules.join(', ')}. Does the rule do what you mean?`,
      ),
    );
  const { without, with: withIt } = verified;
  lines.push(
    without && withIt
      ? wrapped(`Without the change ${verifiedText(without)}. With it ${verifiedText(withIt)}.`)
      : verifiedText(withIt),
  );
  return lines.join('\n');
}

/** Comparisons side by side, one for each value of a parameter: to tune it. */
export function tableText(
  all: readonly { readonly value: string; readonly comparison: Comparison }[],
  parameter: string,
): string {
  const [first] = all;
  if (!first) return '';
  const ids = figuresOf(first.comparison);
  const cell = (change: Change | undefined): string =>
    change
      ? `${shown(change.with, change.unit)}${change.verdict === 'noise' ? '' : ` (${shown(change.change, change.unit, true)})`}`
      : '-';
  return inColumns([
    [parameter, 'as it is', ...all.map(({ value }) => value)],
    ...ids.map(({ id, title, unit, without }) => [
      title,
      shown(without, unit),
      ...all.map(({ comparison }) => cell(figuresOf(comparison).find((it) => it.id === id))),
    ]),
    ['the winner changes', '', ...all.map(({ comparison }) => shown(comparison.swing.share, 'share'))],
  ]);
}
