import { oversText, runsText, type Scorecard } from '@howzat/core/scorebook';
import type { Book } from '../../engine/sight.js';
import { inWords } from '../../language/spoken.js';
import { words } from '../../words.js';

const width = 1000;
const margin = 48;
const row = 34;
const worm = { height: 300, left: 56 } as const;
const serif = 'Georgia, serif';
const ink = '#1d2a22';
const soft = '#56605a';
const red = '#a3242c';
const green = '#1f5437';
const paper = '#fffdf7';

/** The colours of the innings: home, away, as in the charts of the page by day. */
const sides = ['#1f5f8b', '#9a3b12'] as const;

/** A pen that writes line below line. */
class Pen {
  private y = margin;

  constructor(readonly on: CanvasRenderingContext2D) {}

  get at(): number {
    return this.y;
  }

  skip(by: number): void {
    this.y += by;
  }

  /** A line with what stands at its left and at its right. */
  line(text: string, right: string, font: string, colour: string = ink): void {
    const { on } = this;
    on.font = font;
    on.fillStyle = colour;
    on.textAlign = 'left';
    on.fillText(text, margin, this.y, width - 2 * margin - 320);
    on.textAlign = 'right';
    on.fillText(right, width - margin, this.y);
    this.y += row;
  }
}

/**
 * The scorecard as it is printed in a newspaper, with the worm below it, as a PNG.
 * @throws Error where the browser cannot draw
 */
export async function drawBook({ card, charts }: Pick<Book, 'card' | 'charts'>): Promise<Blob> {
  const rows = card.innings.reduce((n, { batting, bowling }) => n + batting.length + bowling.length + 5, 3);
  const grows = charts.filter(({ worm: points }) => points.length > 1);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = 2 * margin + rows * row + (grows.length > 0 ? worm.height + 2 * row : 0);
  const pen = penFor(canvas, paper);
  writeCard(pen, card);
  if (grows.length > 0) drawWorm(pen, card, grows);
  return pngOf(canvas);
}

/**
 * A pen for a canvas of one colour.
 * @throws Error where the browser cannot draw
 */
export function penFor(canvas: HTMLCanvasElement, ground: string): Pen {
  const on = canvas.getContext('2d');
  if (!on) throw new Error(words.app.broken);
  on.fillStyle = ground;
  on.fillRect(0, 0, canvas.width, canvas.height);
  return new Pen(on);
}

/** What is drawn, as a PNG. */
export function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.app.broken))), 'image/png'),
  );
}

function writeCard(pen: Pen, card: Scorecard): void {
  pen.line(words.match.title(card.names.home, card.names.away), card.title, `bold 30px ${serif}`);
  pen.line(inWords(card.result ?? ''), '', `22px ${serif}`, red);
  for (const { innings, batting, extras, bowling } of card.innings) {
    pen.skip(row / 2);
    const overs = oversText(innings.oversCompleted, innings.ballsOfOver);
    pen.line(
      innings.battingName,
      `${runsText(innings)} (${words.match.overs(overs, null)})`,
      `bold 24px ${serif}`,
      green,
    );
    for (const each of batting)
      pen.line(`${each.name}, ${inWords(each.howOut)}`, `${each.runs} (${each.balls})`, `20px ${serif}`);
    pen.line(words.book.extras, `${extras.total}`, `20px ${serif}`);
    for (const each of bowling)
      pen.line(
        each.name,
        `${oversText(Math.floor(each.balls / card.ballsPerOver), each.balls % card.ballsPerOver)}-${each.maidens}-${each.runs}-${each.wickets}`,
        `italic 20px ${serif}`,
        soft,
      );
  }
}

/** Runs by over, a line for each innings, each wicket a dot. */
function drawWorm(pen: Pen, card: Scorecard, charts: Book['charts']): void {
  pen.skip(row);
  pen.line(words.book.worm, words.book.wormSay, `bold 24px ${serif}`, green);
  const { on, at: top } = pen;
  const overs = Math.max(1, ...charts.flatMap(({ worm: points }) => points.map((point) => Math.ceil(point.overs))));
  const runs = Math.max(1, ...charts.flatMap(({ worm: points }) => points.map((point) => point.runs)));
  const x = (over: number): number => margin + worm.left + (over / overs) * (width - 2 * margin - worm.left);
  const y = (made: number): number => top + worm.height - row - (made / runs) * (worm.height - 2 * row);
  drawAxes(on, overs, runs, x, y);
  for (const [at, { innings, batting, worm: points, wickets }] of charts.entries()) {
    const number = card.innings.findIndex((each) => each.innings.number === innings);
    const colour = sides[card.innings[number]?.innings.batting ?? 0];
    on.strokeStyle = colour;
    on.lineWidth = 4;
    on.setLineDash(at > 1 ? [8, 6] : []);
    on.beginPath();
    for (const point of points) on.lineTo(x(point.overs), y(point.runs));
    on.stroke();
    on.setLineDash([]);
    on.fillStyle = red;
    for (const fell of wickets) {
      on.beginPath();
      on.arc(x(fell.overs), y(fell.runs), 7, 0, 2 * Math.PI);
      on.fill();
    }
    on.fillStyle = colour;
    on.textAlign = 'left';
    on.font = `bold 20px ${serif}`;
    on.fillText(batting, x(0) + 12, top + at * 24, 300);
  }
}

function drawAxes(
  on: CanvasRenderingContext2D,
  overs: number,
  runs: number,
  x: (over: number) => number,
  y: (made: number) => number,
): void {
  on.strokeStyle = '#ddd3bc';
  on.lineWidth = 1;
  on.fillStyle = soft;
  on.font = `18px ${serif}`;
  on.textAlign = 'right';
  for (const made of [0, Math.round(runs / 2), runs]) {
    on.beginPath();
    on.moveTo(x(0), y(made));
    on.lineTo(x(overs), y(made));
    on.stroke();
    on.fillText(`${made}`, x(0) - 8, y(made) + 6);
  }
  on.textAlign = 'center';
  const step = Math.ceil(overs / 10);
  for (let over = step; over <= overs; over += step) on.fillText(`${over}`, x(over), y(0) + 24);
}
