/** Something that waits to be done, and whoever waits for it. */
interface Waiting<T, R> {
  readonly item: T;
  readonly done: (result: R | Promise<R>) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Does many of the same together. What comes first goes out at once; what comes while as many are on their way as may be waits, and goes out
 * with all that has come by then.
 */
export class Together<T, R> {
  private waiting: Waiting<T, R>[] = [];
  private going = 0;

  /**
   * @param act does some of them; gives what came of each, in their order
   * @param lanes so many may be on their way at once
   */
  constructor(
    private readonly act: (items: readonly T[]) => Promise<readonly (R | Promise<R>)[]>,
    private readonly lanes: number,
  ) {}

  do(item: T): Promise<R> {
    return new Promise((done, failed) => {
      this.waiting.push({ item, done, failed });
      this.go();
    });
  }

  private go(): void {
    if (this.going === this.lanes || this.waiting.length === 0) return;
    const all = this.waiting;
    this.waiting = [];
    this.going++;
    void this.send(all);
  }

  private async send(all: readonly Waiting<T, R>[]): Promise<void> {
    try {
      const results = await this.act(all.map(({ item }) => item));
      for (const [at, { done }] of all.entries()) done(results[at] as R | Promise<R>);
    } catch (error) {
      for (const { failed } of all) failed(error);
    }
    this.going--;
    this.go();
  }
}
