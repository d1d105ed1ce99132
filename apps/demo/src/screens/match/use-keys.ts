import { useEffect } from 'react';

/** What keys do that belongs to the frame. */
interface Acts {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly help: () => void;
}

/** So many times it is looked for a question, whose table has to be loaded first. */
const patience = 100;

/**
 * A whole match by keys: numbers answer, Enter goes on, U undoes, H hints, ? tells the keys. A card goes by the number that it bears
 * (`data-key`), other answers by their place.
 */
export function useKeys({ undo, redo, help }: Acts): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
      const act = actOf(event, { undo, redo, help });
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [undo, redo, help]);
}

/** Whether somebody types, or a dialog or a menu is open: keys mean something else there. */
function isElsewhere(target: EventTarget | null): boolean {
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]');
  return Boolean(typing) || document.querySelector('[role="dialog"], [role="menu"], [popover]:popover-open') !== null;
}

function actOf({ key, target }: KeyboardEvent, { undo, redo, help }: Acts): (() => void) | null {
  if (key === 'Enter') {
    // a control that has the focus is pressed by the browser
    if (target instanceof Element && target.closest('button, a, summary, [role="slider"]')) return null;
    return pressing(usable('[data-ask] .button-main, [data-curtain] button').at(0) ?? onlyAnswer());
  }
  if (/^\d$/.test(key)) return pressing(answerOf(key));
  switch (key.toLowerCase()) {
    case 'u':
      return undo;
    case 'r':
      return redo;
    case 'h':
      return pressing(usable('[data-hint-key]').at(0));
    case '?':
      return help;
    default:
      return null;
  }
}

/** The answer that a digit stands for: what bears it, or what stands in that place; 0 is the tenth. */
function answerOf(digit: string): HTMLElement | undefined {
  const all = answers();
  const keyed = all.filter(({ dataset }) => dataset.key !== undefined);
  if (keyed.length > 0) return keyed.find(({ dataset }) => dataset.key === digit);
  return all.at(digit === '0' ? 9 : Number(digit) - 1);
}

/** What answers a question, whole answers and parts of one; any control of it on a table that does not tell them apart. */
function answers(): HTMLElement[] {
  const marked = usable('[data-ask] :is([data-answer], [data-part])');
  return marked.length > 0 ? marked : usable('[data-ask] button');
}

function onlyAnswer(): HTMLElement | undefined {
  const all = answers();
  return all.length === 1 ? all[0] : undefined;
}

/** Controls that are seen and may be pressed. */
function usable(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled, [aria-disabled="true"]'),
  );
}

function pressing(control: HTMLElement | undefined): (() => void) | null {
  // the focus stays with the question, so that Enter goes on when an answer is put together
  return control ? () => control.click() : null;
}

/**
 * Puts the focus where the question is, when it was lost with what was pressed.
 * @param question the same as long as the same is asked
 */
export function useQuestionFocus(question: string): void {
  useEffect(() => {
    const { body } = document;
    if (question === '') return;
    let tries = 0;
    const timer = setInterval(() => {
      const heading = document.querySelector<HTMLElement>('[data-ask] :is(h2, h3)');
      const lost = document.activeElement === null || document.activeElement === body;
      if (lost && heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
        clearInterval(timer);
        // a table comes a little later than the match, and a dialog that closes takes its focus along
      } else if (++tries > (lost ? patience : 6)) clearInterval(timer);
    }, 50);
    return () => clearInterval(timer);
  }, [question]);
}
