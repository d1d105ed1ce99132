import type { Page } from 'playwright-core';

/**
 * What cannot be seen whole without scrolling: things that a selector finds, beyond the edge of the screen or under something else,
 * and the page itself where it scrolls.
 */
export async function outOfSight(page: Page, selector: string): Promise<string[]> {
  const things = await page.locator(selector).elementHandles();
  const found: string[] = [];
  for (const thing of things) {
    const fault = await thing.evaluate((node) => {
      const element = node as Element;
      const name = `${element.tagName} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}`;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width === 0 || height === 0) return `${name} is not there`;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        return `${name} is beyond the screen, from ${Math.round(top)} to ${Math.round(bottom)}`;
      // what scrolls within the page hides what is not in its part
      for (const y of [top + 3, bottom - 3]) {
        const at = document.elementFromPoint(left + width / 2, y);
        if (!at || !(element.contains(at) || at.contains(element)))
          return `${name} is under ${at?.tagName} ${at?.className}`;
      }
      return null;
    });
    if (fault) found.push(fault);
  }
  const { wide, high } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    high: document.querySelector('.match') ? document.documentElement.scrollHeight - innerHeight : 0,
  }));
  if (wide > 0) found.push(`the page is ${wide} px too wide`);
  if (high > 0) found.push(`the page is ${high} px too high`);
  return found;
}

/** What {@link unreadable} finds in either theme; the light one is shown before and after. */
export async function unreadableByDayAndNight(page: Page): Promise<string[]> {
  const found = await unreadable(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await unreadable(page)).map((fault) => `under lights: ${fault}`));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

/** Texts that are cut, or that lack contrast: each is computed from the colours that it has and lies on. */
export async function unreadable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('There is no canvas to compute colours with.');
    const known = new Map<string, readonly number[]>();
    const rgba = (colour: string): readonly number[] => {
      let found = known.get(colour);
      if (!found) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        found = [...canvas.getImageData(0, 0, 1, 1).data];
        known.set(colour, found);
      }
      return found;
    };
    const light = ([r = 0, g = 0, b = 0]: readonly number[]): number => {
      const part = (n: number): number => (n / 255 <= 0.03928 ? n / 255 / 12.92 : ((n / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
    };
    /** The colour below; null where a picture or something half seen lies there. */
    const below = (element: Element): readonly number[] | null => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(at);
        if (backgroundImage !== 'none' || opacity !== '1') return null;
        const colour = rgba(backgroundColor);
        if (colour[3] === 255) return colour;
        if ((colour[3] ?? 0) > 0 || position === 'absolute') return null;
      }
      return [255, 255, 255, 255];
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest('svg, script, style, :disabled, [aria-disabled="true"], option'))
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || !element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      const style = getComputedStyle(element);
      if (style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) found.add(`cut: ${text}`);
      const ground = below(element);
      if (!ground) continue;
      const [one, other] = [light(rgba(style.color)), light(ground)].sort((a, b) => b - a) as [number, number];
      const size = Number.parseFloat(style.fontSize);
      const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      const contrast = (one + 0.05) / (other + 0.05);
      if (contrast < (large ? 3 : 4.5)) found.add(`contrast ${contrast.toFixed(2)}: ${text}`);
    }
    return [...found];
  });
}
