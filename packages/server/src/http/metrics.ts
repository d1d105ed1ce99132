import type { Refused } from '@howzat/host';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a server counts, as Prometheus reads it. Nothing in it names a match or a person. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly answers = new Counter({
    name: 'howzat_answers_total',
    help: 'Answers, by the type of what was answered and the code of refusals',
    labelNames: ['code'],
    registers: [this.registry],
  });
  private readonly seconds = new Histogram({
    name: 'howzat_request_seconds',
    help: 'Seconds from a request of a seat to its answer',
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 5],
    registers: [this.registry],
  });

  /** @param streams how many are open */
  constructor(streams: () => number) {
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'howzat_streams',
      help: 'Streams that are open',
      registers: [this.registry],
      collect() {
        this.set(streams());
      },
    });
  }

  get type(): string {
    return this.registry.contentType;
  }

  text(): Promise<string> {
    return this.registry.metrics();
  }

  answered(answer: { readonly type?: string } | Refused): void {
    this.answers.inc({ code: 'code' in answer ? answer.code : (answer.type ?? 'other') });
  }

  /** Begins to measure a request of a seat. Returns what ends that. */
  begin(): () => void {
    return this.seconds.startTimer();
  }
}
