import type { Arrow, ChartNode, NodeMeta } from './chart.js';
import { toJson } from './definition.js';
import type { MatchMachine } from './match-machine.js';

/**
 * The machine as a Mermaid state diagram. Mermaid draws no arrow from inside one compound state into another, so an
 * arrow that leaves a state is drawn to its end, and goes on from the state around it.
 */
export function toMermaid(machine: MatchMachine): string {
  const chart = toJson(machine);
  const around = new Map<string, ChartNode>();
  const numbers = new Map<string, string>();
  const visit = (node: ChartNode): void => {
    for (const inner of Object.values(node.states ?? {})) {
      around.set(inner.id, node);
      numbers.set(inner.id, `${mermaidName(inner.meta as NodeMeta)}_${numbers.size + 1}`);
      visit(inner);
    }
  };
  visit(chart);

  /** The arrows to draw inside each compound state, without twins. */
  const drawn = new Map<string, Set<string>>();
  const draw = (inside: ChartNode, from: string, to: string, label: string): void => {
    const lines = drawn.get(inside.id) ?? new Set();
    lines.add(label === '' ? `${from} --> ${to}` : `${from} --> ${to} : ${label}`);
    drawn.set(inside.id, lines);
  };
  const name = (id: string): string => numbers.get(id) as string;
  const arrow = (from: ChartNode, target: string, label: string): void => {
    const home = around.get(target);
    let at = from;
    let says = label;
    for (let inside = around.get(at.id); inside; inside = around.get(at.id)) {
      if (inside === home) {
        draw(inside, name(at.id), endsAll(target) ? '[*]' : name(target), says);
        return;
      }
      draw(inside, name(at.id), '[*]', says);
      says = '';
      at = inside;
    }
  };
  const endsAll = (id: string): boolean => chart.states[id]?.type === 'final';

  const all = (node: ChartNode): void => {
    for (const inner of Object.values(node.states ?? {})) {
      for (const one of inner.always ?? []) {
        // a step that is passed by leads where it leads when it is taken
        const passes = one.guard?.type === 'isNotDue' || one.guard?.type === 'nobodyChooses';
        if (!passes || !inner.always?.some((other) => other !== one && other.target === one.target))
          arrow(inner, one.target.slice(1), labelOf(one, inner));
      }
      for (const [event, arrows] of Object.entries(inner.on ?? {}))
        for (const one of arrows) arrow(inner, one.target.slice(1), eventLabel(event, inner));
      all(inner);
    }
  };
  all(chart);
  for (const { target } of chart.on?.CONCEDE ?? [])
    arrow(chart.states[chart.initial] as ChartNode, target.slice(1), 'a side concedes');

  const lines: string[] = ['stateDiagram-v2'];
  const write = (node: ChartNode, depth: number): void => {
    const pad = '  '.repeat(depth);
    const say = (line: string): unknown => lines.push(`${pad}${line}`);
    const inner = Object.values(node.states ?? {}).filter((state) => state.type !== 'final');
    inner.forEach((state, at) => {
      const meta = state.meta as NodeMeta;
      if (node.type === 'parallel' && at > 0) say('--');
      if (meta.kind === 'gate') say(`state ${name(state.id)} <<choice>>`);
      else if (state.states) {
        say(`state "${titleOf(meta)}" as ${name(state.id)} {`);
        write(state, depth + 1);
        say('}');
      } else say(`state "${titleOf(meta)}" as ${name(state.id)}`);
    });
    const first = node.initial === undefined ? undefined : node.states?.[node.initial];
    if (first) say(`[*] --> ${name(first.id)}`);
    for (const line of drawn.get(node.id) ?? []) say(line);
  };
  write(chart, 1);
  return `${lines.join('\n')}\n`;
}

/** Letters and digits only: all that every version of Mermaid takes in a name. */
function mermaidName({ kind, step }: NodeMeta): string {
  const word = step.replace(/[^A-Za-z0-9]+/g, '_');
  return kind === 'gate' ? `${word}_if` : kind === 'left out' ? `${word}_out` : `${word}_${kind}`;
}

/** Text that cannot end a label of Mermaid or be read as markup. */
function text(words: string): string {
  return words.replace(/["#;:<>{}]/g, ' ');
}

function titleOf({ kind, step, by }: NodeMeta): string {
  switch (kind) {
    case 'level':
      return text(step);
    case 'decision':
    case 'choice':
      return text(by === undefined ? `${step} (decision)` : `${step} (${by} decides)`);
    case 'open':
    case 'made':
    case 'left out':
      return kind;
    default:
      return text(`${step} (${kind})`);
  }
}

function labelOf({ guard }: Arrow, { meta }: ChartNode): string {
  if (guard === undefined) return meta?.kind === 'gate' ? 'else' : '';
  switch (guard.type) {
    case 'isNotDue':
      return 'not due';
    case 'isDue':
      return 'due';
    case 'goesOn':
      return 'again';
    case 'nobodyChooses':
      return 'nobody chooses';
    case 'allIn':
      return 'all in';
    case 'hasEnded':
      return text(`${guard.params.step} ended`);
    default:
      return '';
  }
}

function eventLabel(event: string, { meta }: ChartNode): string {
  return event === 'CHANCE' ? 'chance' : meta?.by === undefined ? 'play' : text(`${meta.by} plays`);
}
