import { ECDH } from 'node:crypto';
import { type Host, isRefused, protocolVersion, type Refused } from '@howzat/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Push } from '../push/push.js';
import { isPushService } from '../push/services.js';

const endpoint = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.check(
    isPushService,
    'it is the https address of a push service that is known: Google, Mozilla, Apple or Microsoft',
  ),
);
const keys = v.strictObject({
  p256dh: v.pipe(
    v.string(),
    v.regex(/^[\w-]{87}$/, 'it has 87 letters and digits of base64url'),
    v.check(isPoint, 'it is a public key of the curve P-256'),
  ),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/, 'it has 22 letters and digits of base64url')),
});
const version = v.literal(protocolVersion);

/** What a page asks: that this device is told when it is the turn of its seat, or is told no more. */
export const pushRequest = v.variant('do', [
  v.strictObject({ v: version, do: v.literal('tell'), device: v.strictObject({ endpoint, keys }) }),
  v.strictObject({ v: version, do: v.literal('tell-no-more'), endpoint }),
]);

/** How answers go out, and where the token of a request stands. */
interface Ways {
  readonly send: (reply: FastifyReply, answer: object) => FastifyReply;
  readonly refuse: (reply: FastifyReply, code: Refused['code'], message: string) => FastifyReply;
  readonly tokenOf: (request: Pick<FastifyRequest, 'headers'>) => string;
}

/** Whether this server tells people by web push that it is their turn, and which devices. */
export function pushRoutes(api: FastifyInstance, host: Host, push: Push | undefined, ways: Ways): void {
  const { send, refuse, tokenOf } = ways;
  api.get('/api/push', async (_request, reply) =>
    send(reply, { v: protocolVersion, type: 'push', key: push?.publicKey ?? null }),
  );
  api.post<{ readonly Params: { readonly match: string } }>('/api/matches/:match/push', async (request, reply) => {
    if (!push) return refuse(reply, 'unknown-match', 'This server tells nobody by web push.');
    const asked = v.safeParse(pushRequest, request.body, { abortEarly: true });
    if (!asked.success) return refuse(reply, 'bad-request', wrongWith(asked.issues[0]));
    const { match } = request.params;
    const seen = await host.look(match, tokenOf(request));
    if (isRefused(seen)) return send(reply, seen);
    const { viewer } = seen.sight;
    if (viewer === 'watch') return refuse(reply, 'wrong-seat', 'Whoever looks on has no turn.');
    if (asked.output.do === 'tell') await push.add(match, viewer, asked.output.device);
    else await push.drop(match, viewer, asked.output.endpoint);
    return send(reply, { v: protocolVersion, type: 'receipt', sequence: seen.sequence });
  });
}

function wrongWith(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The request'} is wrong: ${issue.message}.`;
}

/** Whether something is a point of the curve: nothing can be encrypted for anything else. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'compressed');
    return true;
  } catch {
    return false;
  }
}
