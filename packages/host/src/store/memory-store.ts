import type { Side } from '@howzat/core';
import type { KeptEvent, KeptMatch } from '../match/hosted-event.js';
import { OneAtATime } from '../one-at-a-time.js';
import type { Listed } from '../protocol/message.js';
import { type HeldMatch, type Kept, type MatchStore, type Standing, seenAtFirst } from './match-store.js';

/** The events of a match as text, their keys, and whoever waits to keep another one. */
interface KeptEvents {
  readonly texts: string[];
  readonly keys: Set<string>;
  readonly turns: OneAtATime;
}

/** Keeps matches in memory, as text, so that nobody shares anything with anybody. Several hosts may share one, as nodes do a database. */
export class MemoryStore implements MatchStore {
  private readonly matches = new Map<string, string>();
  private readonly kept = new Map<string, KeptEvents>();
  private readonly deadlines = new Map<string, number>();
  private readonly standings = new Map<string, Standing>();
  private readonly seen = new Map<string, number>();
  private readonly challengers = new Map<string, string>();
  private readonly listeners = new Set<(kept: Kept | null) => void>();
  private readonly ears = new Set<(text: string) => void>();

  async create(match: KeptMatch, challenger?: string): Promise<void> {
    if (this.matches.has(match.id)) return;
    if (challenger !== undefined) this.challengers.set(match.id, challenger);
    this.matches.set(match.id, JSON.stringify(match));
    this.kept.set(match.id, { texts: [], keys: new Set(), turns: new OneAtATime() });
    this.seen.set(match.id, seenAtFirst(match));
  }

  async match(id: string): Promise<KeptMatch | null> {
    const text = this.matches.get(id);
    return text === undefined ? null : (JSON.parse(text) as KeptMatch);
  }

  async events(id: string, after: number): Promise<readonly KeptEvent[]> {
    const { texts = [] } = this.kept.get(id) ?? {};
    return texts.slice(after).map((text) => JSON.parse(text) as KeptEvent);
  }

  async append(id: string, event: KeptEvent, standing?: Standing): Promise<boolean> {
    return (await this.kept.get(id)?.turns.do(async () => this.keep(id, event, standing))) ?? false;
  }

  hold<T>(id: string, act: (held: HeldMatch) => Promise<T>): Promise<T> {
    const held: HeldMatch = {
      events: (after) => this.events(id, after),
      append: async (event, standing) => this.keep(id, event, standing),
    };
    // of a match that is not there nobody keeps anything
    return this.kept.get(id)?.turns.do(() => act(held)) ?? act(held);
  }

  private keep(id: string, event: KeptEvent, standing?: Standing): boolean {
    const kept = this.kept.get(id);
    const key = `${event.event.seat} ${event.key}`;
    if (!kept || kept.texts.length !== event.sequence - 1 || kept.keys.has(key)) return false;
    kept.texts.push(JSON.stringify(event));
    kept.keys.add(key);
    if (standing) this.standings.set(id, standing);
    if (standing) this.setDeadline(id, standing.deadline);
    const told: Kept = { match: id, sequence: event.sequence };
    // as from a database: a little later
    void Promise.resolve().then(() => {
      for (const listener of this.listeners) listener(told);
    });
    return true;
  }

  async latest(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(ids.flatMap((id) => (this.kept.has(id) ? [[id, this.kept.get(id)?.texts.length ?? 0]] : [])));
  }

  async due(now: number, lease: number): Promise<readonly string[]> {
    const ids = [...this.deadlines].filter(([, deadline]) => deadline <= now).map(([id]) => id);
    for (const id of ids) this.deadlines.set(id, now + lease);
    return ids;
  }

  async remove(id: string): Promise<void> {
    for (const of of [this.matches, this.kept, this.deadlines, this.standings, this.seen, this.challengers])
      of.delete(id);
  }

  async challenges(challenger: string, since: number): Promise<number> {
    const isOpen = (id: string): boolean => {
      const { phase = 'seating', names } = this.standings.get(id) ?? {};
      const isSat = names === undefined || names.home !== null || names.away !== null;
      return phase === 'seating' && isSat && (this.seen.get(id) ?? 0) >= since;
    };
    return [...this.challengers].filter(([id, by]) => by === challenger && isOpen(id)).length;
  }

  async seat(id: string, side: Side, hash: string): Promise<boolean> {
    const text = this.matches.get(id);
    const match = text === undefined ? null : (JSON.parse(text) as KeptMatch);
    if (!match || (match.tokens[side] ?? hash) !== hash) return false;
    this.challengers.delete(id);
    this.matches.set(id, JSON.stringify({ ...match, tokens: { ...match.tokens, [side]: hash } }));
    return true;
  }

  async listed(phase: 'seating' | 'playing', since: number): Promise<readonly Listed[]> {
    const all = [...this.matches.values()].map((text) => JSON.parse(text) as KeptMatch);
    return all.flatMap(({ id, plan, opened, tokens }) => {
      const standing = this.standings.get(id);
      const { seat } = plan.lobby ?? {};
      if (!seat || standing?.phase !== phase || (this.seen.get(id) ?? 0) < since) return [];
      const { names } = standing;
      const isFree = tokens[seat] === null && names[seat === 'home' ? 'away' : 'home'] !== null;
      return phase === 'playing' || isFree ? [{ match: id, plan, names, opened }] : [];
    });
  }

  async touch(ids: readonly string[], at: number): Promise<void> {
    for (const id of ids) this.seen.set(id, Math.max(at, this.seen.get(id) ?? 0));
  }

  private setDeadline(id: string, deadline: number | null): void {
    if (deadline === null) this.deadlines.delete(id);
    else this.deadlines.set(id, deadline);
  }

  listen(callback: (kept: Kept | null) => void, heard: (text: string) => void): () => void {
    this.listeners.add(callback);
    this.ears.add(heard);
    return () => {
      this.listeners.delete(callback);
      this.ears.delete(heard);
    };
  }

  async whisper(text: string): Promise<void> {
    void Promise.resolve().then(() => {
      for (const heard of this.ears) heard(text);
    });
  }
}
