import type { Refusal } from '@howzat/core';
import { useEffect, useState } from 'react';
import { useTake } from '../pieces/use-take.js';
import type { OpenStep, TableProps } from '../table.js';
import { allAreas, areasOf } from './ground.js';
import type { Seat } from './seat.js';

/** The field in the hands of whoever sets it. */
export interface FieldSetting {
  readonly step: string;
  /** Where the fielders stand in the draft. */
  readonly draft: readonly number[];
  readonly places: readonly number[];
  /** The area from which a fielder has been taken up; null where nobody is. */
  readonly carried: number | null;
  /** Fielders that stand nowhere yet. */
  readonly bench: number;
  /** What the rules say of sending the fielder who is taken up to an area; null where it is allowed. */
  readonly verdicts: ReadonlyMap<number, Refusal | null>;
  /** What is wrong with the draft as a whole. */
  readonly refusal: Refusal | null;
  readonly changed: boolean;
  readonly busy: boolean;
  /** Takes up, puts down or puts in, whichever the area is for now. */
  press(area: number): void;
  take(area: number): void;
  drop(area: number): void;
  /** Takes the field in hand, before a ball. */
  begin(): void;
  cancel(): void;
  lift(): void;
  load(areas: readonly number[]): void;
  reset(): void;
  confirm(): void;
}

/** Nothing has been asked. */
const unasked: ReadonlyMap<number, Refusal | null> = new Map();

/** Steps at which one fielder is moved and nothing else. */
const single = new Set(['move-him', 'move-fielder']);
const whole = new Set(['place-field', 'set-field', 'field']);

/** The open decision about the field, if there is one. */
export function fieldStep(open: readonly OpenStep[]): OpenStep | undefined {
  return open.find(({ step, domain }) => {
    if (step !== 'field') return whole.has(step) || single.has(step);
    // a field that is frozen cannot be set anew
    return domain.kind === 'oneOf' && domain.items.includes('set');
  });
}

/**
 * The field of the side that bowls while it may be changed. Whoever takes up a fielder before a ball has chosen to set the
 * field anew, so that all restrictions can be asked about as they look for a place.
 */
export function useFieldSetting({ open, why, play, seen }: TableProps, seat: Seat): FieldSetting | null {
  const decision = fieldStep(open);
  const step = decision?.step ?? '';
  const now = seat.s.field ?? 0;
  const [draft, setDraft] = useState<readonly number[]>(() => areasOf(now));
  const [carried, setCarried] = useState<number | null>(null);
  const [verdicts, setVerdicts] = useState(unasked);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { busy, take: choose } = useTake(play);
  const one = single.has(step);
  const setting = step === 'place-field' || step === 'set-field';

  // a field that has been set, undone or scrubbed to is what the draft begins from
  // biome-ignore lint/correctness/useExhaustiveDependencies: taking up a fielder opens another step on the same field
  useEffect(() => {
    if (decision) setDraft(areasOf(now));
    if (!setting) setCarried(null);
  }, [now, decision === undefined]);

  const places =
    decision?.domain.kind === 'placement' ? (decision.domain.places as readonly number[]) : allAreas(seat.p.bands);
  const text = draft.join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the draft or the match changes
  useEffect(() => {
    let asked = true;
    setRefusal(null);
    if (setting && text !== '')
      void why(step, text.split(',').map(Number)).then((answer) => asked && setRefusal(answer));
    return () => {
      asked = false;
    };
  }, [text, step, seen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody else is taken up
  useEffect(() => {
    let asked = true;
    setVerdicts(unasked);
    if (carried === null || (!one && !setting)) return;
    const areas = text === '' ? [] : text.split(',').map(Number);
    const free = places.filter((area) => !areas.includes(area));
    const answers = free.map(async (area) => {
      const choice = one ? { from: carried, to: area } : areas.map((other) => (other === carried ? area : other));
      return [area, await why(step, choice)] as const;
    });
    void Promise.all(answers).then((list) => asked && setVerdicts(new Map(list)));
    return () => {
      asked = false;
    };
  }, [carried, text, step, seen]);

  if (!decision) return null;
  const bench = step === 'place-field' || step === 'set-field' ? Math.max(0, 9 - draft.length) : 0;
  const begin = (): void => {
    if (step === 'field') void choose('field', 'set');
  };
  const take = (area: number): void => {
    setCarried(area);
    begin();
  };
  const drop = (area: number): void => {
    const from = carried;
    setCarried(null);
    if (from === null || from === area || draft.includes(area)) return;
    if (one) void choose(step, { from, to: area });
    else setDraft(draft.map((other) => (other === from ? area : other)));
  };
  return {
    step,
    draft,
    places,
    carried,
    bench,
    verdicts,
    refusal,
    changed: areasOf(now).join() !== [...draft].sort((a, b) => a - b).join(),
    busy,
    begin,
    take,
    drop,
    press: (area) => {
      if (draft.includes(area)) carried === area ? setCarried(null) : take(area);
      else if (carried !== null) drop(area);
      else if (bench > 0) setDraft([...draft, area]);
    },
    cancel: () => setCarried(null),
    lift: () => {
      setDraft(draft.filter((area) => area !== carried));
      setCarried(null);
    },
    load: (areas) => {
      setCarried(null);
      setDraft(areas);
    },
    reset: () => {
      setCarried(null);
      setDraft(areasOf(now));
    },
    confirm: () => void choose(step, step === 'field' ? 'keep' : draft),
  };
}
