import type { TableProps } from '../table.js';
import { Ask } from './ask.js';
import { Shown } from './shown.js';

/** The table of any game: what the side may see in words, and controls made from the domains. */
export default function GenericTable(props: TableProps) {
  return (
    <div className="grid gap-4">
      <Shown view={props.view} picture={props.picture} />
      <Ask {...props} />
    </div>
  );
}
