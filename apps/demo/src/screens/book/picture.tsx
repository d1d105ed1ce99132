import { ImageDown } from 'lucide-react';
import type { Book } from '../../engine/sight.js';
import { download } from '../../storage/download.js';
import { words } from '../../words.js';
import { drawBook } from './draw.js';

/** Saves the scorecard and the worm as a picture. */
export function SavePicture({ book }: { readonly book: Book }) {
  return (
    <button
      type="button"
      className="button mt-6"
      onClick={() => void drawBook(book).then((blob) => download('scorecard.png', blob))}
    >
      <ImageDown aria-hidden size={18} />
      {words.match.exportPicture}
    </button>
  );
}
