/*
 * The library that draws diagrams writes styles into the page: as a style element, and as style attributes. The policy of a page lets
 * neither in, for whoever gets text into a page could use them too. What a script sets through the object model it lets in. So while
 * a diagram is drawn its styles go that way, and then those of the picture that comes of it.
 */

/** A picture whose styles stand beside it. */
export interface Drawn {
  /** Its markup, in which style attributes are called `data-style`: {@link dress} makes styles of them. */
  readonly markup: string;
  /** What stood in its style elements; it holds for the picture from the time when it is drawn. */
  readonly sheet: CSSStyleSheet;
}

/**
 * Draws, with nothing written into the page as a style meanwhile.
 * @param draw gives the markup of the picture
 */
export async function drawn(draw: () => Promise<string>): Promise<Drawn> {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const restore = redirect(sheet);
  try {
    return { markup: setAside(await draw()), sheet };
  } catch (error) {
    forget(sheet);
    throw error;
  } finally {
    restore();
  }
}

/** Takes the styles of a picture off the page. */
export function forget(sheet: CSSStyleSheet): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
}

/** Gives a picture that stands in the page the styles of its elements. */
export function dress(picture: Element): void {
  for (const element of picture.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    delete element.dataset.style;
  }
}

/** Style attributes under another name, by which they say nothing to the browser. */
function setAside(markup: string): string {
  return markup.replaceAll(' style="', ' data-style="');
}

/**
 * Has styles that are set on elements go into the object model, and style elements into a sheet; markup that is read has its styles
 * set aside. Returns the way back.
 */
function redirect(sheet: CSSStyleSheet): () => void {
  const { setAttribute } = Element.prototype;
  const { insertBefore, appendChild } = Node.prototype;
  const { parseFromString } = DOMParser.prototype;
  const taken = (node: Node): boolean => {
    if (!(node instanceof HTMLStyleElement)) return false;
    // a picture has one; in the page, it would be refused
    sheet.replaceSync(node.textContent ?? '');
    return true;
  };
  Element.prototype.setAttribute = function (this: HTMLElement, name: string, value: string): void {
    if (name === 'style') this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return taken(node) ? node : (insertBefore.call(this, node, before) as T);
  };
  Node.prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    return taken(node) ? node : (appendChild.call(this, node) as T);
  };
  // what is drawn is cleaned of anything that could do harm, for which it is read once more
  DOMParser.prototype.parseFromString = function (this: DOMParser, markup: string, type: DOMParserSupportedType) {
    // as a text: where there are trusted types, it comes as one of them
    return parseFromString.call(this, setAside(String(markup)), type);
  };
  return () => {
    Object.assign(Element.prototype, { setAttribute });
    Object.assign(Node.prototype, { insertBefore, appendChild });
    Object.assign(DOMParser.prototype, { parseFromString });
  };
}
