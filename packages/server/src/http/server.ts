import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import files from '@fastify/static';
import {
  type Host,
  type HostedGame,
  isRefused,
  type Limits,
  protocolVersion,
  type Refused,
  usualLimits,
} from '@howzat/host';
import fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Push } from '../push/push.js';
import { Metrics } from './metrics.js';
import { networkOf } from './network.js';
import { describeApi } from './openapi.js';
import { pushRoutes } from './push-routes.js';
import { statusOf } from './status.js';
import { Streams } from './streams.js';

/** What a server is made of. */
export interface ServerSettings {
  readonly host: Host;
  readonly games: readonly HostedGame[];
  /** Throws where the store does not answer. */
  readonly ready: () => Promise<void>;
  /** Tells people who are not there that it is their turn; nobody does unless given. */
  readonly push?: Push | undefined;
  readonly limits?: Limits;
  /** A folder whose files are served beside the matches, as the demo app. */
  readonly site?: string;
  /** The server stands behind a proxy that it may believe what address a request came from. */
  readonly behindProxy?: boolean;
  /** Whether it writes a line for each request, as JSON on standard output, or where; it does unless told otherwise. */
  readonly logs?: boolean | Logs;
  /** Whether it tells what it counts to Prometheus, at `/metrics`. */
  readonly metrics?: boolean;
}

/** Takes the lines of a log. */
export interface Logs {
  write(line: string): void;
}

interface OfMatch {
  readonly Params: { readonly match: string };
  readonly Querystring: { readonly balls?: string };
}

/** A server for matches, which does not listen yet. */
export async function createServer(settings: ServerSettings): Promise<FastifyInstance> {
  const { limits = usualLimits, behindProxy = false, logs = true, site } = settings;
  const app = fastify({
    logger: logs !== false && { serializers: { err: errorForLog }, ...(logs === true ? {} : { stream: logs }) },
    trustProxy: behindProxy,
    bodyLimit: limits.body,
    // what is being answered is answered
    forceCloseConnections: 'idle',
  });
  app.setErrorHandler(answerError);
  await app.register(async (api) => {
    const directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };
    await api.register(helmet, { contentSecurityPolicy: { useDefaults: false, directives } });
    // streams are left alone: each message goes out as it comes
    await api.register(compress);
    await describeApi(api);
    await api.register(rateLimit, {
      max: limits.requests,
      timeWindow: '1 minute',
      keyGenerator: ({ ip }) => networkOf(ip),
      errorResponseBuilder: (_request, { after }) => {
        const message = `Too many requests from this address. Try again in ${after}.`;
        return Object.assign(new Error(message), { statusCode: 429 });
      },
    });
    const streams = new Streams(limits.streams, limits.waiting);
    api.addHook('preClose', async () => streams.end());
    if (settings.metrics) measure(app, api, streams);
    matchRoutes(api, settings, streams, limits);
    pushRoutes(api, settings.host, settings.push, { send, refuse, tokenOf });
  });
  if (site === undefined) app.setNotFoundHandler((_request, reply) => nothing(reply));
  else await app.register((pages) => pageRoutes(pages, site));
  healthRoutes(app, settings);
  return app;
}

/** Serves the files of a site. Every other address that somebody goes to is a screen of its first page. */
async function pageRoutes(pages: FastifyInstance, site: string): Promise<void> {
  // pages bring the policy for what they may load
  await pages.register(helmet, { contentSecurityPolicy: false });
  await pages.register(compress);
  await pages.register(files, { root: site });
  pages.setNotFoundHandler(({ method, url, headers }, reply) => {
    const [path = ''] = url.split('?');
    // an address that somebody goes to, and no file that a page looks for
    const isScreen = method === 'GET' && headers.accept?.includes('text/html') && !/\.\w+$/.test(path);
    return isScreen && existsSync(join(site, 'index.html')) ? reply.sendFile('index.html') : nothing(reply);
  });
}

function nothing(reply: FastifyReply): FastifyReply {
  return refuse(reply, 'unknown-match', 'There is nothing at this address.');
}

function matchRoutes(api: FastifyInstance, { host, games }: ServerSettings, streams: Streams, limits: Limits): void {
  api.get('/api/games', async () => games.map(described));
  const opening = { config: { rateLimit: { max: limits.opened, timeWindow: '1 minute' } } };
  api.post('/api/matches', opening, async (request, reply) => {
    const answer = await host.open(request.body, networkOf(request.ip));
    return send(reply, answer, 201);
  });
  api.post<OfMatch>('/api/matches/:match', async (request, reply) =>
    send(reply, await host.ask(request.params.match, tokenOf(request), request.body)),
  );
  api.get('/api/lobby', async (_request, reply) => send(reply, await host.lobby()));
  api.post<OfMatch>('/api/matches/:match/seat', opening, async (request, reply) =>
    send(reply, await host.join(request.params.match, request.body)),
  );
  api.post<OfMatch>('/api/matches/:match/why', async (request, reply) =>
    send(reply, await host.why(request.params.match, tokenOf(request), request.body)),
  );
  api.get<OfMatch>('/api/matches/:match', async (request, reply) => {
    const { match } = request.params;
    const { balls } = request.query;
    if (balls === undefined) return send(reply, await host.look(match, tokenOf(request)));
    if (!/^\d{1,6}$/.test(balls)) return refuse(reply, 'bad-request', 'The balls are a whole number from 0.');
    return send(reply, await host.past(match, tokenOf(request), Number(balls)));
  });
  api.get<OfMatch>('/api/matches/:match/rules', async (request, reply) =>
    send(reply, await host.rules(request.params.match, tokenOf(request))),
  );
  api.get<OfMatch>('/api/matches/:match/record', async (request, reply) =>
    send(reply, await host.record(request.params.match, tokenOf(request))),
  );
  api.get<OfMatch>('/api/matches/:match/events', (request, reply) => follow(host, streams, request, reply));
}

/** Counts what is answered, and tells it at an address of its own. */
function measure(app: FastifyInstance, api: FastifyInstance, streams: Streams): void {
  const metrics = new Metrics(() => streams.count);
  const ends = new WeakMap<FastifyRequest, () => void>();
  api.addHook('onRequest', async (request) => {
    if (request.method === 'POST') ends.set(request, metrics.begin());
  });
  api.addHook('preSerialization', async (request, _reply, answer) => {
    ends.get(request)?.();
    if (typeof answer === 'object' && answer !== null) metrics.answered(answer);
    return answer;
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(metrics.type).send(await metrics.text()),
  );
}

/** An error as it is written to a log: what a database says of the row that it did not take stays out. */
function errorForLog({
  name,
  message,
  code,
  stack,
}: FastifyError): Record<'type' | 'message' | 'code' | 'stack', string> {
  return { type: name, message, code, stack: stack ?? '' };
}

/** Tells a viewer everything from the event on that `Last-Event-ID` names. */
async function follow(
  host: Host,
  streams: Streams,
  request: FastifyRequest<OfMatch>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const stream = streams.begin(networkOf(request.ip));
  if (!stream) return refuse(reply, 'too-many', 'Too many streams from this address. Close one of the pages.');
  const { match } = request.params;
  const following = await host.follow(match, tokenOf(request), lastEventOf(request), (told) => {
    stream.tell(told);
    if (isRefused(told)) stream.end();
  });
  if (isRefused(following)) {
    stream.out.destroy();
    return send(reply, following);
  }
  stream.out.once('close', following.stop);
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(stream.out);
}

function lastEventOf({ headers }: FastifyRequest<OfMatch>): number | null {
  const id = headers['last-event-id'];
  return typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : null;
}

/** The token of a request, which stands in a header and never in an address: addresses are written to logs. */
function tokenOf({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>): string {
  if (authorization === undefined) return '';
  return /^Bearer ([0-9a-f]{64})$/.exec(authorization)?.[1] ?? 'no token';
}

function healthRoutes(app: FastifyInstance, { ready }: ServerSettings): void {
  app.get('/health/live', { logLevel: 'warn' }, async () => ({ live: true }));
  app.get('/health/ready', { logLevel: 'warn' }, async (_request, reply) => {
    try {
      await ready();
      return { ready: true };
    } catch {
      return refuse(reply, 'unavailable', 'The storage does not answer. Try again in a moment.');
    }
  });
}

/** A game as whoever opens a match is told of it: what may be named. */
function described({ variant, houseRules = [], players = [] }: HostedGame): object {
  const { id, version, title, formats, defaultFormat, options, rulings } = variant;
  return {
    id,
    version,
    title,
    formats: formats.map(({ id: name, title: words }) => ({ id: name, title: words })),
    defaultFormat,
    options: options.map(({ id: name, title: words }) => ({ id: name, title: words })),
    rulings: rulings.map((ruling) => ruling.id),
    houseRules: houseRules.map(({ id: name, title: words }) => ({ id: name, title: words })),
    players: players.map(({ name }) => name),
  };
}

function send(reply: FastifyReply, answer: object, status = 200): FastifyReply {
  const refusal = 'type' in answer && answer.type === 'refusal' ? (answer as Refused) : null;
  return reply
    .code(refusal ? statusOf(refusal) : status)
    .header('cache-control', 'no-store')
    .send(answer);
}

function refuse(reply: FastifyReply, code: Refused['code'], message: string): FastifyReply {
  return send(reply, { v: protocolVersion, type: 'refusal', code, message });
}

/** What went wrong before the host was asked, or in it, as a refusal. What a database says stays in the log. */
function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode = 500, code, message } = error;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return refuse(reply, 'too-large', 'The request is too large for a choice or a plan.');
  if (statusCode === 429) return refuse(reply, 'too-many', message);
  if (statusCode >= 400 && statusCode < 500)
    return refuse(reply, 'bad-request', 'The request is not JSON: send it as application/json.');
  request.log.error({ err: error }, 'a request failed');
  return refuse(
    reply,
    'unavailable',
    'The storage does not answer. The match is as it was; send the same request again.',
  );
}
