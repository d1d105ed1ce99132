import type { TableProps } from '../table.js';
import { Ask } from './ask.js';
import { Fields, Picture } from './shown.js';

/** The table of any game: what the side may see in words, and controls made from the domains. */
export default function GenericTable(props: TableProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {props.picture.length > 0 && <Picture view={props.view} lines={props.picture} />}
      <Ask {...props} />
      {props.picture.length === 0 && <Fields view={props.view} />}
    </div>
  );
}
