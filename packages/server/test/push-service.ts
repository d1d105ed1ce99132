import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import https from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import type { Device } from '../src/push/push.js';

/** A notice as a browser would have it. */
export interface Notice {
  /** The device that it was for, as its address. */
  readonly to: string;
  readonly text: string;
  readonly topic: string;
  /** What the server says of itself, in the token by which it proves who it is. */
  readonly claims: { readonly aud: string; readonly sub: string };
}

/** The keys of a browser. */
interface Keys {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

/** Whatever this process asks for by HTTPS goes to a port of this machine. */
class Detour extends https.Agent {
  constructor(private readonly port: number) {
    super();
  }

  override createConnection(): ReturnType<typeof connect> {
    return connect(this.port, '127.0.0.1');
  }
}

/** A push service in this process, which stands for those of all browsers: what is sent to any of them comes here, and is read as by a browser. */
export class PushService {
  readonly notices: Notice[] = [];
  /** What it answers of a device, where that is not 201; 0 breaks the connection. */
  readonly answers = new Map<string, number>();
  private readonly browsers = new Map<string, Keys>();
  private readonly before = https.globalAgent;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      void bodyOf(request).then((body) => {
        const to = `https://${request.headers.host}${request.url}`;
        const status = service.answers.get(to) ?? 201;
        service.take(to, request, body);
        if (status === 0) response.destroy();
        else response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    https.globalAgent = new Detour((server.address() as AddressInfo).port);
    return service;
  }

  /** A browser that has subscribed. */
  device(name: string, host = 'updates.push.services.mozilla.com'): Device {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    const endpoint = `https://${host}/wpush/v2/${name}`;
    this.browsers.set(endpoint, { ecdh, auth });
    return { endpoint, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } };
  }

  stop(): Promise<void> {
    https.globalAgent = this.before;
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private take(to: string, { headers }: IncomingMessage, body: Buffer): void {
    const keys = this.browsers.get(to);
    if (!keys) throw new Error(`Nobody has subscribed at ${to}.`);
    const [, claims = ''] = /^vapid t=[\w-]+\.([\w-]+)\./.exec(headers.authorization ?? '') ?? [];
    this.notices.push({
      to,
      text: decrypted(body, keys),
      topic: String(headers.topic),
      claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Notice['claims'],
    });
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Reads a message as RFC 8291 has it. */
function decrypted(body: Buffer, { ecdh, auth }: Keys): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const derived = (from: Uint8Array, by: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', from, by, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = derived(ecdh.computeSecret(sender), auth, info, 32);
  const nonce = derived(key, salt, 'Content-Encoding: nonce\0', 12);
  const open = createDecipheriv('aes-128-gcm', derived(key, salt, 'Content-Encoding: aes128gcm\0', 16), nonce);
  open.setAuthTag(sealed.subarray(-16));
  const text = Buffer.concat([open.update(sealed.subarray(0, -16)), open.final()]).toString();
  // a two says that nothing follows
  return text.slice(0, text.lastIndexOf('\u0002'));
}
