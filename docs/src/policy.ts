import { createHash } from 'node:crypto';

/**
 * Puts a content security policy into a page of the site. VitePress writes small scripts into each page, for the theme to be
 * there before the first paint: they are let in by their hashes, and no other script that stands in a page is. Styles may
 * stand in it, for highlighted code is coloured by them.
 */
export function withPolicy(page: string): string {
  const html = withFunctionsWritten(page);
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
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
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
