/** @module-tag keeping */
import type { Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../scripts/serve.mjs';
import { sampled } from './depth.js';
import { keptOf, seenOn, untilKept } from './kept.js';
import { type Device, device } from './killed-browser.js';
import { answer, begin, untilAsked, untilTaken } from './playing.js';

let address: string;
let stop: () => void;
const devices = new Set<Device>();
beforeAll(async () => {
  ({ address, stop } = await serve(0, { docs: null }));
});
afterAll(async () => {
  for (const each of devices) await each.discard();
  stop?.();
});

function freshDevice(): Device {
  const made = device();
  devices.add(made);
  return made;
}

/** What a page or a worker says when it comes to the place at which it is killed. */
const sign = 'here it is killed:';

/**
 * Makes a page or a worker stand still for ever at one place of its next write, as if time had stopped there; first it says how
 * much of the match is in what it writes. No later write can come in between.
 */
const standStillAt = {
  'all of it is on the disk': (sign: string) => {
    const { put, add } = IDBObjectStore.prototype;
    let written = 'nothing';
    const noting = (way: typeof put) =>
      function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
        if (this.name === 'records') {
          written = String(given[0].record?.events.length ?? 0);
          this.transaction.addEventListener('complete', () => {
            console.log(sign, written, this.transaction.durability);
            for (;;);
          });
        }
        return way.apply(this, given);
      };
    IDBObjectStore.prototype.put = noting(put);
    IDBObjectStore.prototype.add = noting(add);
  },
  'the record is written, and the list is not': (sign: string) => {
    const { put, add } = IDBObjectStore.prototype;
    const standing = (way: typeof put) =>
      function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
        // a match that begins is first put into the list
        if (this.name === (way === put ? 'matches' : 'records')) {
          console.log(sign, 'half', this.transaction.durability);
          for (;;);
        }
        return way.apply(this, given);
      };
    IDBObjectStore.prototype.put = standing(put);
    IDBObjectStore.prototype.add = standing(add);
  },
  'both are written, and the transaction is not closed': (sign: string) => {
    const { put, add } = IDBObjectStore.prototype;
    const standing = (way: typeof put) =>
      function (this: IDBObjectStore, ...given: Parameters<typeof put>) {
        const asked = way.apply(this, given);
        if (this.name === (way === put ? 'matches' : 'records'))
          asked.addEventListener('success', () => {
            console.log(sign, 'open', this.transaction.durability);
            for (;;);
          });
        return asked;
      };
    IDBObjectStore.prototype.put = standing(put);
    IDBObjectStore.prototype.add = standing(add);
  },
} as const;

type Place = keyof typeof standStillAt;

/** Does something that writes, waits until the writer stands still at a place of it, and kills the browser there. */
async function killedAt(
  machine: Device,
  page: Page,
  writers: readonly (Page | Worker)[],
  place: Place,
  act: () => Promise<unknown>,
): Promise<string> {
  const said = page.context().waitForEvent('console', { predicate: (message) => message.text().startsWith(sign) });
  for (const writer of writers) await (writer as Page).evaluate(standStillAt[place], sign);
  // who acts may wait for an answer that nobody is there to give any more
  const acted = act().catch(() => {});
  const words = (await said).text().slice(sign.length).trim();
  await machine.kill();
  await acted;
  const [written = '', durability] = words.split(' ');
  // what is told as kept would otherwise only be on its way
  expect(durability).toBe('strict');
  return written;
}

const places = Object.keys(standStillAt) as Place[];
const games = ['Hand cricket', 'Cricket Card Strategy League', 'Cubes'];
const isDeep = process.env.HOWZAT_DEEP === '1';

describe('a browser that is killed', () => {
  const cases = games.flatMap((game) => places.map((place) => [game, place] as const));
  test.each(sampled(cases, 1))(
    'in %s, at each move in turn, when %s, has what was told as kept when it is started again',
    async (game, place) => {
      const machine = freshDevice();
      let page = await machine.open(address);
      await begin(page, game);
      await untilTaken(page);
      const { href } = new URL(page.url());
      const id = href.split('/').at(-1) as string;
      await untilKept(page, id);
      for (let move = 0; move < (isDeep ? 5 : 1); move++) {
        const before = await keptOf(page, id);
        const written = await killedAt(machine, page, page.workers(), place, () => answer(page, move));
        page = await machine.open(href);
        // nothing of a move is half there
        const kept = place === 'all of it is on the disk' ? Number(written) : before;
        expect(kept).toBeGreaterThanOrEqual(before as number);
        expect(await keptOf(page, id)).toBe(kept);
        await untilTaken(page);
        expect(await seenOn(page)).toBeGreaterThanOrEqual(kept as number);
        await untilKept(page, id);
        // a match of one over may be over sooner
        if ((await untilAsked(page)) === 'over') break;
      }
      await machine.discard();
    },
  );

  test.each(isDeep ? places : [])(
    'when a match begins and %s, has all of the match or nothing of it',
    async (place) => {
      const machine = freshDevice();
      let page = await machine.open(address);
      const begun = await killedAt(machine, page, [page], place, () => begin(page, 'Hand cricket'));
      page = await machine.open(address);
      const rows = page.getByRole('button', { name: /^Delete/ });
      if (place === 'all of it is on the disk') {
        expect(begun).toBe('0');
        await rows.waitFor();
        await page.getByRole('listitem').filter({ has: rows }).getByRole('link').click();
        await untilTaken(page);
      } else {
        await page.getByText('Matches are kept on this device').or(rows).first().waitFor();
        expect(await rows.count()).toBe(0);
      }
      await machine.discard();
    },
  );
});
