import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What is told of a number, and where the number stands. */
interface Told {
  readonly says: string;
  readonly of: Element;
}

const gap = 8;

/** The number that was touched, pointed at or focused, or those on the control that was; null where there are none. */
function numberAt(target: EventTarget | null): Told | null {
  if (!(target instanceof Element)) return null;
  const of = target.closest('[data-means]');
  const says = of?.getAttribute('data-means');
  if (of && says) return { says, of };
  const control = target.closest('button');
  return control && numbersIn(control);
}

/** What is told of the numbers on a control, each once; null where there are none. */
function numbersIn(control: Element): Told | null {
  const all = [...control.querySelectorAll('[data-means]')].map((of) => of.getAttribute('data-means') ?? '');
  return all.length === 0 ? null : { says: [...new Set(all)].join(' '), of: control };
}

/** Says what a number means beside it, while it is pointed at or focused, and when it is touched. Escape or a press elsewhere ends it. */
export default function Meanings() {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const on = (type: string, listen: (event: Event) => void): void =>
      document.addEventListener(type, listen, { capture: true, passive: true, signal: stop.signal });
    const hide = (): void => setTold(null);
    // an answer does what it says; its number is told before it is pressed
    on('click', ({ target }) => setTold(isAnswer(target) ? null : numberAt(target)));
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) setTold(numberAt(target));
    });
    on('focusout', hide);
    on('pointerover', (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') setTold(numberAt(event.target));
    });
    on('scroll', hide);
    on('keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Escape') hide();
    });
    return () => stop.abort();
  }, []);
  return told && <Tip key={told.says} {...told} />;
}

const isAnswer = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-answer]') !== null;

/** The sentence, above the number where there is room, else below it, and never beyond the screen. */
function Tip({ says, of }: Told) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current;
    if (!tip) return;
    const number = of.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const left = number.left + number.width / 2 - width / 2;
    const above = number.top - height - gap;
    tip.style.left = `${Math.max(gap, Math.min(innerWidth - width - gap, left))}px`;
    tip.style.top = `${above < gap ? Math.min(innerHeight - height - gap, number.bottom + gap) : above}px`;
  }, [of]);
  return (
    <div
      ref={box}
      role="tooltip"
      data-meaning
      className="pointer-events-none fixed top-0 left-0 z-50 w-max max-w-[min(19rem,calc(100vw-1rem))] rounded-lg border border-gold bg-panel px-3 py-2 text-sm leading-snug text-ink shadow-lg"
    >
      {says}
    </div>
  );
}
