// Makes strips of frames of what is shown of a ball: a wicket and a six (or the most runs that a ball brings) in each game, on a phone and
// on a laptop, as pictures to look at. It plays in the built app.
//   node scripts/film.mjs <folder> [--only ctg]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { matchOf, played } from './played.mjs';
import { serve } from './serve.mjs';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });
const [folder] = positionals;
if (!folder) throw new Error('Name the folder for the pictures: node scripts/film.mjs <folder>.');

const screens = { phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 } };
/** So many frames make a strip, in rows of so many. */
const frames = { phone: [16, 8], laptop: [12, 4] };
/** A ball is shown no longer than this, in milliseconds, with what leads to it. */
const longest = 6000;
/** So much of what stood there before is in it, in seconds. */
const before = 0.15;
/** What is shown of a ball that is wanted: at Wicked Cricket, where an over is one throw, its runs. */
const partOf = (kind, id) => `[data-shows="${kind === 'six' && id === 'wicked' ? 'runs' : kind}"]`;
/** After so many balls it is given up. */
const mostBalls = 30;
/** How wide a frame is in a strip. */
const wide = { phone: 240, laptop: 440 };

/** Which balls of a match are a wicket, and which bring most runs. */
function isWanted(kind, delivery) {
  return kind === 'wicket' ? delivery.outs.length > 0 && delivery.outs[0].how !== 'retired' : delivery.bat >= 6;
}

/** A match as it stands before a ball of that kind; its record says that two computers play on. */
function recordBefore(game, kind) {
  for (let seed = 1; seed <= 30; seed++) {
    const match = matchOf(game, seed);
    const balls = match.log().flatMap(({ delivery }) => delivery ?? []);
    const at = balls.findIndex((delivery, ball) => ball > 2 && isWanted(kind, delivery));
    if (at < 0) continue;
    for (let length = match.length; length > 0; length--) {
      const then = match.goTo(length);
      const so = then.log().filter(({ delivery }) => delivery !== null).length;
      // of an order of cubes a whole over comes
      if (so <= at) return then.record();
    }
  }
  throw new Error(`No match of ${game[0].id} has a ${kind}.`);
}

/** Frames of the first ball of that kind, from when it begins to be shown until it has been. */
async function filmed(page, kind, id) {
  const cdp = await page.context().newCDPSession(page);
  let shots = [];
  cdp.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
    shots.push({ data, at: metadata.timestamp });
    void cdp.send('Page.screencastFrameAck', { sessionId });
  });
  await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 80 });
  const show = page.locator('.show').first();
  const wanted = page.locator(partOf(kind, id)).first();
  for (let balls = 0; balls < mostBalls; balls++) {
    await show.waitFor({ timeout: 60_000 });
    const begun = Date.now() / 1000;
    const found = await Promise.race([
      wanted.waitFor({ timeout: longest }).then(
        () => true,
        () => false,
      ),
      show.waitFor({ state: 'detached', timeout: longest }).then(
        () => false,
        () => false,
      ),
    ]);
    await show.waitFor({ state: 'detached', timeout: longest }).catch(() => {});
    await page.waitForTimeout(100);
    if (found) {
      await cdp.send('Page.stopScreencast');
      return shots.filter(({ at }) => at > begun - before);
    }
    shots = [];
  }
  throw new Error(`No ${kind} was shown in ${mostBalls} balls.`);
}

/** Some of many, from all over them. */
const spread = (all, most) =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, n) => all[Math.round((n * (all.length - 1)) / (most - 1))]);

/** The frames side by side, each with its time. */
async function strip(browser, shots, screen, file) {
  const [most, row] = frames[screen];
  const page = await browser.newPage({ viewport: { width: row * wide[screen], height: 100 } });
  const begun = shots[0]?.at ?? 0;
  const cells = spread(shots, most).map(
    ({ data, at }) =>
      `<figure><img src="data:image/jpeg;base64,${data}"><figcaption>${Math.round(1000 * (at - begun))} ms</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:0;font:12px sans-serif;display:grid;grid-template-columns:repeat(${row},1fr);gap:4px;align-content:start}figure{margin:0}img{width:100%}</style>${cells.join('')}`,
  );
  writeFileSync(file, await page.screenshot({ fullPage: true }));
  await page.close();
}

mkdirSync(folder, { recursive: true });
const { address, stop } = await serve(0);
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
for (const [id, game] of Object.entries(played)) {
  if (values.only && values.only !== id) continue;
  for (const kind of ['wicket', 'six'])
    for (const [screen, viewport] of Object.entries(screens)) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block', colorScheme: 'light' });
      const page = await context.newPage();
      await page.goto(address);
      const text = JSON.stringify(recordBefore(game, kind));
      await page
        .getByLabel('Open a record')
        .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
      const shots = await filmed(page, kind, id);
      const file = join(folder, `${id}-${kind}-${screen}.png`);
      await strip(browser, shots, screen, file);
      console.log(`${file}: ${shots.length} frames`);
      await context.close();
    }
}
await browser.close();
stop();
