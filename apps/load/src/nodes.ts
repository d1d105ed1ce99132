import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('node.js', import.meta.url));

/** A node in a process of its own, at a port that it keeps. */
export class Node {
  private running: ChildProcess | null = null;

  /** @param place the url of a Postgres, or a folder */
  constructor(
    private readonly place: string,
    readonly port: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** @throws Error where it ends before it listens */
  async start(): Promise<void> {
    const running = fork(program, [this.place, `${this.port}`], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    this.running = running;
    const ended = once(running, 'exit').then(([code]) => {
      throw new Error(`A node ended with ${String(code)} before it listened.`);
    });
    await Promise.race([once(running, 'message'), ended]);
    ended.catch(() => {});
  }

  /** Its memory, in megabytes. */
  async memory(): Promise<number> {
    if (!this.running) return 0;
    this.running.send('memory');
    const [{ rss }] = (await once(this.running, 'message')) as [{ readonly rss: number }];
    return rss / 2 ** 20;
  }

  /** Ends it without a word. */
  async kill(): Promise<void> {
    const { running } = this;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = once(running, 'exit');
    running.kill('SIGKILL');
    await gone;
  }
}
