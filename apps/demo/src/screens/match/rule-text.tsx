import { langOfGames, ruleIn } from '../../language/spoken.js';
import type { ToldRule } from './rule-words.js';

/** What a rule says, in the language of the page where it has words for it. */
export function RuleText({ rule: { id, text } }: { readonly rule: Pick<ToldRule, 'id' | 'text'> }) {
  return ruleIn(id) ?? <span lang={langOfGames()}>{text ?? id}</span>;
}
