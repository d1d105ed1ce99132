import { PassThrough } from 'node:stream';
import { isMessage, type Told } from '@howzat/host';

/** A comment is sent so often, in milliseconds, so that nobody between takes the stream for dead. */
const heartbeat = 15_000;

/** One stream of server-sent events. */
export class EventStream {
  readonly out = new PassThrough();
  private readonly beat = setInterval(() => this.write(': \n\n'), heartbeat);

  /** @param waiting so many bytes may wait for a slow reader; then the stream ends, and the reader comes back */
  constructor(private readonly waiting: number) {
    this.out.on('close', () => clearInterval(this.beat));
    // a reader that went away is no error
    this.out.on('error', () => {});
    this.write('retry: 1000\n\n');
  }

  /** Sends what was told. The number of a message is the id by which a reader goes on; what has none is told once. */
  tell(told: Told): void {
    const id = isMessage(told) ? `id: ${told.sequence}\n` : '';
    this.write(`${id}data: ${JSON.stringify(told)}\n\n`);
  }

  end(): void {
    this.out.end();
  }

  private write(text: string): void {
    if (this.out.destroyed || this.out.writableEnded) return;
    this.out.write(text);
    if (this.out.writableLength > this.waiting) this.out.destroy();
  }
}

/** The streams of a server, counted by address. */
export class Streams {
  private readonly open = new Set<EventStream>();
  private readonly byAddress = new Map<string, number>();

  constructor(
    private readonly most: number,
    private readonly waiting: number,
  ) {}

  /** How many are open. */
  get count(): number {
    return this.open.size;
  }

  /** A new stream, or null where the address has as many as it may. */
  begin(address: string): EventStream | null {
    const has = this.byAddress.get(address) ?? 0;
    if (has >= this.most) return null;
    this.byAddress.set(address, has + 1);
    const stream = new EventStream(this.waiting);
    this.open.add(stream);
    stream.out.once('close', () => {
      this.open.delete(stream);
      const left = (this.byAddress.get(address) ?? 1) - 1;
      if (left > 0) this.byAddress.set(address, left);
      else this.byAddress.delete(address);
    });
    return stream;
  }

  /** Ends all of them: their readers come back, here or at another node. */
  end(): void {
    for (const stream of this.open) stream.end();
  }
}
