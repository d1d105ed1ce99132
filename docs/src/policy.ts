import { createHash } from 'node:crypto';

/**
 * Puts a content security policy into a page of the site. VitePress writes small scripts into each page, for the theme to be
 * there before the first paint: they are let in by their hashes, and no other script that stands in a page is. No style stands in
 * it either: see {@link withoutStyles}.
 */
export function withPolicy(page: string): string {
  const html = withoutStyles(withFunctionsWritten(page));
  return html.replace(/<meta charset="[^"]*">/i, (charset) => {
    const policy = policyFor(html).replaceAll('"', '&quot;');
    return `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  });
}

/** The policy of a page, with the hashes of the scripts that stand in it. */
export function policyFor(html: string): string {
  const hashes = [...new Set(scriptsIn(html).map(hashOf))];
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(' ')}`,
    `style-src 'self' ${hashOf(switching)}`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/**
 * The style element by which the theme keeps everything from fading when it goes from light to dark; `useColorMode` of VueUse adds it
 * for a moment.
 */
const switching =
  '*,*::before,*::after{-webkit-transition:none!important;-moz-transition:none!important;-o-transition:none!important;-ms-transition:none!important;transition:none!important}';

/** What VitePress and our diagrams begin with, and set anew by script, or what the style sheet of the site says as well. */
const begun = /^(?:position:relative;|--vp-vh:0px;|zoom:1;|)$/;

/**
 * The page without style attributes. What is ours has none: the colours of code are classes, and so are those of cards.
 * @throws Error where another one stands in the page: the browser would refuse it
 */
export function withoutStyles(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/ style="([^"]*)"/g, (_, style: string) => {
      if (begun.test(style)) return '';
      throw new Error(`A page has a style that its policy refuses; make it a class: ${style}`);
    }),
  );
}

/**
 * VitePress sends the functions of its configuration (how the search takes words apart) as strings, and has the page make code
 * of them, which the policy refuses. Here they are written into the page as the code that they are.
 */
function withFunctionsWritten(html: string): string {
  return html.replace(
    /function deserializeFunctions\(.*?;window\.__VP_SITE_DATA__=deserializeFunctions\(JSON\.parse\(("(?:[^"\\]|\\.)*")\)\);/,
    (_, data: string) => `window.__VP_SITE_DATA__=${codeOf(JSON.parse(JSON.parse(data) as string))};`,
  );
}

const functionMark = '_vp-fn_';

/** Plain data as the code that makes it, with the functions in it as functions. */
function codeOf(value: unknown): string {
  if (typeof value === 'string' && value.startsWith(functionMark)) return `(${value.slice(functionMark.length)})`;
  if (Array.isArray(value)) return `[${value.map(codeOf).join(',')}]`;
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([name, each]) => `${literal(name)}:${codeOf(each)}`)
      .join(',')}}`;
  return literal(value);
}

/** A value as JSON that may stand in a script. */
function literal(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

/** What stands between the tags of the scripts that have no source. */
function scriptsIn(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
