/** The push services of browsers: Chrome and what is made of it, Firefox, Safari, Edge. */
const services = [
  /^fcm\.googleapis\.com$/,
  /^(?:[a-z\d-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z\d-]+\.)*push\.apple\.com$/,
  /^(?:[a-z\d-]+\.)*notify\.windows\.com$/,
];

/**
 * Whether an address is one of a push service that is known. A page says where it is to be told: a server that believed it would send
 * requests to any machine that it can reach, its own among them.
 *
 * @param endpoint `https://updates.push.services.mozilla.com/wpush/v2/gAAAAA`
 */
export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  const isPlain = protocol === 'https:' && port === '' && username === '' && password === '';
  return isPlain && services.some((service) => service.test(hostname));
}
