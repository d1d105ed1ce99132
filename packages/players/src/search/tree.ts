import { type Viewer, viewerOf } from '@howzat/compiler/run';
import { type MatchState, pick, type Rng, type Seat } from '@howzat/core';
import type { Program } from '@howzat/core/engine';
import type { Chooser, Decisions } from '../asking.js';
import { keyOf } from '../choice-key.js';

/** One way to decide at a node: a choice, or to do as the player does who plays the playouts. */
interface Arm {
  readonly choice: unknown;
  readonly asPlayer: boolean;
  visits: number;
  sum: number;
  /** For decisions made at the same time as another: how much it is regretted not to have taken this way. */
  regret: number;
}

interface Node {
  readonly seat: Seat;
  readonly arms: Arm[];
  visits: number;
}

/** How much is risked for what has not been tried often, in chances to win. */
const curiosity = 0.04;

/** A node has its second way after so many visits, its third after four times as many, and so on. */
const firstWidening = 8;

/** Larger choices than this are left to the player of the playouts. */
const widest = 64;

/**
 * What was learnt about decisions further on. A node is what a side sees at a decision, not what is so: playouts of
 * different hidden things meet in it. Where only one side decides, it takes the way of the highest bound; where both decide
 * at once, it mixes by regret.
 */
export class Tree {
  private readonly nodes = new Map<string, Node>();
  private readonly visited: { readonly node: Node; readonly arm: Arm; readonly share: number }[] = [];
  private left = false;
  private readonly view: Viewer;

  constructor(
    private readonly program: Program,
    private readonly player: Chooser,
  ) {
    this.view = viewerOf(program);
  }

  /** A playout begins at the root. */
  begin(): void {
    this.visited.length = 0;
    this.left = false;
  }

  /** Decides in a playout: by the tree as far as it reaches, then as the player does. */
  readonly choose: Chooser = (open, state, rng) => {
    if (this.left) return this.player(open, state, rng);
    const node = this.nodeAt(open, state);
    if (!node) return this.player(open, state, rng);
    node.visits++;
    if (node.visits >= firstWidening * node.arms.length ** 2) this.widen(node, open, state, rng);
    const { arm, share } = this.together(open) ? byRegret(node, rng) : { arm: byBound(node), share: 1 };
    this.visited.push({ node, arm, share });
    return arm.asPlayer || !open.domain.has(arm.choice) ? this.player(open, state, rng) : arm.choice;
  };

  /** The playout has ended: `worth` is the chance of home to win. */
  learn(worth: number): void {
    for (const { node, arm, share } of this.visited) {
      const value = node.seat === 0 ? worth : 1 - worth;
      const mean = node.visits > 1 ? meanOf(node) : value;
      arm.visits++;
      arm.sum += value;
      // an outcome of a mix, weighed by how seldom it is tried
      arm.regret = Math.max(0, arm.regret + (value - mean) / Math.max(0.1, share));
    }
  }

  private together(open: Decisions['open'][number]): boolean {
    return commitSizes(this.program).get(open.decision.id) !== undefined;
  }

  private nodeAt(open: Decisions['open'][number], state: MatchState): Node | null {
    const { decision, seat } = open;
    const view = this.view(state, seat);
    const key = `${seat} ${decision.id} ${JSON.stringify([view.game, view.state, view.own])}`;
    const known = this.nodes.get(key);
    if (known) return known;
    // one new node for each playout
    this.left = true;
    this.nodes.set(key, { seat, visits: 0, arms: [{ choice: null, asPlayer: true, visits: 0, sum: 0, regret: 0 }] });
    return null;
  }

  private widen(node: Node, open: Decisions['open'][number], state: MatchState, rng: Rng): void {
    const choice = node.arms.length % 2 === 1 ? open.domain.sample(rng) : this.player(open, state, rng);
    const key = keyOf(choice);
    if (node.arms.length < widest && !node.arms.some((arm) => !arm.asPlayer && keyOf(arm.choice) === key))
      node.arms.push({ choice, asPlayer: false, visits: 0, sum: 0, regret: 0 });
  }
}

function meanOf({ arms }: Node): number {
  let sum = 0;
  let visits = 0;
  for (const arm of arms) {
    sum += arm.sum;
    visits += arm.visits;
  }
  return visits === 0 ? 0.5 : sum / visits;
}

function byBound(node: Node): Arm {
  const log = Math.log(1 + node.visits);
  let best = node.arms[0] as Arm;
  let most = Number.NEGATIVE_INFINITY;
  for (const arm of node.arms) {
    const bound =
      arm.visits === 0 ? Number.POSITIVE_INFINITY : arm.sum / arm.visits + curiosity * Math.sqrt(log / arm.visits);
    if (bound > most) [most, best] = [bound, arm];
  }
  return best;
}

function byRegret({ arms }: Node, rng: Rng): { readonly arm: Arm; readonly share: number } {
  let sum = 0;
  for (const { regret } of arms) sum += regret;
  if (sum <= 0) return { arm: arms[pick(rng, arms.length)] as Arm, share: 1 / arms.length };
  let left = ((rng.next() >>> 0) / 0x100000000) * sum;
  for (const arm of arms) {
    left -= arm.regret;
    if (left < 0) return { arm, share: arm.regret / sum };
  }
  return { arm: arms[0] as Arm, share: 1 };
}

const sizes = new WeakMap<Program, ReadonlyMap<string, number>>();

/** The decisions that are made together with others, with how many they are. */
function commitSizes(program: Program): ReadonlyMap<string, number> {
  let known = sizes.get(program);
  if (!known) {
    const found = new Map<string, number>();
    const visit = (node: Program['root'] | Program['root']['body'][number]): void => {
      if (node.kind === 'commit') {
        if (node.decisions.length > 1) for (const { id } of node.decisions) found.set(id, node.decisions.length);
      } else if ('body' in node) node.body.forEach(visit);
    };
    visit(program.root);
    known = found;
    sizes.set(program, known);
  }
  return known;
}
