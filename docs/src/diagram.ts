import { type Graph, instance, type Subgraph, type Viz } from '@viz-js/viz';

/** A part of a diagram: a state, a question where the way divides, or a state with others in it. */
interface Part {
  readonly id: string;
  readonly label: string;
  readonly kind: 'state' | 'choice' | 'compound';
  readonly parts: Part[];
  readonly arrows: Arrow[];
}

interface Arrow {
  /** The id of a part, or null for where the state around it begins or ends. */
  readonly from: string | null;
  readonly to: string | null;
  readonly label: string;
}

const line = {
  compound: /^state "([^"]*)" as (\w+) \{$/,
  state: /^state "([^"]*)" as (\w+)$/,
  choice: /^state (\w+) <<choice>>$/,
  arrow: /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?: : (.+))?$/,
} as const;

/**
 * Reads a state diagram as `toMermaid` of the core writes it.
 * @throws Error for a line that it does not know
 */
function readStates(text: string): Part {
  const root: Part = { id: 'match', label: '', kind: 'compound', parts: [], arrows: [] };
  const open = [root];
  for (const each of text.split('\n').slice(1)) {
    const at = open.at(-1) as Part;
    const words = each.trim();
    const [, label = '', id] = line.compound.exec(words) ?? line.state.exec(words) ?? [];
    const [, choice] = line.choice.exec(words) ?? [];
    const [, from, to, says = ''] = line.arrow.exec(words) ?? [];
    if (id !== undefined) {
      const part: Part = { id, label, kind: words.endsWith('{') ? 'compound' : 'state', parts: [], arrows: [] };
      at.parts.push(part);
      if (part.kind === 'compound') open.push(part);
    } else if (choice !== undefined) at.parts.push({ id: choice, label: '', kind: 'choice', parts: [], arrows: [] });
    else if (from !== undefined && to !== undefined)
      at.arrows.push({ from: from === '[*]' ? null : from, to: to === '[*]' ? null : to, label: says });
    else if (words === '}') open.pop();
    // what stands beside each other is drawn so anyway
    else if (words !== '--' && words !== '') throw new Error(`A line of the diagram is not known: ${words}`);
  }
  return root;
}

const letters = { fontname: 'Arial', fontsize: 16 };
const small = { label: '', width: 0.2, height: 0.2, fixedsize: true };

/** What a state is about, which stands behind its name: `play-card (batting decides)`. */
function classOf(label: string): string {
  const [, kind = ''] = /\((.+)\)$/.exec(label) ?? [];
  return /decid|decision/.test(kind) ? 'decision' : kind === 'chance' ? 'chance' : 'step';
}

type Nodes = NonNullable<Subgraph['nodes']>;

function nodesOf(part: Part): Nodes {
  const begins = part.arrows.some(({ from }) => from === null);
  const ends = part.arrows.some(({ to }) => to === null);
  return [
    ...(begins ? [{ name: beginning(part), attributes: { ...small, shape: 'circle', class: 'start' } }] : []),
    ...part.parts.flatMap(({ kind, id, label }): Nodes => {
      if (kind === 'compound') return [];
      if (kind === 'choice') return [{ name: id, attributes: { ...small, shape: 'diamond', class: 'choice' } }];
      const words = label.replace(' (', '\n(');
      return [{ name: id, attributes: { label: words, shape: 'box', style: 'rounded', class: classOf(label) } }];
    }),
    ...(ends ? [{ name: ending(part), attributes: { ...small, shape: 'doublecircle', class: 'end' } }] : []),
  ];
}

const beginning = ({ id }: Part): string => `${id} begins`;
const ending = ({ id }: Part): string => `${id} ends`;

/** Where an arrow into a part arrives: at its beginning, or at that of the first part in it. */
function entranceOf(part: Part): string {
  if (part.kind !== 'compound') return part.id;
  const [first] = part.parts;
  return part.arrows.some(({ from }) => from === null) || !first ? beginning(part) : entranceOf(first);
}

/** Where an arrow out of a part begins: at its end, or at that of the last part in it. */
function exitOf(part: Part): string {
  if (part.kind !== 'compound') return part.id;
  const last = part.parts.at(-1);
  return part.arrows.some(({ to }) => to === null) || !last ? ending(part) : exitOf(last);
}

function edgesOf(part: Part): NonNullable<Graph['edges']> {
  const byId = new Map(part.parts.map((each) => [each.id, each]));
  const places = new Map(part.parts.map(({ id }, at) => [id, at]));
  /** An arrow that leads up again, as at the end of each ball, does not say what stands above what. */
  const isBack = (from: string | null, to: string | null): boolean =>
    from !== null && to !== null && (places.get(to) ?? 0) <= (places.get(from) ?? 0);
  const own = part.arrows.flatMap(({ from, to, label }) => {
    const [source, target] = [from === null ? null : byId.get(from), to === null ? null : byId.get(to)];
    if (source === undefined || target === undefined) throw new Error(`An arrow leads nowhere: ${from} to ${to}`);
    return [
      {
        tail: source === null ? beginning(part) : exitOf(source),
        head: target === null ? ending(part) : entranceOf(target),
        attributes: {
          // room on both sides, for Graphviz sets words close to their arrow
          ...(label === '' ? {} : { label: ` ${label} ` }),
          ...(isBack(from, to) ? { constraint: false } : {}),
          ...(source?.kind === 'compound' ? { ltail: clusterOf(source) } : {}),
          ...(target?.kind === 'compound' ? { lhead: clusterOf(target) } : {}),
        },
      },
    ];
  });
  return [...own, ...part.parts.flatMap(edgesOf)];
}

/** What a state with others in it is shown as: a decision in which they are open and made, or a part of the match. */
const clusterClass = ({ label }: Part): string => `compound ${classOf(label)}`;
const clusterOf = ({ id }: Part): string => `cluster_${id}`;

function clustersOf(part: Part): Subgraph[] {
  return part.parts
    .filter(({ kind }) => kind === 'compound')
    .map((each) => ({
      name: clusterOf(each),
      graphAttributes: { ...letters, label: each.label, labeljust: 'l', style: 'rounded', class: clusterClass(each) },
      nodes: nodesOf(each),
      subgraphs: clustersOf(each),
    }));
}

let graphviz: Promise<Viz> | null = null;

/** Draws a graph of Graphviz, given in its own language or as data. */
export async function drawGraph(graph: string | Graph): Promise<string> {
  graphviz ??= instance();
  return bare((await graphviz).renderString(graph, { format: 'svg' }));
}

/** Draws a state diagram as SVG: its colours are left to the style sheet of the page. */
export function drawStates(text: string): Promise<string> {
  const root = readStates(text);
  return drawGraph({
    graphAttributes: { compound: true, ...letters, nodesep: 0.3, ranksep: 0.3 },
    nodeAttributes: letters,
    edgeAttributes: { fontname: 'Arial', fontsize: 14, arrowsize: 0.8 },
    nodes: nodesOf(root),
    edges: edgesOf(root),
    subgraphs: clustersOf(root),
  });
}

/** A picture without what a page has no use for, and as many pixels wide as Graphviz has it points. */
function bare(svg: string): string {
  return svg
    .slice(svg.indexOf('<svg'))
    .replace(/<!--[\s\S]*?-->\n?/g, '')
    .replace(/<title>[\s\S]*?<\/title>\n?/g, '')
    .replace(/<polygon fill="white" stroke="none"[^>]*>\n?/, '')
    .replaceAll('&#45;', '-')
    .replace(/ (width|height)="([\d.]+)pt"/g, ' $1="$2"');
}
