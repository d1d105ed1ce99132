import { connect, type Socket } from 'node:net';

/** A request as it goes over the wire. */
export interface RawRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: object;
  /** The connection stays open for what comes later. */
  readonly streams?: boolean;
}

/** A connection of its own, with every byte that came over it: status, headers, and the body in its chunks. */
export class RawConnection {
  private readonly socket: Socket;
  private heard = '';
  private ended = false;
  private wake: () => void = () => {};

  /** @param port of this machine */
  constructor(port: number, { method, path, token, body, streams = false }: RawRequest) {
    this.socket = connect(port, '127.0.0.1');
    this.socket.setEncoding('latin1').on('data', (text: string) => {
      this.heard += text;
      this.wake();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', () => {
      this.ended = true;
      this.wake();
    });
    const text = body === undefined ? '' : JSON.stringify(body);
    const lines = [
      `${method} ${path} HTTP/1.1`,
      'host: 127.0.0.1',
      `authorization: Bearer ${token}`,
      `connection: ${streams ? 'keep-alive' : 'close'}`,
      ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`]),
    ];
    this.socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`);
  }

  get text(): string {
    return this.heard;
  }

  /** Waits until what came is so. @throws Error where the connection ends before */
  async until(is: (text: string) => boolean): Promise<void> {
    while (!is(this.heard)) {
      if (this.ended) throw new Error(`The connection ended with ${this.heard.slice(-200)}`);
      await this.more();
    }
  }

  /** Everything, when the server has ended the connection. */
  async whole(): Promise<string> {
    while (!this.ended) await this.more();
    return this.heard;
  }

  close(): void {
    this.socket.destroy();
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
