import { protocolVersion } from '@howzat/host';
import { wantNotices, wantsNotices } from '../storage/notices.js';
import type { Place } from './line.js';
import { keepNoticeWords } from './notice-words.js';

/**
 * How far a device tells somebody that it is their turn: also while no page is open, or only as long as a page of the match is, because the
 * server of the page tells nobody, the browser cannot be told, or the push service of the browser does not answer.
 */
export type Reach = 'always' | 'server' | 'browser' | 'service';

/** Whether this device may tell somebody that it is their turn; `insecure` and `missing` where it never may. */
export function permission(): NotificationPermission | 'insecure' | 'missing' {
  if (!isSecureContext) return 'insecure';
  return 'Notification' in window ? Notification.permission : 'missing';
}

/** Whether this device is to tell somebody that it is their turn. */
export function tellsTurns(): boolean {
  return permission() === 'granted' && wantsNotices();
}

/**
 * Asks the server to tell this device when it is the turn of a seat. Where that cannot be, a page that is open tells it by itself.
 * @throws what fetching throws
 */
export async function tellByPush(place: Place): Promise<Reach> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'browser';
  const key = await keyServed();
  if (key === null) return 'server';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await subscribed(pushManager, key).catch(() => null);
  if (!subscription) return 'service';
  // without them a notice is in English
  await keepNoticeWords().catch(() => {});
  const { endpoint, keys } = subscription.toJSON();
  const { status, ok } = await post(place, { do: 'tell', device: { endpoint, keys } });
  // the server does not know the push service of this browser
  if (status === 400) return 'browser';
  return ok ? 'always' : 'server';
}

/** This device is not told any more of a seat. */
export async function tellNoMore(place: Place): Promise<void> {
  const subscription = await subscriptionHere();
  if (subscription) await post(place, { do: 'tell-no-more', endpoint: subscription.endpoint });
}

/** This device is not told any more of anything, until somebody wants it again. */
export async function stopTelling(place: Place): Promise<void> {
  wantNotices(false);
  // what is sent to it after that comes back, and the server forgets it
  await Promise.allSettled([tellNoMore(place), (await subscriptionHere())?.unsubscribe()]);
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The subscription of this device, made by the key of the server of this page. */
async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && keyOf(before) === key) return before;
  // it was made when the server had another key
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

function keyOf({ options: { applicationServerKey } }: PushSubscription): string {
  const bytes = new Uint8Array(applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The key by which a page subscribes at its server; null where that tells nobody. */
async function keyServed(): Promise<string | null> {
  const response = await fetch('/api/push');
  if (!response.ok || !response.headers.get('content-type')?.startsWith('application/json')) return null;
  const { key } = (await response.json()) as { readonly key: string | null };
  return key;
}

function post({ match, token }: Place, request: object): Promise<Response> {
  return fetch(`/api/matches/${match}/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ v: protocolVersion, ...request }),
  });
}
