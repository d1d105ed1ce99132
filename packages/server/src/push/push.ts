import { createHash } from 'node:crypto';
import type { Side } from '@howzat/core';

/** By these a server proves to push services that it is the one that a page subscribed to. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Where somebody is told: an address at the push service of their browser, and the keys by which that browser reads what comes. */
export interface Device {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Keeps whom to tell that it is their turn. */
export interface PushStore {
  /** The keys of this server, and of all nodes over one database. Those that are given are kept where there are none. */
  pushKeys(fresh: PushKeys): Promise<PushKeys>;
  /** A device is to be told of a seat. Of more than so many the oldest make room. */
  addDevice(match: string, side: Side, device: Device, at: number, most: number): Promise<void>;
  /** A device is to be told no more: of a seat, or of anything. */
  dropDevice(endpoint: string, of?: { readonly match: string; readonly side: Side }): Promise<void>;
  devices(match: string, side: Side): Promise<readonly Device[]>;
  /** Nobody is told any more of matches that are over. */
  dropDevicesOfTheOver(): Promise<void>;
}

/** What a push service did with a notice. */
export type Sent =
  | 'taken'
  /** There is no such device any more. */
  | 'gone'
  /** It could not be done now; `why` is for the log. */
  | { readonly why: string };

/**
 * Sends a device something that only it can read. It must not throw.
 * @param topic a notice takes the place of one with the same topic that has not been delivered
 */
export type SendPush = (device: Device, text: string, topic: string) => Promise<Sent>;

/** Tells people who are not there that it is their turn, on the devices that they have named. */
export class Push {
  constructor(
    private readonly store: PushStore,
    /** By this a page subscribes. */
    readonly publicKey: string,
    private readonly send: SendPush,
    /** Of a seat. */
    private readonly most: number,
  ) {}

  add(match: string, side: Side, device: Device): Promise<void> {
    return this.store.addDevice(match, side, device, Date.now(), this.most);
  }

  drop(match: string, side: Side, endpoint: string): Promise<void> {
    return this.store.dropDevice(endpoint, { match, side });
  }

  /**
   * It is the turn of a side.
   * @param game the title of what is played
   * @returns why notices did not go out, without the addresses of the devices
   * @throws what the store throws
   */
  async tell(match: string, side: Side, game: string): Promise<readonly string[]> {
    const text = JSON.stringify({ match, side, game });
    const devices = await this.store.devices(match, side);
    const all = devices.map(async (device) => ({
      device,
      sent: await this.send(device, text, topicOf(match, device)),
    }));
    const failed: string[] = [];
    for (const { device, sent } of await Promise.all(all)) {
      if (sent === 'gone') await this.store.dropDevice(device.endpoint);
      else if (sent !== 'taken') failed.push(`${new URL(device.endpoint).hostname}: ${sent.why}`);
    }
    return failed;
  }
}

/** A push service reads the topic: it learns from it neither which match it is, nor which of its devices play the same one. */
function topicOf(match: string, { endpoint }: Device): string {
  return createHash('sha256').update(`${match} ${endpoint}`).digest('base64url').slice(0, 32);
}
