import type { ElementHandle, Locator, Page } from 'playwright-core';
import { app as hindi } from '../src/language/hi/app.js';
import { words as english } from '../src/words.js';
import { answerOwn, isOwnTable } from './own-table.js';

/** What stands on the screen of a match. */
type Stand = 'over' | 'curtain' | 'asked' | 'waiting';

async function standOf(page: Page): Promise<Stand> {
  return page.evaluate(() => {
    if (document.querySelector('[data-result]')) return 'over';
    if (document.querySelector('[data-curtain]')) return 'curtain';
    return document.querySelector('[data-ask] button:not(:disabled)') ? 'asked' : 'waiting';
  });
}

/** Waits until somebody at the screen is asked for something, or the match is over. */
export async function untilAsked(page: Page): Promise<Exclude<Stand, 'waiting'>> {
  const asked = page.waitForFunction(
    () =>
      document.querySelector('[data-result], [data-curtain]') ||
      document.querySelector('[data-ask] button:not(:disabled), [data-ask] select'),
  );
  await orTell(page, asked, 'Nobody is asked for anything');
  // what a computer is about to decide may change the question; after a branch it waits for the person
  await page
    .waitForFunction(() => !document.querySelector('[data-thinking]'), undefined, { timeout: 400 })
    .catch(() => {});
  const stand = await standOf(page);
  return stand === 'waiting' ? 'asked' : stand;
}

/** Waits until somebody is asked for something who has the device in hand: where it has to change hands, it does. */
export async function untilTaken(page: Page): Promise<void> {
  if ((await untilAsked(page)) === 'curtain') await liftCurtain(page);
  await untilAsked(page);
}

/** Lifts a curtain that stood there a moment ago; it may be on its way up already. Gives its words. */
export async function liftCurtain(page: Page, use: Use = byMouse): Promise<string> {
  const button = await oneOf(page.locator('[data-curtain] button'), 0);
  const words = (await button?.textContent()) ?? '';
  await press(page, button, use);
  return words;
}

/** A control that stood on the page when it was looked for. */
export type Control = ElementHandle<Node>;

/** How a control is used: by the mouse, by a finger, or by keys alone. */
export type Use = (page: Page, control: Control) => Promise<void>;

const byMouse: Use = async (_, control) => control.click({ timeout: 20_000 });
export const byTouch: Use = async (_, control) => control.tap({ timeout: 20_000 });
/** How often Tab is pressed before it is looked where it has led: to look each time takes longer than to press. */
const tabs = 12;

export const byKeyboard: Use = async (page, control) => {
  // Tab leads everywhere, sooner or later
  let step = tabs;
  for (let presses = 0; presses < 400; presses += step) {
    const way = await page.evaluateHandle(() => {
      const focused: (EventTarget | null)[] = [document.activeElement];
      const stop = new AbortController();
      document.addEventListener('focusin', ({ target }) => focused.push(target), { signal: stop.signal });
      return { focused, stop };
    });
    for (let i = 0; i < step; i++) await page.keyboard.press('Tab');
    const past = await way.evaluate(({ focused, stop }, wanted) => {
      stop.abort();
      const at = focused.lastIndexOf(wanted);
      return at < 0 ? -1 : focused.length - 1 - at;
    }, control);
    if (past < 0) continue;
    // what scrolls takes the focus on the way there, and not always on the way back
    for (let i = 0; i <= past + 3; i++) {
      if (i >= past - 3 && (await control.evaluate((wanted) => document.activeElement === wanted)))
        return control.press('Enter');
      await page.keyboard.press('Shift+Tab');
    }
    // the way back was another one, as the commentary came in or scrolled meanwhile: from here on, step by step
    step = 1;
  }
  throw new Error(`The keyboard does not lead to: ${await control.textContent()}`);
};

/** One of the controls that stand there now; null where there is none. */
export async function oneOf(controls: Locator, turn: number): Promise<Control | null> {
  const all = await controls.elementHandles();
  return all[turn % all.length] ?? null;
}

/** Uses a control; false where it went, or the rules forbade it, before it was pressed. */
export async function press(page: Page, control: Control | null, use: Use): Promise<boolean> {
  if (!control) return false;
  try {
    await use(page, control);
    return true;
  } catch (error) {
    if ((await control.evaluate((node) => node.isConnected)) && (await control.isEnabled())) throw error;
    return false;
  }
}

/**
 * Answers the first question on the table with something that is allowed; `turn` varies what.
 * @param mayGo the question may have been answered already, and be about to go: then nothing is done
 */
export async function answer(page: Page, turn: number, use: Use = byMouse, mayGo = false): Promise<void> {
  const before = await seen(page);
  const moved = async (): Promise<void> => {
    // a computer that decides at the same moment may change what is asked before anything is pressed
    while ((await seen(page)) === before) {
      if (mayGo && (await isGone(page))) return;
      if (await choose(page, turn, use)) break;
    }
    await page.waitForFunction(
      (was) => document.querySelector('[data-seen]')?.getAttribute('data-seen') !== was,
      before,
    );
  };
  await orTell(page, moved(), `Nothing came of an answer, ${before} things before`);
}

/** Whether the question goes before there is anything to press. */
async function isGone(page: Page): Promise<boolean> {
  const stands = await page.waitForFunction(() => {
    const ask = document.querySelector('[data-ask]');
    if (ask === null) return 'gone';
    return ask.querySelector('button:not(:disabled), select') && 'there';
  });
  return (await stands.jsonValue()) === 'gone';
}

/** The button that plays what was put together, in each language of the app. */
const playIt = new RegExp(`^(${[english, hindi].map(({ ask }) => ask.play).join('|')})$`);

/** Uses the controls of the first question on the table; false where it went before it was answered. */
async function choose(page: Page, turn: number, use: Use): Promise<boolean> {
  const ask = page.locator('[data-ask]').first();
  const submit = ask.getByRole('button', { name: playIt });
  // a game's own table may be on its way still: until it stands there, nobody can tell how the question is answered
  await ask.locator('button:not(:disabled), select').first().waitFor();
  if (await isOwnTable(ask)) return answerOwn(ask, turn, use);
  if ((await submit.count()) === 0) {
    const choices = ask.locator('li button:not(:disabled)');
    // the next question may just be taking the place of the one before
    await choices.first().waitFor();
    if (await isOwnTable(ask)) return answerOwn(ask, turn, use);
    return press(page, await oneOf(choices, turn), use);
  }
  for (let attempt = 0; !(await submit.isEnabled()) || attempt === 0; attempt++) {
    if (attempt > 40) throw new Error(`No answer was found to: ${await ask.textContent()}`);
    await fill(ask, turn + attempt, use);
    // the domain is asked whether it likes the choice
    await page.waitForTimeout(30);
  }
  return press(page, await oneOf(submit, 0), use);
}

/** Waits; where what it waits for does not come, the error says what stands on the page instead. */
export async function orTell(page: Page, waited: Promise<unknown>, trouble: string): Promise<void> {
  try {
    await waited;
  } catch (error) {
    // biome-ignore lint/performance/useDomNodeTextContent: it is the words as they stand on the screen that tell what is wrong
    throw new Error(`${trouble}. The page says:\n${await page.locator('main').innerText()}`, { cause: error });
  }
}

/** How many things have come in, as the screen knows. */
async function seen(page: Page): Promise<string | null> {
  return page.locator('[data-seen]').getAttribute('data-seen');
}

/** Chooses something in every part of a question that is still open. */
async function fill(ask: Locator, turn: number, use: Use): Promise<void> {
  const fields = ask.locator('fieldset');
  const parts = (await fields.count()) > 0 ? await fields.all() : [ask];
  for (const part of parts) {
    const places = part.locator('select');
    if ((await places.count()) > 0) {
      for (const place of await places.all())
        if ((await place.inputValue()) === '') {
          const free = place.locator('option:not([value=""]):not(:disabled)');
          await place.selectOption({ index: 0 }).catch(() => {});
          const options = await free.evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
          await place.selectOption(options[turn % options.length] as string);
        }
      continue;
    }
    if ((await part.locator('[aria-pressed="true"]').count()) > 0 && parts.length > 1) continue;
    const open = part.locator('li button[aria-pressed="false"]:not(:disabled)');
    const several = await part.getByText(/of \d+ chosen/).count();
    const wanted = several ? Number(/of (\d+) chosen/.exec((await part.textContent()) ?? '')?.[1]) : 1;
    for (let n = 0; n < wanted && (await press(ask.page(), await oneOf(open, turn), use)); n++);
  }
}

/** Plays a match to its end; gives the result. */
export async function playOut(page: Page, use: Use = byMouse): Promise<string> {
  const result = await playOn(page, 2000, use);
  if (result === null) throw new Error('The match did not end.');
  return result;
}

/** Plays so many turns of a match: questions, and curtains that are lifted. Gives the result; null where it is not over then. */
export async function playOn(
  page: Page,
  turns: number,
  use: Use = byMouse,
  lift?: (name: string) => void,
): Promise<string | null> {
  for (let turn = 0; turn < turns; turn++) {
    const stand = await untilAsked(page);
    if (stand === 'over') return (await page.locator('[data-result]').textContent()) ?? '';
    if (stand === 'curtain') {
      const words = await liftCurtain(page, use);
      if (words) lift?.(words);
    } else await answer(page, turn, use);
  }
  return null;
}

/** Begins a match of a game as it is usually played, by way of its setup: whoever plays is asked for everything. */
export async function begin(page: Page, game: string): Promise<void> {
  await untilTakenOver(page);
  await page.getByRole('link', { name: `Set up : ${game}` }).click();
  await page.getByRole('button', { name: 'Start the match' }).click();
}

/** Waits until the app stands in the place of the page that was drawn beforehand: a click in between meets neither. */
async function untilTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [drawn] = document.getElementById('root')?.children ?? [];
    return drawn !== undefined && Object.keys(drawn).some((name) => name.startsWith('__reactFiber'));
  });
}

/** Waits until a match has been opened and its table shows something to choose. */
export async function untilBegun(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const table = document.querySelector('[data-seen]');
    return (
      table !== null && table.querySelector('[data-table] button, [data-table] input, [data-table] select') !== null
    );
  });
}

/** Plays until the first ball of a match has been bowled. */
export async function playBall(page: Page): Promise<void> {
  const bowled = async (): Promise<boolean> =>
    (await page.getByRole('slider', { name: 'Moment of the match' }).getAttribute('max')) !== '0';
  await untilBegun(page);
  for (let turn = 0; !(await bowled()); turn++) {
    if (turn > 60) throw new Error('No ball was bowled.');
    if ((await untilAsked(page)) === 'over') return;
    await answer(page, turn);
  }
}

/** Goes on to the next match of a series, once nobody wants to make a rule any more: after a tie each side may make one. */
export async function goOn(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next match' });
  const question = page.getByText(/ may make a rule$/);
  await question.or(next).first().waitFor();
  while (await question.isVisible()) {
    const asked = (await question.textContent()) ?? '';
    await page.getByRole('button', { name: 'No rule' }).click();
    // the next side is asked, or nobody
    await page.getByText(asked, { exact: true }).waitFor({ state: 'hidden' });
  }
  await next.click();
}
