import type { World } from '../contract/index.js';
import {
  type ActiveLimit,
  type Domain,
  type DomainSpec,
  fullMask,
  Limited,
  OneOf,
  RecordOf,
  type Refusal,
} from '../domains/index.js';
import { type MatchState, ownOf, type ProgramDecision, type ProgramLimit } from '../program/index.js';

/** A limit that is in force when a domain is made, on a list as well as on any other choice. */
class LimitInForce implements ActiveLimit<unknown> {
  /** The items of a list that it bars, one bit each; none where it does not limit a list. */
  readonly mask: number;

  constructor(
    readonly limit: ProgramLimit,
    private readonly state: MatchState,
    private readonly params: object,
  ) {
    this.mask = limit.keeps === null ? 0 : ~limit.keeps;
  }

  private get own(): object {
    return ownOf(this.state, this.limit.drawer);
  }

  forbids(choice: unknown): boolean {
    const { limit: it, on } = this.limit;
    const { state, params } = this;
    if (it.forbidsIn) return it.forbidsIn(choice as never, state.s, state.g, params, this.own);
    const value = on === null ? choice : (choice as Record<string, unknown>)[on];
    return (it.forbids as (value: unknown, p: object) => boolean)(value, params);
  }

  refuse(choice: unknown): Refusal {
    const { limit, state, params } = this;
    const { says } = limit.limit;
    return {
      message:
        typeof says === 'string' ? says : says(state.s, state.g, params as World['params'], this.own, choice as never),
      rule: limit.id,
    };
  }
}

/** Is this limit in force? */
export function limitHolds(limit: ProgramLimit, state: MatchState, params: object): boolean {
  return limit.when === null || limit.when(state.s, state.g, params, ownOf(state, limit.drawer));
}

/**
 * The legal choices of a decision in this state.
 *
 * @param decision a decision of the program
 * @param state the state of the match, with all secrets
 * @param params the parameters of the program
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { compose } from '@howzat/core';
 * import { domainOf, openingState, programOf, Session } from '@howzat/core/engine';
 *
 * const program = programOf(compose(ccsl));
 * const session = new Session(program);
 * session.waiting();
 * session.happen(0);
 * const now = session.waiting();
 * if (now.kind === 'decisions')
 *   for (const { decision } of now.open) console.log([...domainOf(decision, session.state, program.params)]); // [ 'bat', 'bowl' ]
 */
export function domainOf(decision: ProgramDecision, state: MatchState, params: object): Domain {
  const active: LimitInForce[] = [];
  for (const limit of decision.limits)
    if (limitHolds(limit, state, params)) active.push(new LimitInForce(limit, state, params));
  const { spec } = decision;
  const own = ownOf(state, decision.drawer);
  if (active.length === 0) return spec.live(state.s, state.g, params, own);
  let domain: Domain;
  if (spec.items) {
    domain = masked(spec, active);
  } else if (spec.fields) {
    const fields: Record<string, Domain> = {};
    const specs = spec.fields as Record<string, DomainSpec<unknown>>;
    for (const name in specs) fields[name] = masked(specs[name] as DomainSpec<unknown>, limitsOn(active, name));
    domain = new RecordOf(fields);
  } else domain = spec.live(state.s, state.g, params, own);
  // a list keeps to a limit by itself, and so do the lists of a record
  const rest = active.filter(({ limit: { on, keeps } }) =>
    on === null ? !(spec.items && keeps !== null) : !spec.items && !spec.fields,
  );
  return rest.length > 0 ? new Limited(domain, rest) : domain;
}

/** Those of some limits that are on a part of a record. */
function limitsOn(limits: readonly LimitInForce[], part: string): LimitInForce[] {
  const found: LimitInForce[] = [];
  for (const each of limits) if (each.limit.on === part) found.push(each);
  return found;
}

/** Why a choice is not legal in this state, or null where it is: what the domain says, without making that of a list. */
export function refusalIn(
  decision: ProgramDecision,
  state: MatchState,
  params: object,
  choice: unknown,
): Refusal | null {
  const at = decision.spec.items?.indexOf(choice) ?? -1;
  return at >= 0 && decision.limits.every((limit) => allowsItem(limit, at) || !limitHolds(limit, state, params))
    ? null
    : domainOf(decision, state, params).why(choice);
}

function allowsItem(limit: ProgramLimit, at: number): boolean {
  return limit.keeps !== null && (limit.keeps & (1 << at)) !== 0;
}

/** A fixed list without what the limits on it bar. */
function masked(spec: DomainSpec<unknown>, limits: readonly LimitInForce[]): Domain {
  const items = spec.items as readonly unknown[];
  let mask = fullMask(items.length);
  for (const limit of limits) mask &= ~limit.mask;
  return new OneOf(items, mask, limits, spec.unknown ?? null);
}
