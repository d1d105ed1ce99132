import { words } from '../words.js';
import { Sheet } from './dialog.js';

interface AskedProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: string;
  readonly say: string;
  readonly yes: string;
  readonly go: () => void;
}

/** Asks before something that cannot be taken back. */
export default function Asked({ open, close, title, say, yes, go }: AskedProps) {
  return (
    <Sheet open={open} close={close} title={title} say={say}>
      <div className="flex justify-end gap-2">
        <button type="button" className="button" onClick={close}>
          {words.app.cancel}
        </button>
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            close();
            go();
          }}
        >
          {yes}
        </button>
      </div>
    </Sheet>
  );
}
