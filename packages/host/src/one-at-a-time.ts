/** Does things one after the other, each when the one before has ended, however that ended. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Whether nothing is being done and nothing waits. */
  get idle(): boolean {
    return this.waiting === 0;
  }

  do<T>(act: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(act).finally(() => {
      this.waiting--;
    });
    // whoever asked for it hears of a failure; the next one goes on
    this.last = done.catch(() => {});
    return done;
  }
}
