import { Push, type PushKeys, type PushStore, type SendPush, type Sent } from './push.js';

/** A notice that was not delivered for so long, in seconds, is worth nothing any more. */
const worth = 86_400;

/** A push service that does not answer is waited for so long, in milliseconds. */
const patience = 10_000;

type WebPush = typeof import('web-push');

/**
 * Web push for a server, by keys that its storage keeps.
 * @param contact a `mailto:` address or an `https:` page by which push services reach whoever runs the server
 * @param devices so many may be told of one seat
 * @throws Error as of {@link checkContact}
 */
export async function openPush(store: PushStore, contact: string, devices: number): Promise<Push> {
  checkContact(contact);
  // whoever tells nobody does without it
  const { default: webPush } = await import('web-push');
  const keys = await store.pushKeys(webPush.generateVAPIDKeys());
  return new Push(store, keys.publicKey, sendBy(webPush, contact, keys), devices);
}

/** @throws Error for what is neither a `mailto:` address nor an `https:` page */
export function checkContact(contact: string): void {
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact))
    throw new Error(`Push services want a contact: mailto:you@example.org or an https: page, and not ${contact}.`);
}

function sendBy(webPush: WebPush, subject: string, keys: PushKeys): SendPush {
  return async (device, text, topic) => {
    try {
      await webPush.sendNotification(device, text, {
        vapidDetails: { subject, ...keys },
        TTL: worth,
        timeout: patience,
        topic,
      });
      return 'taken';
    } catch (error) {
      return sentBy(error);
    }
  };
}

/** What it means that a push service did not take something. What it answered beside the status is left alone: it may name the device. */
function sentBy(error: unknown): Sent {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  if (status === 404 || status === 410) return 'gone';
  if (status !== null) return { why: `it answered ${String(status)}` };
  return { why: error instanceof Error && 'code' in error ? String(error.code) : 'it cannot be reached' };
}
