import type { Registry } from '@howzat/core/author';
import { type CommentaryLine, rulesAround } from '@howzat/core/scorebook';
import { ExternalLink } from 'lucide-react';
import { Sheet } from '../../shell/dialog.js';
import { Said } from '../../shell/said.js';
import { words } from '../../words.js';
import { plain } from './commentary.js';
import { RuleText } from './rule-text.js';
import { type Readings, type ToldRule, tellRule } from './rule-words.js';

const told = words.match;

interface WhyProps {
  readonly line: CommentaryLine;
  readonly registries: readonly Registry[];
  readonly readings: Readings;
  /** The rulebooks that have no page here. */
  readonly told: readonly string[];
  readonly close: () => void;
  /** What stands below the rules: another reading of them. */
  readonly children?: React.ReactNode;
}

/** Why it went so, in a sentence and by the rule that decided it. What led to that rule and what followed is folded behind. */
export function Why({ line, registries, readings, told: elsewhere, close, children }: WhyProps) {
  const { deciding, before, after, laws } = rulesAround(line.rules, line.reason?.rule ?? null);
  const tell = (ids: readonly string[]): readonly ToldRule[] => ids.map((id) => tellRule(id, registries, readings));
  // what has no sentence is told by all its rules, the last of which settled it
  const first = deciding === null ? before.toReversed() : [deciding];
  const folded: readonly (readonly [string, readonly string[]])[] = [
    [told.whyBefore, deciding === null ? [] : before],
    [told.whyAfter, after],
    [told.laws, laws],
  ];
  return (
    <Sheet open close={close} title={told.whyTitle} say={plain(line)}>
      {line.reason && (
        <p className="mb-3 font-display text-lg leading-snug font-semibold" data-reason>
          <Said text={line.reason.text} />
        </p>
      )}
      {first.length === 0 ? (
        <p className="text-soft">{told.whyNone}</p>
      ) : (
        <Rules rules={tell(first)} elsewhere={elsewhere} />
      )}
      {folded.map(
        ([title, ids]) =>
          ids.length > 0 && (
            <details key={title} className="mt-3">
              <summary className="min-h-10 py-2 font-semibold">{told.whyFolded(title, ids.length)}</summary>
              <Rules rules={tell(ids)} elsewhere={elsewhere} />
            </details>
          ),
      )}
      {children}
    </Sheet>
  );
}

interface RulesProps {
  readonly rules: readonly ToldRule[];
  readonly elsewhere: readonly string[];
}

function Rules({ rules, elsewhere }: RulesProps) {
  return (
    <ul className="space-y-3" data-rules>
      {rules.map(({ id, text, rulebook, page }) => (
        <li key={id} className="rounded-xl border border-line bg-raised p-3">
          <p>
            <RuleText rule={{ id, text }} />
          </p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <code>{id}</code>
            {!elsewhere.includes(rulebook) && (
              <a className="link inline-flex min-h-8 items-center gap-1" href={page} target="_blank" rel="noreferrer">
                {told.readMore}
                <ExternalLink aria-hidden size={14} />
                <span className="sr-only">: {id}</span>
              </a>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
