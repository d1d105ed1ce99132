import { type Player, type Request, sameJson } from '@howzat/core';

/** More different choices than this at one step are not told apart: orders and fields, of which hardly two are the same. */
export const mostChoices = 40;

/** What was chosen at a step, or in one field of it where a choice has fields, with how often. */
export type Chosen = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A choice as it is counted: whatever JSON makes of it. */
function nameOf(choice: unknown): string {
  return JSON.stringify(choice) ?? 'nothing';
}

/** A player who chooses as another does, and is looked at over the shoulder. */
export class Watched {
  private readonly chosen = new Map<string, Map<string, number>>();
  private readonly asked = new Map<string, { times: number; asByChance: number }>();
  readonly player: Player;

  constructor(of: Player) {
    this.player = {
      name: of.name,
      choose: (request) => {
        const luck = request.rng.clone();
        const choice = of.choose(request);
        this.note(request, choice, luck);
        return choice;
      },
    };
  }

  private note({ step, domain }: Request, choice: unknown, luck: Request['rng']): void {
    if (domain.count() > 1) {
      const asked = this.asked.get(step) ?? { times: 0, asByChance: 0 };
      this.asked.set(step, asked);
      asked.times++;
      if (sameJson(choice, domain.sample(luck))) asked.asByChance++;
    }
    const hasFields = typeof choice === 'object' && choice !== null && !Array.isArray(choice);
    if (hasFields) for (const [field, value] of Object.entries(choice)) this.add(`${step} ${field}`, nameOf(value));
    else this.add(step, nameOf(choice));
  }

  private add(place: string, choice: string): void {
    const counts = this.chosen.get(place) ?? new Map<string, number>();
    this.chosen.set(place, counts);
    if (counts.size <= mostChoices || counts.has(choice)) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }

  /** What was chosen since the last time, which is forgotten. */
  taken(): Chosen {
    const chosen = new Map(this.chosen);
    this.chosen.clear();
    return chosen;
  }

  /** The steps with a choice at which the player was asked, how often, and whether it did what a uniform one does with the same luck. */
  steps(): readonly AskedAt[] {
    return [...this.asked].map(([step, { times, asByChance }]) => ({
      step,
      times,
      // a few choices may be the same by chance
      byChance: times === asByChance && times >= fewest,
    }));
  }
}

const fewest = 10;

/** How often somebody was asked at a step. */
export interface AskedAt {
  readonly step: string;
  readonly times: number;
  /** The player chose at random each time: it does not know the step, or does not care. */
  readonly byChance: boolean;
}
