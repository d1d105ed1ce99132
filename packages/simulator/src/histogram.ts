/** A histogram as plain data that can be sent between threads: value and count, ascending. */
export type HistogramData = readonly (readonly [value: number, count: number])[];

/** Values counted below this stand in an array; the few others in a map. */
const dense = 1024;

/** How often each whole number came: everything that mean, deviation and quartiles need, and exact to merge. */
export class Histogram {
  private readonly near: number[] = [];
  private readonly far = new Map<number, number>();

  add(value: number, count = 1): void {
    if (value >= 0 && value < dense) {
      const { near } = this;
      while (near.length <= value) near.push(0);
      near[value] = (near[value] as number) + count;
    } else this.far.set(value, (this.far.get(value) ?? 0) + count);
  }

  merge(other: HistogramData): void {
    for (const [value, count] of other) this.add(value, count);
  }

  data(): HistogramData {
    const pairs: [number, number][] = [...this.far];
    this.near.forEach((count, value) => {
      if (count > 0) pairs.push([value, count]);
    });
    return pairs.sort((a, b) => a[0] - b[0]);
  }
}
