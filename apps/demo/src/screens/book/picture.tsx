import { oversText, runsText, type Scorecard } from '@howzat/core/scorebook';
import { ImageDown } from 'lucide-react';
import { download } from '../../storage/download.js';
import { words } from '../../words.js';

const width = 1000;
const margin = 48;
const row = 34;

/** Draws the scorecard on a canvas, as it is printed in a newspaper. */
async function draw(card: Scorecard): Promise<Blob> {
  const rows = card.innings.reduce((n, { batting, bowling }) => n + batting.length + bowling.length + 5, 3);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 2 * margin + rows * row;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error(words.app.broken);
  pen.fillStyle = '#fffdf7';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  let y = margin;
  const line = (text: string, right: string, font: string, colour = '#1d2a22'): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = 'left';
    pen.fillText(text, margin, y, width - 2 * margin - 320);
    pen.textAlign = 'right';
    pen.fillText(right, width - margin, y);
    y += row;
  };
  const serif = 'Georgia, serif';
  line(`${card.names.home} v ${card.names.away}`, card.title, `bold 30px ${serif}`);
  line(card.result ?? '', '', `22px ${serif}`, '#a3242c');
  for (const { innings, batting, extras, bowling } of card.innings) {
    y += row / 2;
    const overs = oversText(innings.oversCompleted, innings.ballsOfOver);
    line(innings.battingName, `${runsText(innings)} (${overs} ov)`, `bold 24px ${serif}`, '#1f5437');
    for (const each of batting) line(`${each.name}, ${each.howOut}`, `${each.runs} (${each.balls})`, `20px ${serif}`);
    line(words.book.extras, `${extras.total}`, `20px ${serif}`);
    for (const each of bowling)
      line(
        each.name,
        `${oversText(Math.floor(each.balls / card.ballsPerOver), each.balls % card.ballsPerOver)}-${each.maidens}-${each.runs}-${each.wickets}`,
        `italic 20px ${serif}`,
        '#56605a',
      );
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.app.broken))), 'image/png'),
  );
}

/** Saves the scorecard as a picture. */
export function SavePicture({ card }: { readonly card: Scorecard }) {
  return (
    <button
      type="button"
      className="button mt-6"
      onClick={() => void draw(card).then((blob) => download('scorecard.png', blob))}
    >
      <ImageDown aria-hidden size={18} />
      {words.match.exportPicture}
    </button>
  );
}
