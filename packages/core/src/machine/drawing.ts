import type { Arrow, Chart, ChartNode, NodeMeta } from './chart.js';
import { toJson } from './definition.js';
import type { MatchMachine } from './match-machine.js';

/**
 * The machine as a Mermaid state diagram. Mermaid draws no arrow from inside one compound state into another, so an
 * arrow that leaves a state is drawn to its end, and goes on from the state around it.
 *
 * @example
 * import { createMatchMachine, toMermaid } from '@howzat/core/machine';
 * import { ccsl } from '@howzat/ccsl';
 *
 * console.log(toMermaid(createMatchMachine(ccsl)).split('\n')[0]); // stateDiagram-v2
 */
export function toMermaid(machine: MatchMachine): string {
  return new Drawing(toJson(machine)).text();
}

/** A chart while it is drawn. */
class Drawing {
  private readonly around = new Map<string, ChartNode>();
  private readonly names = new Map<string, string>();
  /** The arrows to draw inside each compound state, without twins. */
  private readonly arrows = new Map<string, Set<string>>();

  constructor(private readonly chart: Chart) {
    this.name(chart);
    this.connect(chart);
    const play = chart.states[chart.initial] as ChartNode;
    for (const { target } of chart.on?.CONCEDE ?? []) this.arrow(play, target.slice(1), 'a side concedes');
  }

  text(): string {
    const lines = ['stateDiagram-v2'];
    this.write(this.chart, 1, lines);
    return `${lines.join('\n')}\n`;
  }

  private name(node: ChartNode): void {
    for (const inner of Object.values(node.states ?? {})) {
      this.around.set(inner.id, node);
      this.names.set(inner.id, `${mermaidName(inner.meta as NodeMeta)}_${this.names.size + 1}`);
      this.name(inner);
    }
  }

  private nameOf(id: string): string {
    return this.names.get(id) as string;
  }

  private connect(node: ChartNode): void {
    for (const inner of Object.values(node.states ?? {})) {
      for (const one of inner.always ?? [])
        if (!isPassedBy(one, inner)) this.arrow(inner, one.target.slice(1), labelOf(one, inner));
      for (const [event, arrows] of Object.entries(inner.on ?? {}))
        for (const one of arrows) this.arrow(inner, one.target.slice(1), eventLabel(event, inner));
      this.connect(inner);
    }
  }

  /** Draws an arrow out of every state that the target is not inside of. */
  private arrow(from: ChartNode, target: string, label: string): void {
    const home = this.around.get(target);
    const isEnd = this.chart.states[target]?.type === 'final';
    let at = from;
    let says = label;
    for (let inside = this.around.get(at.id); inside; inside = this.around.get(at.id)) {
      if (inside === home) {
        this.draw(inside, this.nameOf(at.id), isEnd ? '[*]' : this.nameOf(target), says);
        return;
      }
      this.draw(inside, this.nameOf(at.id), '[*]', says);
      says = '';
      at = inside;
    }
  }

  private draw(inside: ChartNode, from: string, to: string, label: string): void {
    const lines = this.arrows.get(inside.id) ?? new Set();
    lines.add(label === '' ? `${from} --> ${to}` : `${from} --> ${to} : ${label}`);
    this.arrows.set(inside.id, lines);
  }

  private write(node: ChartNode, depth: number, lines: string[]): void {
    const pad = '  '.repeat(depth);
    const say = (line: string): unknown => lines.push(`${pad}${line}`);
    const inner = Object.values(node.states ?? {}).filter((state) => state.type !== 'final');
    inner.forEach((state, at) => {
      const meta = state.meta as NodeMeta;
      if (node.type === 'parallel' && at > 0) say('--');
      if (meta.kind === 'gate') say(`state ${this.nameOf(state.id)} <<choice>>`);
      else if (state.states) {
        say(`state "${titleOf(meta)}" as ${this.nameOf(state.id)} {`);
        this.write(state, depth + 1, lines);
        say('}');
      } else say(`state "${titleOf(meta)}" as ${this.nameOf(state.id)}`);
    });
    const first = node.initial === undefined ? undefined : node.states?.[node.initial];
    if (first) say(`[*] --> ${this.nameOf(first.id)}`);
    for (const line of this.arrows.get(node.id) ?? []) say(line);
  }
}

/** A step that is passed by leads where it leads when it is taken. */
function isPassedBy(arrow: Arrow, { always }: ChartNode): boolean {
  const passes = arrow.guard?.type === 'isNotDue' || arrow.guard?.type === 'nobodyChooses';
  return passes && (always?.some((other) => other !== arrow && other.target === arrow.target) ?? false);
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
