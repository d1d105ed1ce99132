import { Copy, ImageDown, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { download } from '../storage/download.js';
import { words } from '../words.js';
import { Sheet } from './dialog.js';
import { Loading } from './loading.js';
import { Notice } from './notice.js';

const told = words.share;

/** Something to show to others: a picture, and the same in words. */
export interface Shareable {
  readonly picture: Blob;
  readonly text: string;
}

interface PictureSheetProps {
  readonly title: string;
  readonly say?: string;
  /** The name of the file, without its ending. */
  readonly file: string;
  readonly make: () => Promise<Shareable>;
  readonly close: () => void;
}

/** Shows a picture before it is handed on: to another app, as a file, or its words to the clipboard. */
export function PictureSheet({ title, say, file, make, close }: PictureSheetProps) {
  const [made, setMade] = useState<(Shareable & { readonly url: string }) | null>(null);
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let wanted = true;
    make().then(
      (shareable) => {
        if (!wanted) return;
        url = URL.createObjectURL(shareable.picture);
        setMade({ ...shareable, url });
      },
      (error: Error) => wanted && setWrong(error.message),
    );
    return () => {
      wanted = false;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [make]);
  const name = `${file}.png`;
  const handOn = made && { files: [new File([made.picture], name, { type: 'image/png' })], text: made.text };
  const attempt = (doing: Promise<void>, done: string): void => {
    doing.then(
      () => setSaid(done),
      // who thought better of it has not failed
      (error: Error) => error.name !== 'AbortError' && setWrong(error.message),
    );
  };
  return (
    <Sheet open close={close} title={title} {...(say === undefined ? {} : { say })}>
      {wrong !== null && <Notice alert title={wrong} />}
      {made ? (
        <>
          <img src={made.url} alt={made.text} className="mb-3 max-h-[45dvh] w-full rounded-xl object-contain" />
          <div className="flex flex-wrap gap-2">
            {handOn && navigator.canShare?.(handOn) && (
              <button
                type="button"
                className="button button-main"
                onClick={() => attempt(navigator.share(handOn), told.shared)}
              >
                <Share2 aria-hidden size={18} />
                {told.share}
              </button>
            )}
            <button type="button" className="button" onClick={() => download(name, made.picture)}>
              <ImageDown aria-hidden size={18} />
              {told.save}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => attempt(navigator.clipboard.writeText(made.text), told.copied)}
            >
              <Copy aria-hidden size={18} />
              {told.copy}
            </button>
          </div>
        </>
      ) : (
        wrong === null && <Loading />
      )}
      <p role="status" className="mt-2 min-h-5 text-sm text-soft">
        {said}
      </p>
    </Sheet>
  );
}
