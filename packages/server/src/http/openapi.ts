import swagger from '@fastify/swagger';
import { requestSchemas } from '@howzat/host';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifyInstance } from 'fastify';
import { pushRequest } from './push-routes.js';

interface Described {
  readonly summary: string;
  readonly body?: object;
  /** Whether it takes the token of a match. */
  readonly token?: boolean;
}

const schemaOf = (request: keyof typeof requestSchemas): object =>
  toJsonSchema(requestSchemas[request], { errorMode: 'ignore' });

/** What is at each address, in words and by the schemas by which requests are read. */
const described: Readonly<Record<string, Described>> = {
  'GET /api/games': { summary: 'What may be named in a plan: formats, options, house rules, computer players' },
  'GET /api/lobby': { summary: 'Who waits for somebody to play with, and what may be watched' },
  'POST /api/matches': { summary: 'Opens a match, and tells its tokens once', body: schemaOf('open') },
  'POST /api/matches/:match': { summary: 'A request of a seat', body: schemaOf('ask'), token: true },
  'POST /api/matches/:match/seat': { summary: 'Takes the free seat of a match of the lobby', body: schemaOf('join') },
  'POST /api/matches/:match/why': {
    summary: 'What the rules say to a choice that the seat has not made',
    body: schemaOf('why'),
    token: true,
  },
  'GET /api/matches/:match': {
    summary: 'What the seat may see now, or with ?balls= what it saw after so many balls',
    token: true,
  },
  'GET /api/push': { summary: 'The key by which a page subscribes to web push; null where this server does not push' },
  'POST /api/matches/:match/push': {
    summary: 'Whether a device is told by web push when it is the turn of the seat',
    body: toJsonSchema(pushRequest, { errorMode: 'ignore' }),
    token: true,
  },
  'GET /api/matches/:match/events': { summary: 'The same as server-sent events, from Last-Event-ID on', token: true },
  'GET /api/matches/:match/rules': {
    summary: 'What is played, for pages that do not have all of its rules',
    token: true,
  },
  'GET /api/matches/:match/record': { summary: 'The record of a match that is over', token: true },
};

/** Describes the addresses of a server as OpenAPI 3.1, at `/api/openapi.json`. Has to be registered before they are. */
export async function describeApi(api: FastifyInstance): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Howzat',
        version: '1',
        description:
          'Matches of tabletop cricket. https://github.com/howzat/howzat/blob/main/docs/online.md tells what messages mean.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ url, route, schema: own }) => {
      if (own?.hide) return { url, schema: own };
      const { summary, body, token = false } = described[`${String(route.method)} ${url}`] ?? { summary: url };
      const security = token ? [{ token: [] }] : [];
      return { url, schema: { summary, security, ...(body ? { body } : {}) } };
    },
  });
  api.get('/api/openapi.json', { schema: { hide: true } }, async () => api.swagger());
}
