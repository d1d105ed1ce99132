import type { MatchPlan, Sight } from '@howzat/host';
import { openVariant } from '../engine/opened.js';
import type { Plan } from '../engine/plan.js';
import type { Source } from '../engine/sight.js';
import { variantEntry } from '../variants.js';
import type { Place } from './line.js';
import { namesIn } from './names.js';
import { rulesTold } from './rules-told.js';

/**
 * A match that a host plays, as a room here is opened for it.
 * @throws HowzatError `unknown-variant` where this app does not know the game, and its host does not tell of it
 */
export async function sourceOf(
  place: Place,
  { plan, seats, viewer }: Pick<Sight, 'plan' | 'seats' | 'viewer'>,
): Promise<Source> {
  const told = await rulesTold(place, plan);
  // of a game that is not here everything is told
  const { houseRules } = told && !variantEntry(plan.variant) ? { houseRules: [] } : await openVariant(plan.variant);
  const known = new Set(houseRules.map(({ id }) => id));
  const seat = (side: 'home' | 'away'): Plan['seats']['home'] => ({ kind: side === viewer ? 'person' : 'elsewhere' });
  return {
    id: place.match,
    plan: {
      variant: plan.variant,
      // a rule that the server alone knows is played by it, and told of by its id
      selection: selectionOf(plan, (id) => known.has(id)),
      seed: 0,
      chance: 'seed',
      names: namesIn({ seats }),
      seats: { home: seat('home'), away: seat('away') },
    },
    record: null,
    series: null,
    plays: viewer !== 'watch',
    kept: false,
    online: place,
    ...(told ? { told } : {}),
  };
}

function selectionOf({ selection }: MatchPlan, isKnown: (houseRule: string) => boolean): Plan['selection'] {
  const { format = null, rulings = {}, options = [], houseRules = [], set = {} } = selection;
  return { format, rulings, options, houseRules: houseRules.filter(isKnown), set };
}

/** What is chosen here, as a host takes it. */
export function matchPlanOf({ variant, selection }: Pick<Plan, 'variant' | 'selection'>): MatchPlan {
  const { format, rulings, options, houseRules, set } = selection;
  return {
    variant,
    selection: {
      ...(format === null ? {} : { format }),
      rulings: { ...rulings },
      options: [...options],
      houseRules: [...houseRules],
      set: { ...set },
    },
  };
}
