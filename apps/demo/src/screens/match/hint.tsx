import type { Json } from '@howzat/core';
import type { Advice, Weighed } from '@howzat/players';
import { Lightbulb, X } from 'lucide-react';
import { memo } from 'react';
import { createPortal } from 'react-dom';
import type { Room, RoomState } from '../../engine/room.js';
import { choiceText } from '../../engine/said.js';
import type { Advised } from '../../engine/sight.js';
import { RuleId } from '../../tables/pieces/rule-id.js';
import type { TableProps } from '../../tables/table.js';
import { words } from '../../words.js';
import { RuleText } from './rule-text.js';
import { type ToldRule, tellRule } from './rule-words.js';
import { useHint } from './use-hint.js';

const told = words.hint;

/** So many choices are shown beside the best. */
const others = 4;

interface HintProps {
  readonly room: Room;
  readonly state: RoomState;
  readonly table: TableProps;
  /** Where the button stands, among the other actions. */
  readonly slot: HTMLElement | null;
}

/** A hint on request: the best choice in words, what comes of it, how much worse the others are, and what it stands on. */
export const Hint = memo(function Hint({ room, state, table, slot }: HintProps) {
  const hint = useHint(room, table, state.opened?.entry ?? null);
  const { decision } = hint;
  if (!decision) return null;
  if (hint.state.kind === 'none') {
    const button = (
      <button
        type="button"
        data-hint-key
        className="button px-3 max-sm:w-11 max-sm:p-0"
        onClick={() => void hint.ask()}
      >
        <Lightbulb aria-hidden size={18} className="shrink-0" />
        <span className="max-sm:sr-only">{told.ask}</span>
      </button>
    );
    return slot && createPortal(button, slot);
  }
  return (
    <section className="panel arrive border-gold p-3" aria-label={told.title} data-hint>
      <div className="flex items-start justify-between gap-2">
        <h2 className="flex items-center gap-2 text-lg font-semibold">
          <Lightbulb aria-hidden size={20} className="shrink-0 text-gold" />
          {told.title}
        </h2>
        <button
          type="button"
          data-hint-key
          className="button button-quiet button-icon -mr-2 -mt-2 shrink-0"
          aria-label={hint.state.kind === 'thinking' ? words.app.cancel : words.app.close}
          onClick={hint.leave}
        >
          <X aria-hidden size={18} />
        </button>
      </div>
      {hint.state.kind === 'thinking' && <Thinking share={hint.state.share} sofar={hint.state.sofar} />}
      {hint.state.kind === 'failed' && <p role="alert">{hint.state.trouble.message}</p>}
      {hint.state.kind === 'told' && (
        <Told
          advised={hint.state.advised}
          name={nameAt(table, hint.state.step)}
          first={hint.state.first && nameAt(table, hint.state.first.step)(hint.state.first.choice)}
          rules={rulesBehind(state, hint.state.step)}
        />
      )}
    </section>
  );
});

function Thinking({ share, sofar }: { readonly share: number | null; readonly sofar: Advice | null }) {
  return (
    <div role="status" className="mt-1 space-y-2 text-sm text-soft">
      <p>{sofar ? told.thinking(sofar.playouts) : told.learning}</p>
      <progress className="h-2 w-full accent-turf" aria-label={told.title} max={1} value={share ?? undefined} />
    </div>
  );
}

interface ToldProps {
  readonly advised: Advised;
  readonly name: (choice: unknown) => string;
  /** What is to be chosen before it, in the same go. */
  readonly first: string | null;
  readonly rules: readonly ToldRule[];
}

function Told({ advised: { advice, barred, blind }, name, first, rules }: ToldProps) {
  const { choice, choices, worth, reach, all, playouts } = advice;
  const key = JSON.stringify(choice);
  const best = choices.find((each) => JSON.stringify(each.choice) === key);
  const rest = choices.filter((each) => each !== best);
  const byLuck = rest.length > 0 && rest.every(({ behind, error }) => behind < 2 * error);
  return (
    <div className="mt-1 space-y-3" aria-live="polite">
      <p className="font-display text-xl font-semibold" data-best>
        {first ? told.both(first, name(choice)) : name(choice)}
      </p>
      {best ? (
        <p>
          {told.worth(worth)} {told.brings(reach, best.runs, best.wickets)}
        </p>
      ) : (
        <p>{told.only}</p>
      )}
      {rest.length > 0 && (
        <div>
          <h3 className="eyebrow mb-1">{all ? told.others : told.othersLooked}</h3>
          <ul className="space-y-1 text-sm">
            {rest.slice(0, others).map((each) => (
              <Other key={JSON.stringify(each.choice)} weighed={each} name={name(each.choice)} reach={reach} />
            ))}
          </ul>
        </div>
      )}
      {byLuck && <p className="text-sm">{told.byLuck}</p>}
      {rules.length > 0 && (
        <div className="text-sm">
          <h3 className="eyebrow mb-1">{told.rule}</h3>
          {rules.map(({ id, text, page }) => (
            <p key={id}>
              <RuleText rule={{ id, text }} />{' '}
              <a className="link" href={page} target="_blank" rel="noreferrer">
                {id}
              </a>
            </p>
          ))}
        </div>
      )}
      {barred.length > 0 && (
        <ul className="space-y-1 text-sm text-soft">
          {barred.slice(0, others).map(({ item, rule, message }) => (
            <li key={JSON.stringify(item)}>
              {told.barred(name(item), message)} <RuleId rule={rule} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-xs text-soft">
        {told.ground(playouts)}
        {blind && ` ${told.blind}`}
      </p>
    </div>
  );
}

/** What choices at a step are called, at the beginning of a line. */
function nameAt(table: TableProps, step: string): (choice: unknown) => string {
  return (choice) => raised(choiceText(choice as Json, (item, field) => table.label(item, step, field)));
}

/** What is said at the beginning of a line. */
const raised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A choice that is not the best, and by how much. */
function Other({
  weighed,
  name,
  reach,
}: {
  readonly weighed: Weighed;
  readonly name: string;
  readonly reach: Advice['reach'];
}) {
  const { behind, runs, wickets } = weighed;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line pt-1">
      <span className="min-w-0">
        {name}
        <span className="block text-xs text-soft">{told.brings(reach, runs, wickets)}</span>
      </span>
      <span className="text-right tabular-nums">{told.behind(behind)}</span>
    </li>
  );
}

/** The rules by which a decision is there, in words. */
function rulesBehind({ rulebook, words: texts }: RoomState, step: string): readonly ToldRule[] {
  if (!rulebook) return [];
  const find = (at: typeof rulebook.flow): readonly string[] | null => {
    if (at.id === step && at.step?.kind === 'decision') return [at.step.rule ?? []].flat();
    for (const child of at.children) {
      const found = find(child);
      if (found) return found;
    }
    return null;
  };
  const registries = texts?.registries ?? [];
  return (find(rulebook.flow) ?? [])
    .map((id) => tellRule(id, registries, rulebook.selection.rulings))
    .filter(({ text }) => text !== null);
}
