import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { words } from '../words.js';

interface SheetProps {
  readonly open: boolean;
  readonly close: () => void;
  readonly title: string;
  readonly say?: string;
  readonly children: ReactNode;
}

/** A dialog: in the middle of a desktop, at the foot of a phone. */
export function Sheet({ open, close, title, say, children }: SheetProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black/50" />
        <Dialog.Content
          className="fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] overflow-y-auto rounded-t-2xl border border-line bg-panel p-5 shadow-2xl sm:inset-x-auto sm:bottom-auto sm:left-1/2 sm:top-1/2 sm:w-[min(42rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl"
          {...(say ? {} : { 'aria-describedby': undefined })}
        >
          <div className="mb-3 flex items-start justify-between gap-4">
            <div>
              <Dialog.Title className="text-xl font-semibold">{title}</Dialog.Title>
              {say && <Dialog.Description className="mt-1 text-sm text-soft">{say}</Dialog.Description>}
            </div>
            <Dialog.Close className="button button-quiet button-icon -mr-2 -mt-2 shrink-0" aria-label={words.app.close}>
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
