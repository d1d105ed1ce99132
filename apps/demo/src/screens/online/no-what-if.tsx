import { words } from '../../online/words.js';
import { words as sentences } from '../../words.js';

/** Why a ball is not played again under other readings: the rules of the match are not all here. */
export default function NoWhatIf() {
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h3 className="text-lg font-semibold">{sentences.match.suppose}</h3>
      <p className="text-sm text-soft">{words.noWhatIf}</p>
    </section>
  );
}
