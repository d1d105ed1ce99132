// Measures the built app on the phone profile: 1.6 Mbit/s down, 150 ms round trip, a CPU four times slower, or as many times as --slower says.
//   node scripts/measure.mjs [--loads 5] [--only frames] [--game ctg] [--slower 4]
// The largest contentful paint is the median of cold loads. A decision is timed from the press of the button until the screen
// shows that it came in; scrubbing by the longest task that it makes, the median of as many times through the match as there are
// loads. Both begin once the app lies on the device. Frames are those while balls are shown, in a match of two computers at each game:
// what counts is the time from one to the next. It depends on what else this machine does, so leave it alone meanwhile.
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { chromiumPath } from '../../../scripts/lib/chromium.mjs';
import { waitsIn, watchFrames } from './frames.mjs';
import { matchOf, played } from './played.mjs';
import { serve } from './serve.mjs';

const { values } = parseArgs({
  options: {
    loads: { type: 'string', default: '5' },
    only: { type: 'string' },
    game: { type: 'string' },
    slower: { type: 'string', default: '4' },
  },
});
const limits = { paint: 2500, decision: 100, task: 50, frame: 17, longest: 50 };
/** So long balls are looked at, in milliseconds. */
const watched = 20_000;

const executablePath = browserPath();
const { address, stop } = await serve(0);
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
const measures = { paint, decision, scrubbing, frames };
if (values.only && !(values.only in measures))
  throw new Error(`What is measured is ${Object.keys(measures).join(', ')}; not ${values.only}.`);
const results = [];
for (const [name, measure] of Object.entries(measures))
  if (!values.only || values.only === name) results.push(...[await measure()].flat());
await browser.close();
stop();
for (const { what, value, limit, all } of results)
  console.log(
    `${value <= limit ? 'ok  ' : 'OVER'} ${what}: ${value.toFixed(0)} ms of ${limit} ms (${all.map((each) => each.toFixed(0)).join(', ')})`,
  );
process.exitCode = results.every(({ value, limit }) => value <= limit) ? 0 : 1;

function browserPath() {
  try {
    return chromiumPath();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** A fresh profile on a phone. */
async function phone({ network = true, settings = '{"speed":"instant"}' } = {}) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    hasTouch: true,
  });
  await context.addInitScript((kept) => localStorage.setItem('howzat.settings', kept), settings);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  if (network)
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: 1.6e6 / 8,
      uploadThroughput: 0.75e6 / 8,
    });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  return { context, page };
}

/** After a first visit the app is put on the device for later ones: that is over when a match is well under way. */
async function installed(page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== 'activated') await new Promise((done) => setTimeout(done, 50));
  });
}

function median(all) {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];
}

async function paint() {
  const all = [];
  for (let n = 0; n < Number(values.loads); n++) {
    const { context, page } = await phone();
    await page.addInitScript(() => {
      globalThis.paints = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.paints.push(entry.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    all.push(await page.evaluate(() => globalThis.paints.at(-1)));
    await context.close();
  }
  return { what: 'largest contentful paint, median', value: median(all), limit: limits.paint, all };
}

/** From the press to the next frame in which the choice has come in, in a match between two people: nobody else is waited for. */
async function decision() {
  const { context, page } = await phone({ network: false });
  await page.goto(`${address}new/hand-cricket`);
  await installed(page);
  await page.getByRole('radio', { name: /Two people/ }).check();
  await page.getByRole('button', { name: 'Start the match' }).click();
  const all = [];
  for (let n = 0; n < 14; n++) {
    await page.waitForFunction(() =>
      document.querySelector('[data-result], [data-curtain] button, [data-ask] button:not(:disabled)'),
    );
    if ((await page.locator('[data-result]').count()) > 0) break;
    const curtain = page.locator('[data-curtain] button');
    if ((await curtain.count()) > 0) {
      await curtain.click();
      continue;
    }
    await page.waitForTimeout(200);
    all.push(
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            const table = document.querySelector('[data-seen]');
            const before = table.getAttribute('data-seen');
            const buttons = [...document.querySelectorAll('[data-ask] button:not(:disabled)')];
            const begun = performance.now();
            const look = () => {
              if (document.querySelector('[data-seen]')?.getAttribute('data-seen') !== before)
                requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
              else requestAnimationFrame(look);
            };
            (buttons.find(({ textContent }) => textContent === 'Play it') ?? buttons[0]).click();
            look();
          }),
      ),
    );
  }
  await context.close();
  return { what: 'a decision on the screen, median', value: median(all), limit: limits.decision, all };
}

async function scrubbing() {
  const [ctg, player] = played.ctg;
  const record = matchOf([ctg, player, 't20'], 3).record();
  const { context, page } = await phone({ network: false });
  await page.addInitScript(() => {
    globalThis.tasks = [];
    // the browser reports those that take 50 ms and more
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.goto(address);
  await installed(page);
  await page
    .getByLabel('Open a record')
    .setInputFiles({ name: 't20.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.locator('[data-result]').waitFor({ timeout: 120_000 });
  // found once: to look for it by its role would be work of the page's that no hand makes
  const scrubber = await page.getByRole('slider', { name: 'Moment of the match' }).elementHandle();
  await page.waitForTimeout(3000);
  const most = Number(await scrubber.getAttribute('max'));
  await scrubber.scrollIntoViewIfNeeded();
  const all = [];
  for (let n = 0; n < Number(values.loads); n++) all.push(await longestTask(page, scrubber, most));
  await context.close();
  return { what: `longest task while scrubbing ${most} balls, median`, value: median(all), limit: limits.task, all };
}

/** Goes to 40 moments all over the match. Gives the longest task that it made in milliseconds; 0 where none took 50. */
async function longestTask(page, scrubber, most) {
  await page.evaluate(() => {
    globalThis.tasks.length = 0;
  });
  for (let n = 0; n < 40; n++) {
    await scrubber.evaluate(
      (slider, to) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(slider, String(to));
        slider.dispatchEvent(new Event('input', { bubbles: true }));
      },
      Math.round((most * ((n * 17) % 40)) / 40),
    );
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(500);
  return Math.max(0, ...(await page.evaluate(() => globalThis.tasks)));
}

/** How long frames of balls are waited for in each game: the 95th percentile, and the longest. */
async function frames() {
  const results = [];
  for (const [id, game] of Object.entries(played)) {
    if (values.game && values.game !== id) continue;
    const waits = (await waitsFor(game)).sort((a, b) => a - b);
    const slowest = waits.slice(-5);
    results.push(
      {
        what: `from frame to frame while balls of ${id} are shown, 95 of 100 (${waits.length} frames)`,
        value: waits[Math.floor(0.95 * waits.length)] ?? Number.POSITIVE_INFINITY,
        limit: limits.frame,
        all: [0.5, 0.9, 0.99].map((share) => waits[Math.floor(share * waits.length)] ?? 0),
      },
      {
        what: `the longest wait for a frame while balls of ${id} are shown`,
        value: slowest.at(-1) ?? Number.POSITIVE_INFINITY,
        limit: limits.longest,
        all: slowest,
      },
    );
  }
  return results;
}

/** How long each frame is waited for in a match of two computers, from its first balls on. */
async function waitsFor(game) {
  const match = matchOf(game, 3);
  const record = match.goTo(Math.round(match.length / 10)).record();
  const { context, page } = await phone({ network: false, settings: '{"speed":"normal"}' });
  await page.goto(address);
  await installed(page);
  await page
    .getByLabel('Open a record')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.locator('.show').first().waitFor({ state: 'attached', timeout: 120_000 });
  await page.evaluate(watchFrames);
  await page.waitForTimeout(watched);
  const seen = await page.evaluate(() => globalThis.howzatFrames);
  await context.close();
  return waitsIn(seen);
}
