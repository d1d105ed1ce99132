import type { Registry } from '@howzat/core/author';
import type { CommentaryLine } from '@howzat/core/scorebook';
import { ExternalLink } from 'lucide-react';
import { Sheet } from '../../shell/dialog.js';
import { words } from '../../words.js';
import { plain } from './commentary.js';
import { type Readings, type ToldRule, tellRule } from './rule-words.js';

const told = words.match;

interface WhyProps {
  readonly line: CommentaryLine;
  readonly registries: readonly Registry[];
  readonly readings: Readings;
  readonly close: () => void;
  /** What stands below the rules: another reading of them. */
  readonly children?: React.ReactNode;
}

/** The rules that decided a ball, in plain words: those of the game first, the Laws that every game shares behind them. */
export function Why({ line, registries, readings, close, children }: WhyProps) {
  // the log has them in the order of the flow: what settled it comes last there, and is what somebody wants to read first
  const rules = line.rules.map((id) => tellRule(id, registries, readings)).reverse();
  const laws = rules.filter(({ id }) => id.startsWith('core.'));
  const own = rules.filter(({ id }) => !id.startsWith('core.'));
  return (
    <Sheet open close={close} title={told.whyTitle} say={plain(line)}>
      {own.length === 0 ? <p className="text-soft">{told.whyNone}</p> : <Rules rules={own} />}
      {laws.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-10 py-2 font-semibold">{told.laws}</summary>
          <Rules rules={laws} />
        </details>
      )}
      {children}
    </Sheet>
  );
}

function Rules({ rules }: { readonly rules: readonly ToldRule[] }) {
  return (
    <ul className="space-y-3" data-rules>
      {rules.map(({ id, text, page }) => (
        <li key={id} className="rounded-xl border border-line bg-raised p-3">
          <p>{text ?? id}</p>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-soft">
            <code>{id}</code>
            <a className="link inline-flex min-h-8 items-center gap-1" href={page} target="_blank" rel="noreferrer">
              {told.readMore}
              <ExternalLink aria-hidden size={14} />
              <span className="sr-only">: {id}</span>
            </a>
          </p>
        </li>
      ))}
    </ul>
  );
}
