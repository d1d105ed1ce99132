import type { CommentaryLine } from '@howzat/core/scorebook';
import { Link } from 'react-router';
import { plain } from '../match/commentary.js';
import { words } from './words.js';

const told = words.facts;

/** As many of them as fit into two lines, and on a phone into fewer; the commentary has all. */
const most = 4;
const mostOnPhone = 2;
/** What takes more letters than this is no fact to be read in passing. */
const long = 60;

interface FactsProps {
  readonly variant: string;
  readonly lines: readonly CommentaryLine[];
  /** On a phone a guide takes their place. */
  readonly guided: boolean;
}

/** What was chosen for whoever plays, before the first ball: shown as facts, with the way to choose for oneself. */
export default function Facts({ variant, lines, guided }: FactsProps) {
  const facts = lines
    .filter(({ kind }) => kind === 'toss' || kind === 'election' || kind === 'announcement')
    .map(plain)
    .filter(({ length }) => length <= long)
    .slice(-most);
  if (facts.length === 0 || lines.some(({ kind }) => kind === 'ball')) return null;
  return (
    <p className={`text-xs leading-snug text-soft sm:text-sm ${guided ? 'max-lg:hidden' : ''}`} data-facts>
      <span className="font-semibold">{told.title}:</span>{' '}
      {facts.map((fact, at) => (
        <span key={fact} className={at < facts.length - mostOnPhone ? 'max-lg:hidden' : ''}>
          {fact} ·{' '}
        </span>
      ))}
      <Link className="link" to={`/new/${variant}`}>
        {told.change}
      </Link>
    </p>
  );
}
