import { Sheet } from '../../shell/dialog.js';
import { words } from '../../words.js';

const told = words.keys;

/** What the keys do. */
export function Keys({ close }: { readonly close: () => void }) {
  return (
    <Sheet open close={close} title={told.title} say={told.say}>
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2">
        {told.all.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-md border border-line bg-raised px-2 py-0.5 font-semibold">{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
