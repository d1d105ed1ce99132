import {
  type AnyMatch,
  type HowzatError,
  isHowzatError,
  type Json,
  type MatchWaiting,
  type Player,
  type Rulebook,
  type Side,
} from '@howzat/core';
import type { Presentation, Registry } from '@howzat/core/author';
import { scorecardText } from '@howzat/core/scorebook';
import { type Budget, hint } from '@howzat/players';
import { paint, wrapped } from '../output.js';
import type { Asker } from './asker.js';
import { choiceName, type Labels, labelsOf, nameOf, stepName, toldLabels } from './labels.js';
import { Reporter, scoredMatch, scoreLine, viewText, whyText } from './news.js';
import { type Answer, commands, wantedOf } from './question.js';

/** What the table is told beside the match. */
export interface TableOptions {
  readonly asker: Asker;
  readonly registry: Registry | null;
  readonly presentation: Presentation | null;
  /** The words of the variant's rules and of the Laws. */
  readonly words: Pick<Registry, 'sections' | 'prompts' | 'reasons'> | undefined;
  readonly players: Readonly<Record<Side, Player | null>>;
  /** Plays the playouts of hints. */
  readonly sensible: Player;
  /** How long a hint is thought about. */
  readonly hints: Budget;
  /** Called after everything that came in. */
  readonly keep: () => void;
}

type Decisions = MatchWaiting & { readonly kind: 'decisions' };
type OpenStep = Decisions['open'][number];

/** Plays a match with the people at this terminal. True when it came to its end, false when they left. */
export async function playAtTable(match: AnyMatch, options: TableOptions): Promise<boolean> {
  return new Table(match, options).play();
}

type FlowNode = Rulebook['flow'];

/** How much of a resumed match is told again. */
const lastLines = 12;

class Table {
  private readonly reporter: Reporter;
  private readonly people: readonly Side[];
  /** Who looked on last. */
  private looking: Side | null = null;
  /** The table as it was shown last. */
  private shown = '';
  /** The score as it was told last. */
  private scored: string | null = null;
  /** What each side was shown last of the secrets that house rules keep for it, by the id of the rule. */
  private readonly noted = new Map<Side, Readonly<Record<string, string>>>();

  constructor(
    private readonly match: AnyMatch,
    private readonly options: TableOptions,
  ) {
    this.reporter = new Reporter(match, options.words, options.presentation);
    this.people = (['home', 'away'] as const).filter((side) => options.players[side] === null);
    for (const side of this.people) this.noted.set(side, this.notes(side));
  }

  async play(): Promise<boolean> {
    const { match } = this;
    this.reporter.skipTo(lastLines);
    for (;;) {
      this.tell();
      const now = match.waiting;
      if (now.kind === 'end') {
        this.say(`\n${scorecardText(scoredMatch(match)).trimEnd()}`);
        return true;
      }
      const open =
        now.kind === 'decisions' ? now.open.find(({ side, made }) => !made && this.isPerson(side)) : undefined;
      if (now.kind === 'decisions' && !open) {
        await match.settle();
        this.options.keep();
        continue;
      }
      const stays = open ? await this.decide(now as Decisions, open) : await this.roll(now as never);
      if (!stays) return false;
    }
  }

  private isPerson(side: Side): boolean {
    return this.options.players[side] === null;
  }

  private say(text: string): void {
    this.options.asker.say(text);
  }

  private tell(): void {
    for (const line of this.reporter.news()) this.say(line);
  }

  /** A choice of somebody at the table. */
  private async decide(now: Decisions, open: OpenStep): Promise<boolean> {
    const { asker } = this.options;
    const { side, step } = open;
    const secret = this.people.length === 2 && (now.open.length > 1 || (!open.opened && this.isSecret(step)));
    if (secret && this.looking !== side) {
      if (this.looking !== null) asker.hide();
      if (!(await asker.handOver(nameOf(this.match, side)))) return false;
      this.looking = side;
      // whoever takes the seat finds a screen without what was said before
      this.shown = '';
      this.scored = null;
    }
    const domain = this.match.seat(side).legal(step);
    const score = scoreLine(scoredMatch(this.match));
    if (score && score !== this.scored) this.say(paint.bold(`\n${score}`));
    this.scored = score;
    this.show(side, secret || this.people.length === 1);
    for (const line of this.shownBefore(side)) this.say(line);
    const answer = await asker.ask({
      who: nameOf(this.match, side),
      text: this.asked(step),
      wanted: domain.describe(),
      label: this.labels(step, side),
      why: (choice) => domain.why(choice),
    });
    if (answer.kind !== 'choice') return this.obey(answer, side);
    if (secret) {
      asker.hide();
      this.looking = null;
    }
    return this.attempt(() => this.match.seat(side).play(step, answer.choice));
  }

  /** What real dice and cards showed. */
  private async roll(now: MatchWaiting & { kind: 'chance' }): Promise<boolean> {
    const answer = await this.options.asker.ask({
      who: null,
      text: this.asked(now.step),
      wanted: wantedOf(now.of),
      label: this.labels(now.step),
      // only the match knows what could have happened
      why: () => null,
    });
    if (answer.kind !== 'choice') return this.obey(answer, this.people[0] ?? 'home');
    return this.attempt(() => this.match.happen(now.step, answer.choice));
  }

  private attempt(act: () => void): boolean {
    try {
      act();
    } catch (error) {
      if (!isHowzatError(error)) throw error;
      this.say(paint.yellow(refused(error)));
    }
    this.options.keep();
    return true;
  }

  /** Does what was typed in place of an answer; false where that is to leave. */
  private obey(answer: Exclude<Answer, { kind: 'choice' }>, side: Side): boolean {
    if (answer.kind === 'end') return false;
    switch (answer.word) {
      case 'quit':
        return false;
      case 'undo':
      case 'redo':
        return this.travel(answer.word);
      case 'concede':
        return this.attempt(() => this.match.seat(side).concede());
      case 'score':
        this.say(`\n${scorecardText(scoredMatch(this.match), { overs: true }).trimEnd()}`);
        return true;
      case 'view':
        this.say(this.viewOf(side));
        return true;
      case 'why':
        this.say(this.why(answer.rest));
        return true;
      case 'hint':
        return this.attempt(() => this.say(this.hint(side)));
      case 'help':
        for (const [word, meaning] of Object.entries(commands)) this.say(`  ${word.padEnd(8)} ${meaning}`);
        this.say('  why <rule> tells one rule in words; anything else is an answer');
        return true;
    }
  }

  private travel(way: 'undo' | 'redo'): boolean {
    return this.attempt(() => {
      this.match[way]();
      this.looking = null;
      this.reporter.skipTo(0);
      this.say(paint.dim(way === 'undo' ? 'Taken back.' : 'Done again.'));
    });
  }

  /**
   * The table as a side sees it, where it has changed since it was shown, and what it alone knows by house rules, a card that it has
   * looked at, say: the latter where nobody else looks on.
   */
  private show(side: Side, alone: boolean): void {
    const picture = this.picture(side);
    if (picture !== '' && picture !== this.shown) this.say(`\n${picture}`);
    this.shown = picture;
    if (!alone) return;
    const before = this.noted.get(side) ?? {};
    const now = this.notes(side);
    for (const [id, note] of Object.entries(now)) if (note !== before[id] && note !== '') this.say(note);
    this.noted.set(side, now);
  }

  /** What was chosen in the open, and is not taken yet. */
  private shownBefore(side: Side): readonly string[] {
    return Object.entries(this.match.seat(side).view().shown).map(
      ([step, choice]) => `  ${stepName(step)}, in the open: ${choiceName(choice as Json, this.labels(step, side))}`,
    );
  }

  /** What house rules keep for a side, by their ids: all of it, or what is secret from the other. */
  private notes(side: Side, all = false): Readonly<Record<string, string>> {
    const { own } = this.match.seat(side).view();
    return Object.fromEntries(
      this.match.rulebook.drawers.map(({ id, title, secret = {} }) => {
        const fields = Object.entries(own[id] ?? {}).filter(([name]) => all || Object.hasOwn(secret, name));
        const text = viewText(Object.fromEntries(fields));
        return [id, text === '' ? '' : `${title}\n${text}`];
      }),
    );
  }

  private picture(side: Side): string {
    const { match } = this;
    return (
      this.options.presentation?.picture?.(
        match.seat(side).view(),
        match.rulebook.params as Readonly<Record<string, unknown>>,
      ) ?? []
    ).join('\n');
  }

  private viewOf(side: Side): string {
    const { state } = this.match.seat(side).view();
    const table = this.picture(side) || viewText(state as Readonly<Record<string, unknown>>);
    const parts = [table, ...Object.values(this.notes(side, true))];
    return parts.filter((part) => part !== '').join('\n') || '  Nothing is kept beside the score.';
  }

  private hint(side: Side): string {
    const { words } = hint(this.match, side, {
      player: this.options.sensible,
      budget: this.options.hints,
      label: (choice, step) => choiceName(choice as Json, this.labels(step, side)),
    });
    return words.map((line) => wrapped(line, '  ')).join('\n');
  }

  private why(rule: string): string {
    if (rule === '') {
      const line = this.reporter.last();
      return line ? whyText(line) : 'Nothing has been decided yet.';
    }
    const words = this.options.words?.sections.flatMap(({ rules }) => Object.entries(rules)) ?? [];
    const found = words.filter(([id]) => id === rule || id.endsWith(`.${rule}`));
    if (found.length > 0) return found.map(([id, { text }]) => wrapped(`${paint.bold(id)}: ${text}`, '  ')).join('\n');
    const ruling = this.options.registry?.rulings[rule];
    if (ruling) return wrapped(`${paint.bold(rule)}: ${ruling.question} ${ruling.reason}`, '  ');
    return `There is no rule ${rule}.`;
  }

  private asked(step: string): string {
    const prompt = this.options.words?.prompts[step];
    return prompt ?? (step === 'core.toss' ? 'Who won the toss?' : `${stepName(step)}?`);
  }

  /** How the items of a step are called to the side that is asked, or to the table where it is told what was drawn. */
  private labels(step: string, side: Side | null = null): Labels {
    const { presentation } = this.options;
    if (side === null) return toldLabels(this.match, presentation)(step, null);
    const params = this.match.rulebook.params as Readonly<Record<string, unknown>>;
    return labelsOf(presentation, { step, view: this.match.seat(side).view(), params });
  }

  /** Whether the other side must not see what is chosen at a step. */
  private isSecret(step: string): boolean {
    const find = (at: FlowNode): boolean =>
      (at.step?.kind === 'decision' && at.id === step && at.step.seenBy === 'own') || at.children.some(find);
    return find(this.match.rulebook.flow);
  }
}

function refused(error: HowzatError): string {
  return `${error.message}${error.details.rule ? ` [${error.details.rule}]` : ''}`;
}
