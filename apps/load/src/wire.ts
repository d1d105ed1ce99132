import { connect, createServer, type Server, type Socket } from 'node:net';

/** A network between pages and a node, which can be cut. */
export class Wire {
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private readonly server: Server;

  private constructor(
    private readonly to: number,
    readonly port: number,
  ) {
    this.server = createServer((near) => this.join(near));
  }

  /** Opens one at a port, to another port of this machine. */
  static async open(port: number, to: number): Promise<Wire> {
    const wire = new Wire(to, port);
    await new Promise<void>((resolve) => wire.server.listen(port, '127.0.0.1', resolve));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Breaks every connection in its middle, and takes no new ones until it is mended. */
  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private join(near: Socket): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(this.to, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
