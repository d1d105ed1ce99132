import { compose, isHowzatError, type Side } from '@howzat/core';
import { bytesToHex } from '@noble/hashes/utils.js';
import { commitmentOf } from './fair/fair-chance.js';
import type { FairRecord } from './fair/fair-record.js';
import { findPlan, type HostedGame, versionsOf, wordsOf } from './match/games.js';
import type { KeptEvent, KeptMatch } from './match/hosted-event.js';
import { type Happened, HostedMatch, type Taken } from './match/hosted-match.js';
import { seriesBefore } from './match/series.js';
import { OneAtATime } from './one-at-a-time.js';
import { Presence, type There } from './presence.js';
import type {
  Joined,
  Judged,
  Lobby,
  Opened,
  Receipt,
  RulesMessage,
  SightMessage,
  Told,
  Viewer,
} from './protocol/message.js';
import { isRefused, type Refused, refusalOf, refused } from './protocol/refusal.js';
import {
  isRequest,
  type MatchPlan,
  readJoinRequest,
  readOpenRequest,
  readSeatRequest,
  readWhyRequest,
  type SayRequest,
} from './protocol/request.js';
import { readSignal, type Signal } from './protocol/signal.js';
import { protocolVersion } from './protocol/version.js';
import type { Kept, MatchStore } from './store/match-store.js';
import { hashOfToken, idOfNext, tokenBytes, viewerOf } from './tokens.js';
import { moment, type Pending, patience, type Turn, Turns } from './turns.js';

/** What a host is made of. It looks at no clock and makes no random numbers but by these. */
export interface HostSettings {
  readonly games: readonly HostedGame[];
  readonly store: MatchStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** So many bytes that nobody can guess. */
  readonly random: (bytes: number) => Uint8Array;
  /** So many matches are kept open in memory; 1,000 unless given. Others are played again from their events when they are asked for. */
  readonly open?: number;
  /** So many open challenges somebody may have in the lobby; as many as they like unless given. */
  readonly challenges?: number;
  /**
   * Is called when a side is asked something and its person does not seem to know: nobody has the link of its seat open, or somebody has not
   * answered for a minute. They may be told by other ways. It must not throw.
   */
  readonly turn?: (turn: Turn) => void;
}

/** Who follows a match, and what they have been told. */
interface Follower {
  readonly viewer: Viewer;
  readonly tell: (told: Told) => void;
  told: number | null;
}

/** A match that is in memory, or about to be. */
interface Table {
  readonly turns: OneAtATime;
  readonly followers: Set<Follower>;
  match: HostedMatch | null;
  /** When the store was last asked for its events. */
  asked: number;
  /** The last event that has been heard of; `Infinity` where one may have been missed. */
  heard: number;
  /** Who was last told to be there. */
  presence: There;
  /** When each side last said something. */
  readonly said: Map<Side, number>;
  /** Both sides have deleted the match. */
  gone: boolean;
}

/** Judges something at a match: what is to be kept, a refusal, or null where there is nothing to do. */
type Take = (match: HostedMatch) => Taken | null;

/** A match was opened that both sides have deleted. */
class Gone extends Error {}

/** A side may say something so often, in milliseconds. */
const breath = 1_000;

/** A host that saw whose time is up has so long, in milliseconds, to say so; then another one does. */
const lease = 10_000;

/**
 * A match whose events were asked for so long ago, in milliseconds, is looked at without asking again, unless something was heard since: a store that
 * can no longer be heard, and does not know it, hides nothing for longer than that.
 */
const trust = 5_000;

/** Matches of the lobby at which nobody was for so long, in milliseconds, are not shown. */
const lonely = 60_000;

/** The store is told so often, in milliseconds, at which matches somebody is. */
const touching = 15_000;

const onlyLooksOn = 'This link is for looking on. To play it takes the link of a seat.';

/** Over a store that keeps nobody out, two hosts can be at odds about who was first so often before somebody is asked to try again. */
const tries = 20;

/**
 * Seats people and computers at matches. It holds nothing that cannot be thrown away: a match is what the store keeps of it, and several
 * hosts may play the same matches over one store.
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { Host, isRefused, MemoryStore } from '@howzat/host';
 *
 * const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
 * const host = new Host({ games: [{ variant: ccsl }], store: new MemoryStore(), now: Date.now, random });
 * const opened = await host.open({ v: 1, do: 'open', plan: { variant: 'ccsl', selection: {} } });
 * if (!isRefused(opened)) console.log(opened.tokens.home?.length); // 64
 * host.close();
 */
export class Host {
  private readonly tables = new Map<string, Table>();
  /** Challenges are opened one after the other, so that they can be counted. */
  private readonly opening = new OneAtATime();
  private readonly most: number;
  private readonly stop: () => void;
  private readonly node: string;
  private readonly presence: Presence;
  private readonly turns = new Turns();
  private touched = Number.NEGATIVE_INFINITY;
  private lookedAfter = Number.NEGATIVE_INFINITY;

  constructor(private readonly settings: HostSettings) {
    this.most = settings.open ?? 1_000;
    this.node = this.hex(16);
    this.presence = new Presence(
      this.node,
      settings.now,
      (signal) => this.whisper(signal),
      (match) => this.tellPresence(match),
    );
    this.stop = settings.store.listen(
      (kept) => this.hear(kept),
      (text) => this.hearSignal(readSignal(text)),
    );
  }

  /**
   * Is to be called every second or so, by every host: sees whose time is up, tells the other hosts that this one is alive, and sees which are not.
   * @throws what the store throws
   */
  async beat(): Promise<void> {
    this.presence.beat();
    const { store, now } = this.settings;
    await this.touchLobby();
    for (const id of await store.due(now(), lease)) {
      const kept = await store.match(id);
      if (!kept) continue;
      await this.alone(kept, async (table) => {
        await this.fresh(table, kept);
        await this.timeOut(table, kept, now());
        await this.playComputer(table, kept);
      });
    }
    await this.lookAfterFollowed();
    await this.tellTurns();
  }

  /** Listens to the store no more. */
  close(): void {
    this.stop();
    this.tables.clear();
  }

  /**
   * Opens a match.
   * @param value a request as it came in
   * @param from by what one person can be told from another, as their address: so many open challenges they may have
   */
  async open(value: unknown, from?: string): Promise<Opened | Refused> {
    const request = readOpenRequest(value);
    if (!isRequest(request)) return request;
    const { plan } = request;
    return plan.lobby && from !== undefined ? this.challenge(plan, from) : this.openPlan(plan);
  }

  /** Opens a match for the lobby, unless somebody has as many there as they may. */
  private challenge(plan: MatchPlan, from: string): Promise<Opened | Refused> {
    const { store, now, challenges: most = Number.POSITIVE_INFINITY } = this.settings;
    // who it is is nobody's business: it is only compared
    const challenger = hashOfToken(`challenger ${from}`);
    return this.opening.do(async () => {
      const open = await store.challenges(challenger, now() - lonely);
      if (open < most) return this.openPlan(plan, challenger);
      return refused('too-many', tooManyChallenges(most));
    });
  }

  private async openPlan(plan: MatchPlan, challenger?: string): Promise<Opened | Refused> {
    try {
      const { variant, selection } = findPlan(this.settings.games, plan);
      const { params } = compose(variant, selection);
      if (plan.clock?.out === 'forfeit' && params.concede === false)
        return refused('bad-request', 'Under these rules no side gives up: let a player decide when time runs out.');
      if (plan.lobby && plan.lobby.seat === plan.computer?.side)
        return refused(
          'bad-request',
          'A computer sits in the seat that is for whoever comes: give them the other one.',
        );
      const none = [plan.computer?.side, plan.lobby?.seat];
      const token = (side: Side): string | null => (none.includes(side) ? null : this.hex(tokenBytes));
      const tokens = { home: token('home'), away: token('away'), watch: this.hex(tokenBytes) };
      const hash = (given: string | null): string | null => (given === null ? null : hashOfToken(given));
      const hashes = { home: hash(tokens.home), away: hash(tokens.away), watch: hashOfToken(tokens.watch) };
      const kept = await this.create(this.hex(16), plan, hashes, { challenger });
      return { v: protocolVersion, type: 'opened', match: kept.id, commitment: kept.commitment, tokens };
    } catch (error) {
      return refusalOf(error);
    }
  }

  /**
   * Takes a request of a seat. What was accepted is kept before this answers, and everybody has been told.
   * @param value a request as it came in
   */
  async ask(id: string, token: string, value: unknown): Promise<Receipt | Refused> {
    const request = readSeatRequest(value);
    if (!isRequest(request)) return request;
    return this.at(id, token, async (table, viewer, kept) => {
      if (viewer === 'watch') return refused('wrong-seat', onlyLooksOn);
      if (request.do === 'say') return this.say(table, kept, viewer, request);
      if (request.do === 'rematch') await this.prepareNext(await this.fresh(table, kept));
      const brought = { at: this.settings.now(), number: this.hex(tokenBytes) };
      await this.timeOut(table, kept, brought.at);
      const answer = await this.settle(table, kept, (match) => match.take(viewer, request, brought));
      if (!isRefused(answer)) await this.playComputer(table, kept);
      return answer;
    });
  }

  /** Gives somebody the free seat of a match of the lobby. @param value a request as it came in */
  async join(id: string, value: unknown): Promise<Joined | Refused> {
    const request = readJoinRequest(value);
    if (!isRequest(request)) return request;
    const { store } = this.settings;
    const { key, token, name, number } = request;
    const kept = await store.match(id);
    const seat = kept?.plan.lobby?.seat;
    if (!kept || !seat) return refused('unknown-match', 'There is no such match in the lobby.');
    const waits = await this.alone(kept, async (table) => {
      const { names } = (await this.current(table, kept)).standing;
      return names[otherSide(seat)] !== null
        ? { type: 'waits' as const }
        : refused('unknown-match', 'Nobody waits in this match any more. Look for another one.');
    });
    if (isRefused(waits)) return waits;
    if (!(await store.seat(id, seat, hashOfToken(token))))
      return refused('seat-taken', 'Somebody was here first. Look for another match, or open one.');
    const answer = await this.ask(id, token, { v: protocolVersion, do: 'claim', key, name, number });
    if (isRefused(answer)) return answer;
    return { v: protocolVersion, type: 'joined', match: id, seat, sequence: answer.sequence };
  }

  /** The matches of the lobby. */
  async lobby(): Promise<Lobby> {
    const { store, now } = this.settings;
    const since = now() - lonely;
    const [challenges, playing] = [await store.listed('seating', since), await store.listed('playing', since)];
    return { v: protocolVersion, type: 'lobby', challenges, playing };
  }

  /** What the rules say to a choice that a seat has not made. @param value a request as it came in */
  async why(id: string, token: string, value: unknown): Promise<Judged | Refused> {
    const request = readWhyRequest(value);
    if (!isRequest(request)) return request;
    return this.at(id, token, async (table, viewer, kept) =>
      viewer === 'watch' ? refused('wrong-seat', onlyLooksOn) : (await this.fresh(table, kept)).why(viewer, request),
    );
  }

  /** What a viewer could see when so many balls had been counted, and nothing that came later. */
  async past(id: string, token: string, balls: number): Promise<SightMessage | Refused> {
    return this.at(id, token, async (_table, viewer, kept) => {
      const match = this.anew(kept);
      let then: SightMessage | null = null;
      for (const event of await this.settings.store.events(kept.id, 0)) {
        match.add(event);
        // balls that were taken back are bowled again
        if (match.balls === null || match.balls < balls) then = null;
        else then ??= match.sight(viewer);
      }
      return then ?? match.sight(viewer);
    });
  }

  /** What a viewer may see now. */
  async look(id: string, token: string): Promise<SightMessage | Refused> {
    return this.at(id, token, async (table, viewer, kept) => (await this.current(table, kept)).sight(viewer));
  }

  /** What is played, for whoever shows the match and does not have all of its rules. */
  async rules(id: string, token: string): Promise<RulesMessage | Refused> {
    return this.at(id, token, async (_table, _viewer, { plan }) => {
      const { games } = this.settings;
      const { variant, selection } = findPlan(games, plan);
      const { params, amendments } = compose(variant, selection);
      const house = amendments.filter(({ layer }) => layer === 'house');
      return {
        v: protocolVersion,
        type: 'rules' as const,
        variant: { id: variant.id, title: variant.title },
        params,
        houseRules: house.map((rule) => ({ id: rule.id, title: rule.title })),
        words: wordsOf(games, variant),
      };
    });
  }

  /** The record of a match that is over, with all that it takes to check its dice. */
  async record(id: string, token: string): Promise<FairRecord | Refused> {
    return this.at(id, token, async (table, _viewer, kept) => (await this.fresh(table, kept)).record());
  }

  /**
   * Tells a viewer everything from an event on, until it is stopped.
   * @param after the last event that was seen; null for none, and then the whole sight comes first
   * @param tell must not throw
   */
  async follow(
    id: string,
    token: string,
    after: number | null,
    tell: (told: Told) => void,
  ): Promise<{ readonly type: 'following'; readonly stop: () => void } | Refused> {
    return this.at(id, token, async (table, viewer, kept) => {
      await this.current(table, kept);
      await this.playComputer(table, kept);
      const follower: Follower = { viewer, tell, told: after };
      this.presence.arrive(id, viewer);
      table.followers.add(follower);
      this.tell(table);
      tell(this.presenceMessage(table));
      const stop = (): void => {
        if (table.followers.delete(follower)) this.presence.leave(id, viewer);
      };
      return { type: 'following' as const, stop };
    });
  }

  // — inside —

  private hex(bytes: number): string {
    return bytesToHex(this.settings.random(bytes));
  }

  /** Keeps a new match, with its secret, and seats its computer. */
  private async create(
    id: string,
    plan: MatchPlan,
    tokens: KeptMatch['tokens'],
    { challenger, ...more }: Pick<KeptMatch, 'previous' | 'series'> & { readonly challenger?: string | undefined } = {},
  ): Promise<KeptMatch> {
    const { store, games, now } = this.settings;
    const secret = this.hex(tokenBytes);
    const kept: KeptMatch = {
      id,
      plan,
      versions: versionsOf(findPlan(games, plan)),
      commitment: commitmentOf(secret),
      secret,
      tokens,
      opened: now(),
      ...more,
    };
    await store.create(kept, challenger);
    if (plan.computer) await store.append(id, this.claimOfComputer(plan.computer));
    return kept;
  }

  /** Before a match names the next one, that one is there. The tokens are the same, each for the other side. */
  private async prepareNext({ phase, kept, series }: HostedMatch): Promise<void> {
    if (phase !== 'over') return;
    const { plan, tokens } = kept;
    const { computer, lobby } = plan;
    const changed = {
      ...plan,
      ...(computer ? { computer: { ...computer, side: otherSide(computer.side) } } : {}),
      ...(lobby ? { lobby: { seat: otherSide(lobby.seat) } } : {}),
    };
    const { home, away, watch } = tokens;
    const more = { previous: kept.id, series: seriesBefore(series) };
    await this.create(idOfNext(kept.id), changed, { home: away, away: home, watch }, more);
  }

  /** A side says one of the phrases: at every host to whoever follows, and kept nowhere. */
  private async say(table: Table, kept: KeptMatch, by: Side, { phrase }: SayRequest): Promise<Receipt | Refused> {
    const { sequence } = await this.known(table, kept);
    const now = this.settings.now();
    const said = table.said.get(by) ?? Number.NEGATIVE_INFINITY;
    if (now - said < breath) return refused('too-many', 'One phrase a second is enough. Say it again in a moment.');
    table.said.set(by, now);
    const signal = { node: this.node, kind: 'phrase', match: kept.id, by, phrase } as const;
    this.tellPhrase(signal);
    this.whisper(signal);
    return receipt(sequence);
  }

  private claimOfComputer({ side, player }: { readonly side: 'home' | 'away'; readonly player: string }): KeptEvent {
    const event = { kind: 'claim', seat: side, name: player, number: this.hex(tokenBytes), from: 'host' } as const;
    return { sequence: 1, key: 'computer-1', at: this.settings.now(), event };
  }

  /** Does something at a match, alone, for whoever has a token of it. */
  private async at<T extends { readonly type: string } | FairRecord>(
    id: string,
    token: string,
    act: (table: Table, viewer: Viewer, kept: KeptMatch) => Promise<T | Refused>,
  ): Promise<T | Refused> {
    const known = this.tables.get(id)?.match?.kept;
    // somebody may have come from the lobby since
    const isKnown = known && (viewerOf(known, token) !== null || !known.plan.lobby);
    const kept = isKnown ? known : await this.settings.store.match(id);
    if (!kept && this.tables.get(id)?.gone) return deleted();
    if (!kept) return refused('unknown-match', 'There is no such match here. Look at the link again.');
    const viewer = viewerOf(kept, token);
    if (!viewer) return refused('unknown-token', 'This link does not open the match. Ask for a new one.');
    return this.alone<T | Refused>(kept, (table) => {
      // what is in memory was made before they came
      if (table.match && viewerOf(table.match.kept, token) === null) table.match = null;
      return act(table, viewer, kept);
    });
  }

  /** Does something at a match while nothing else is done there. */
  private alone<T>(kept: KeptMatch, act: (table: Table) => Promise<T>): Promise<T | Refused> {
    const table = this.table(kept.id);
    return table.turns.do(async () => {
      try {
        return table.gone ? deleted() : await act(table);
      } catch (error) {
        // a match that cannot go on is made anew from what is kept by whoever comes next
        table.match = null;
        if (error instanceof Gone) return deleted();
        if (!isHowzatError(error)) throw error;
        const refusal = refusalOf(error);
        return error.code === 'version' ? { ...refusal, versions: kept.versions } : refusal;
      }
    });
  }

  /** The table of a match. Those that were used longest ago make room. */
  private table(id: string): Table {
    const table = this.tables.get(id) ?? newTable();
    this.tables.delete(id);
    this.tables.set(id, table);
    for (const [other, { turns, followers }] of this.tables) {
      if (this.tables.size <= this.most) break;
      if (other !== id && turns.idle && followers.size === 0) this.tables.delete(other);
    }
    return table;
  }

  /** The match as it is known here: another node may have gone on. */
  private async known(table: Table, kept: KeptMatch): Promise<HostedMatch> {
    if (table.match) return table.match;
    const match = this.anew(kept);
    this.noteAsked(table);
    await this.catchUpWith(table, match);
    table.match = match;
    return match;
  }

  /**
   * Adds to a match what is kept of it and not in it yet.
   * @throws Gone where both sides have deleted it
   */
  private async catchUpWith(table: Table, match: HostedMatch): Promise<void> {
    for (const event of await this.settings.store.events(match.kept.id, match.sequence)) match.add(event);
    await this.endIfDeleted(table, match);
  }

  /** @throws Gone where both sides have deleted the match */
  private async endIfDeleted(table: Table, match: HostedMatch): Promise<void> {
    if (!match.isDeleted) return;
    await this.remove(match.kept.id, table);
    throw new Gone();
  }

  /** Deletes a match, and tells whoever follows it, here and at the other hosts. */
  private async remove(id: string, table: Table): Promise<void> {
    await this.settings.store.remove(id);
    this.end(table);
    this.whisper({ node: this.node, kind: 'gone', match: id });
  }

  /** A match is there no more. */
  private end(table: Table): void {
    if (table.gone) return;
    table.gone = true;
    table.match = null;
    for (const { tell } of table.followers) tell(deleted());
  }

  /** The match as it is as far as anybody has told: what others keep is heard of a moment later. */
  private async current(table: Table, kept: KeptMatch): Promise<HostedMatch> {
    const { match, asked, heard } = table;
    return match && match.sequence >= heard && this.settings.now() - asked < trust ? match : this.fresh(table, kept);
  }

  /** A match before its first event. */
  private anew(kept: KeptMatch): HostedMatch {
    return new HostedMatch(kept, this.settings.games);
  }

  /** The match with everything that is kept of it. */
  private async fresh(table: Table, kept: KeptMatch): Promise<HostedMatch> {
    const { match } = table;
    this.noteAsked(table);
    // one that is not in memory is made of all that is kept
    if (!match) return this.known(table, kept);
    await this.catchUpWith(table, match);
    return match;
  }

  /** Before the store is asked for events: what is heard of while it answers may not be in its answer. */
  private noteAsked(table: Table): void {
    table.asked = this.settings.now();
    if (table.heard === Number.POSITIVE_INFINITY) table.heard = 0;
  }

  /** Has a request judged until what came of it is kept, or it is refused by a match that knows everything. */
  private async settle(table: Table, kept: KeptMatch, take: Take): Promise<Receipt | Refused> {
    let match = await this.known(table, kept);
    let taken = take(match);
    if (taken && 'type' in taken) {
      // another node may know more
      const { sequence } = match;
      match = await this.fresh(table, kept);
      if (match.sequence === sequence) return taken;
      this.tell(table);
      taken = take(match);
    }
    if (!hasHappened(taken)) return answerOf(taken, match);
    // until it is kept, nobody else may build on it: if the store fails, or another node was first, the match is made anew
    table.match = null;
    if (!(await this.settings.store.append(kept.id, taken.kept, taken.standing)))
      return this.settleAlone(table, kept, take);
    return this.afterKept(table, match, taken.kept);
  }

  /** Has a request judged for which another node was quicker: this time no other node keeps anything meanwhile. */
  private async settleAlone(table: Table, kept: KeptMatch, take: Take): Promise<Receipt | Refused> {
    for (let tried = 0; tried < tries; tried++) {
      // what takes long is done before the others have to wait
      const match = await this.known(table, kept);
      this.tell(table);
      table.match = null;
      const taken = await this.settings.store.hold(kept.id, async (held) => {
        for (const event of await held.events(match.sequence)) match.add(event);
        const judged = match.isDeleted ? null : take(match);
        return hasHappened(judged) && !(await held.append(judged.kept, judged.standing)) ? 'late' : judged;
      });
      // over a store that keeps nobody out
      if (taken === 'late') continue;
      if (hasHappened(taken)) return this.afterKept(table, match, taken.kept);
      await this.endIfDeleted(table, match);
      table.match = match;
      this.tell(table);
      return answerOf(taken, match);
    }
    return refused('try-again', 'Too many things happened at once. Send the same request again.');
  }

  /** An event that has happened here is kept: it is told. */
  private async afterKept(table: Table, match: HostedMatch, kept: KeptEvent): Promise<Receipt> {
    table.match = match;
    this.tell(table);
    this.noteTurns(match, kept);
    if (match.isDeleted) await this.remove(match.kept.id, table);
    return receipt(kept.sequence);
  }

  private async playComputer(table: Table, kept: KeptMatch): Promise<void> {
    if (!kept.plan.computer || table.gone) return;
    await this.settleAll(table, kept, (match) => match.computerTurn(this.settings.now()));
  }

  /** Sides whose time is up give up, or a computer chooses for them. */
  private async timeOut(table: Table, kept: KeptMatch, at: number): Promise<void> {
    if (kept.plan.clock) await this.settleAll(table, kept, (match) => match.timeOut(at));
  }

  /** Does everything that happens without a request, one after the other. */
  private async settleAll(table: Table, kept: KeptMatch, turn: Take): Promise<void> {
    for (let before = -1; ; ) {
      const answer = await this.settle(table, kept, turn);
      if (isRefused(answer) || answer.sequence === before || table.gone) return;
      before = answer.sequence;
    }
  }

  /** Tells followers what they have not been told. */
  private tell({ match, followers }: Table): void {
    if (!match) return;
    for (const follower of followers) {
      const messages = match.messages(follower.viewer, follower.told);
      follower.told = match.sequence;
      for (const message of messages) follower.tell(message);
    }
  }

  /** Whoever is asked something by what has happened, and did not do it, may have to be told. */
  private noteTurns(match: HostedMatch, { event, sequence, at: since }: KeptEvent): void {
    if (!this.settings.turn) return;
    const { id } = match.kept;
    const did = 'by' in event ? null : event.seat;
    for (const side of ['home', 'away'] as const) {
      const asked = match.askedSince(side);
      if (side === did || asked === null) this.dropTurn({ match: id, side });
      else if (asked === sequence) this.noteTurn({ match: id, side, asked, since });
    }
  }

  private noteTurn(pending: Pending): void {
    const { match, side, since } = pending;
    const isThere = this.presence.at(match)[side];
    this.presence.ask(match);
    this.dropTurn(pending);
    this.turns.note(pending, since + (isThere ? patience : moment));
  }

  private dropTurn(of: Pick<Pending, 'match' | 'side'>): void {
    if (this.turns.drop(of)) this.presence.forget(of.match);
  }

  private async tellTurns(): Promise<void> {
    for (const pending of this.turns.take(this.settings.now())) {
      try {
        await this.tellTurn(pending);
      } catch (error) {
        // a store that does not answer is asked again
        this.turns.note(pending, pending.since + moment);
        throw error;
      }
      this.presence.forget(pending.match);
    }
  }

  /** Somebody is told of a question that is open still, unless they have come back a moment ago. */
  private async tellTurn(pending: Pending): Promise<void> {
    const { match: id, side, asked, since } = pending;
    const { store, now, turn } = this.settings;
    const kept = this.tables.get(id)?.match?.kept ?? (await store.match(id));
    if (!kept) return;
    await this.alone(kept, async (table) => {
      const match = await this.current(table, kept);
      this.tell(table);
      if (match.askedSince(side) !== asked) return;
      if (this.presence.at(id)[side] && now() - since < patience) this.noteTurn(pending);
      else turn?.({ match: id, side, game: match.game });
    });
  }

  /** Matches that are followed here go on by what others kept and nobody told of: whoever kept it may have ended before. */
  private async lookAfterFollowed(): Promise<void> {
    const { now, store } = this.settings;
    if (now() - this.lookedAfter < trust) return;
    this.lookedAfter = now();
    const followed = [...this.tables].filter(([, { followers, gone }]) => followers.size > 0 && !gone);
    if (followed.length === 0) return;
    const latest = await store.latest(followed.map(([id]) => id));
    // one that is not there any more is asked for, and ends
    for (const [id, table] of followed) this.catchUp(id, table, latest.get(id) ?? Number.POSITIVE_INFINITY);
  }

  /** Matches of the lobby at which somebody sits who follows here are shown. */
  private async touchLobby(): Promise<void> {
    const now = this.settings.now();
    if (now - this.touched < touching) return;
    this.touched = now;
    const isSat = ({ match, followers }: Table): boolean =>
      match?.kept.plan.lobby !== undefined && [...followers].some(({ viewer }) => viewer !== 'watch');
    const ids = [...this.tables].filter(([, table]) => isSat(table)).map(([id]) => id);
    if (ids.length > 0) await this.settings.store.touch(ids, now);
  }

  private presenceMessage({ presence }: Table): Told {
    return { v: protocolVersion, type: 'presence', there: presence, now: this.settings.now() };
  }

  private tellPresence(match: string): void {
    const table = this.tables.get(match);
    const presence = this.presence.at(match);
    if (!table || (table.presence.home === presence.home && table.presence.away === presence.away)) return;
    table.presence = presence;
    for (const { tell } of table.followers) tell(this.presenceMessage(table));
  }

  private tellPhrase({ match, by, phrase }: Signal & { readonly kind: 'phrase' }): void {
    for (const { tell } of this.tables.get(match)?.followers ?? [])
      tell({ v: protocolVersion, type: 'phrase', by, phrase });
  }

  /** Tells the other hosts something that may be lost. */
  private whisper(signal: Signal): void {
    this.settings.store.whisper(JSON.stringify(signal)).catch(() => {});
  }

  private hearSignal(signal: Signal | null): void {
    if (!signal || signal.node === this.node) return;
    this.presence.hear(signal);
    if (signal.kind === 'phrase') this.tellPhrase(signal);
    const table = signal.kind === 'gone' ? this.tables.get(signal.match) : undefined;
    if (table) this.end(table);
  }

  /** Something may have been kept by another node. */
  private hear(told: Kept | null): void {
    if (told === null) {
      for (const [id, table] of this.tables) {
        table.heard = Number.POSITIVE_INFINITY;
        // one that is over may have been deleted: whoever comes to it asks the store
        if (table.followers.size === 0 && table.match?.phase === 'over') table.match = null;
        this.catchUp(id, table, Number.POSITIVE_INFINITY);
      }
      this.presence.askAgain();
    } else {
      const table = this.tables.get(told.match);
      if (!table) return;
      table.heard = Math.max(table.heard, told.sequence);
      this.catchUp(told.match, table, told.sequence);
    }
  }

  private catchUp(id: string, table: Table, sequence: number): void {
    if (table.followers.size === 0 || (table.turns.idle && (table.match?.sequence ?? -1) >= sequence)) return;
    const caughtUp = table.turns.do(async () => {
      const { match } = table;
      if (match && match.sequence >= sequence) return;
      const isMissed = sequence === Number.POSITIVE_INFINITY;
      const kept = (isMissed ? null : match?.kept) ?? (await this.settings.store.match(id));
      if (!kept) return this.end(table);
      await this.fresh(table, kept);
      this.tell(table);
    });
    // the store could not be read, or the match not be played: whoever follows hears of it when they ask next
    caughtUp.catch(() => {
      table.match = null;
    });
  }
}

function newTable(): Table {
  const presence = { home: false, away: false };
  const [turns, followers, said] = [new OneAtATime(), new Set<Follower>(), new Map<Side, number>()];
  return { turns, followers, match: null, asked: 0, heard: 0, presence, said, gone: false };
}

function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

function hasHappened(taken: Taken | null): taken is Happened {
  return taken !== null && 'kind' in taken && taken.kind === 'event';
}

/** What is answered where nothing new has happened. */
function answerOf(taken: Exclude<Taken, Happened> | null, { sequence }: HostedMatch): Receipt | Refused {
  if (taken === null) return receipt(sequence);
  return 'type' in taken ? taken : receipt(taken.sequence);
}

function receipt(sequence: number): Receipt {
  return { v: protocolVersion, type: 'receipt', sequence };
}

function deleted(): Refused {
  return refused('deleted', 'Both sides have deleted this match.');
}

function tooManyChallenges(most: number): string {
  return most === 1
    ? 'You have a challenge in the lobby already. Wait at it, or give its seat back.'
    : `There are ${most} challenges in the lobby from where you are. Wait at one of them, or give its seat back.`;
}
