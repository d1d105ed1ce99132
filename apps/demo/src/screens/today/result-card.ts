import { dayText } from '../../daily/day.js';
import { words } from '../../daily/words.js';
import { inWords } from '../../language/spoken.js';
import type { Shareable } from '../../shell/picture-sheet.js';
import type { DayResult } from '../../storage/day-result.js';
import { variantEntry } from '../../variants.js';
import { penFor, pngOf } from '../book/draw.js';

const told = words.card;
const serif = 'Georgia, serif';
const width = 1000;
const height = 560;
const cream = '#f7f3e8';
const pale = '#cfe3d4';
const gold = '#ffe39a';

/** The lines of a card. None tells of a ball: somebody else has it still to come. */
function linesOf({ day, variant, result, scores, undos }: DayResult, streak: number): readonly string[] {
  const game = variantEntry(variant)?.title ?? variant;
  return [
    told.head,
    told.of(dayText(day), game),
    inWords(result),
    ...scores.map(inWords),
    `${told.streak(streak)} · ${told.undos(undos)}`,
  ];
}

/** The result of a day to show to others, as a picture and in words. */
export async function resultCard(result: DayResult, streak: number): Promise<Shareable> {
  const lines = linesOf(result, streak);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const { on } = penFor(canvas, '#173f2a');
  drawGround(on);
  on.textAlign = 'left';
  let y = 92;
  for (const [at, line] of lines.entries()) {
    const large = at === 2;
    on.font = `${large ? 'bold 52' : at === 0 ? 'bold 34' : '30'}px ${serif}`;
    on.fillStyle = large ? gold : at === 0 ? cream : pale;
    y += large ? 40 : 0;
    on.fillText(line, 64, y, width - 128);
    y += large ? 64 : 52;
  }
  return { picture: await pngOf(canvas), text: [...lines, `${location.origin}/today`].join('\n') };
}

/** A ground from above, faintly, behind the words. */
function drawGround(on: CanvasRenderingContext2D): void {
  on.fillStyle = '#1f5437';
  on.beginPath();
  on.ellipse(width - 170, height / 2, 300, 230, 0, 0, 2 * Math.PI);
  on.fill();
  on.strokeStyle = 'rgb(255 255 255 / 0.25)';
  on.lineWidth = 3;
  on.setLineDash([3, 12]);
  on.beginPath();
  on.ellipse(width - 170, height / 2, 280, 212, 0, 0, 2 * Math.PI);
  on.stroke();
  on.setLineDash([]);
  on.fillStyle = 'rgb(217 197 149 / 0.35)';
  on.fillRect(width - 184, height / 2 - 60, 28, 120);
}
