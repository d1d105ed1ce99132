// What pages and workers of the app may do, said once: the server sends it as headers, and the built page brings it along for
// hosts that send none.

const page = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** @param {Readonly<Record<string, string>>} directives */
const written = (directives) =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** The policy as a page may bring it itself: by whom it is framed, only a server can say. */
export const policyOfPage = written(page);
const served = written({ ...page, 'frame-ancestors': "'none'" });
/** A worker that simulates makes code of the rules: of our own text, and in its own realm. */
const simulating = written({ ...page, 'script-src': "'self' 'unsafe-eval'", 'frame-ancestors': "'none'" });
/** The docs bring a policy of their own, page by page; what they cannot say themselves is said here. */
const docs = written({ 'object-src': "'none'", 'base-uri': "'self'", 'frame-ancestors': "'none'" });

const features = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/**
 * The headers of whatever is at a path.
 * @param {string} path from the root of the server
 * @returns {Readonly<Record<string, string>>}
 */
export function headersOf(path) {
  const simulates = /^\/assets\/(?:bench|adviser)\.worker-[\w-]+\.js$/.test(path);
  return {
    'content-security-policy': path.startsWith('/docs/') ? docs : simulates ? simulating : served,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': features.map((name) => `${name}=()`).join(', '),
    // a name that tells the content never has another
    'cache-control': /^\/(?:docs\/)?assets\/.*[-.][\w-]{8,}\.\w+$/.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  };
}
