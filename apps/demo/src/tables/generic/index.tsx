import { LaidOut } from '../pieces/laid-out.js';
import { useStanding } from '../pieces/told.js';
import type { TableProps } from '../table.js';
import { Ask } from './ask.js';
import { Fields, Picture } from './shown.js';

/** The table of any game: what the side may see in words, and controls made from the domains. */
export default function GenericTable(props: TableProps) {
  const { picture, view } = useStanding(props, props.pace);
  return (
    <LaidOut
      board={
        <div className="max-h-full overflow-y-auto">
          {picture.length > 0 ? <Picture view={view} lines={picture} /> : <Fields view={view} />}
        </div>
      }
      ask={<Ask {...props} />}
    />
  );
}
