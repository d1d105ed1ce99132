import type { Rulebook } from '@howzat/core';
import type { Registry } from '@howzat/core/author';
import { type Level, type ProgramDecision, type ProgramNode, programOf } from '@howzat/core/engine';

/** A question of the flow, or a throw or a draw. */
export interface FlowLine {
  /** The steps that ask it. */
  readonly steps: readonly string[];
  readonly kind: 'decision' | 'chance';
  /** Who decides, in words. */
  readonly who: string;
  readonly text: string;
}

/** What happens at one time of a match. */
export interface FlowPart {
  readonly heading: string;
  readonly lines: readonly FlowLine[];
}

const begins: Readonly<Record<Level, string>> = {
  match: 'Before the match',
  innings: 'At the start of each innings',
  over: 'Before each over',
  ball: 'Each ball',
};
const ends: Readonly<Record<Level, string>> = {
  match: 'At the end of the match',
  innings: 'After each innings',
  over: 'After each over',
  ball: 'Each ball',
};

const sides = { batting: 'Batting side', bowling: 'Bowling side', home: 'Home', away: 'Away' } as const;

function whoDecides({ by }: ProgramDecision): string {
  return typeof by === 'string' ? sides[by] : 'Either side';
}

/** What a step asks, in the words of the registry; its id in words where there are none. */
function promptOf(step: string, registries: readonly Registry[]): string {
  for (const { prompts } of registries) if (Object.hasOwn(prompts, step)) return prompts[step] as string;
  const name = step.replace(/[.-]/g, ' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}.`;
}

/**
 * Everything that a match asks and leaves to chance under a composed rulebook, in the order of its flow.
 * @param registries whose prompts are taken, the first one that has them
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { lawsRegistry } from '@howzat/core/rules';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { flowOf } from '@howzat/print';
 *
 * const parts = flowOf(compose(cubes, {}), [registry, lawsRegistry]);
 * console.log(parts.map(({ heading }) => heading).join(', ')); // Before the match, Before each over
 */
export function flowOf(rulebook: Rulebook, registries: readonly Registry[]): readonly FlowPart[] {
  const parts = new Map<string, FlowLine[]>();
  const add = (heading: string, line: FlowLine): void => {
    const lines = parts.get(heading) ?? [];
    parts.set(heading, lines);
    const like = lines.findIndex(({ kind, text }) => kind === line.kind && text === line.text);
    const before = lines[like];
    if (!before) lines.push(line);
    else
      lines[like] = {
        ...before,
        steps: [...before.steps, ...line.steps],
        who: before.who === line.who ? line.who : 'Both sides',
      };
  };
  // what comes after the level inside is told apart from what comes before it
  const walk = (nodes: readonly ProgramNode[], level: Level, after = false): boolean => {
    let inside = after;
    for (const node of nodes) {
      const heading = inside ? ends[level] : begins[level];
      if (node.kind === 'level') {
        walk(node.body, node.id);
        inside = true;
      } else if (node.kind === 'group' || node.kind === 'repeat') inside = walk(node.body, level, inside);
      else if (node.kind === 'commit') walk(node.decisions, level, inside);
      else if (node.kind === 'decision')
        add(heading, {
          steps: [node.id],
          kind: 'decision',
          who: whoDecides(node),
          text: promptOf(node.id, registries),
        });
      else if (node.kind === 'chance')
        add(heading, { steps: [node.id], kind: 'chance', who: 'Chance', text: promptOf(node.id, registries) });
    }
    return inside;
  };
  const { root } = programOf(rulebook);
  walk(root.body, root.id);
  // where an over is one throw of the dice or one card, nobody says "ball"
  const wholeOver = rulebook.params.ballsPerOver === 1;
  return [...parts].map(([heading, lines]) => ({
    heading: wholeOver ? heading.replace('Each ball', 'Each over') : heading,
    lines,
  }));
}

/** What a set of components must keep to: for whoever writes one, not for who plays with it. */
const ofData = /^[^.]+\.data\./;

/**
 * The rules that are in force under a composed rulebook, by section, in the words of its registry.
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { rulesInForce } from '@howzat/print';
 *
 * console.log(rulesInForce(compose(cubes, {}), registry)[0]?.title); // Components
 */
export function rulesInForce(
  rulebook: Rulebook,
  { sections }: Registry,
): readonly { readonly title: string; readonly rules: readonly string[] }[] {
  const cited = new Set(programOf(rulebook).ruleIds);
  return sections.flatMap(({ title, rules }) => {
    const told = Object.entries(rules).flatMap(([id, { kind, text }]) =>
      (kind === 'data' && !ofData.test(id)) || cited.has(id) ? [text.replace(/`/g, '')] : [],
    );
    return told.length === 0 ? [] : [{ title, rules: told }];
  });
}
