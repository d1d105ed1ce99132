import { createHash } from 'node:crypto';

/**
 * Puts a content security policy into a page of the site. VitePress writes small scripts into each page, for the theme to be
 * there before the first paint: they are let in by their hashes, and no other script that stands in a page is. Styles may
 * stand in it, for highlighted code is coloured by them.
 */
export function withPolicy(html: string): string {
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

/** What stands between the tags of the scripts that have no source. */
function scriptsIn(html: string): readonly string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text);
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
