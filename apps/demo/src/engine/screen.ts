/** The screen that a match is shown on. It may be slow, so it is sent one moment after the other, and each time the newest. */
export class Screen {
  private drawing: Promise<void> | null = null;
  /** Something has changed since the moment that is being drawn. */
  private behind = false;

  /**
   * @param send sends the moment as it is now; a promise is settled once it has been drawn
   * @param drawn everything has been drawn
   */
  constructor(
    private readonly send: () => void | Promise<void>,
    private readonly drawn: () => void,
  ) {}

  /** Whether the screen shows what has happened so far. */
  get isUpToDate(): boolean {
    return this.drawing === null;
  }

  /** Shows what has changed: now, or with whatever else changes until the screen is free. */
  show(): void {
    if (this.drawing) {
      this.behind = true;
      return;
    }
    const sent = this.send();
    if (sent) this.drawing = sent.finally(() => this.free());
  }

  /** Resolves once the screen shows what has happened so far. */
  async upToDate(): Promise<void> {
    while (this.drawing) await this.drawing;
  }

  private free(): void {
    this.drawing = null;
    const { behind } = this;
    this.behind = false;
    if (behind) this.show();
    else this.drawn();
  }
}
