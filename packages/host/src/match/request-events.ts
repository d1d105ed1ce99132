import { type Side, sameJson } from '@howzat/core';
import type { SeatRequest } from '../protocol/request.js';
import { idOfNext } from '../tokens.js';
import type { HostedEvent, KeptMatch } from './hosted-event.js';

/** The event that a request comes to, if it is accepted. @param number for a seat that sends none of its own */
export function eventOf({ id }: KeptMatch, seat: Side, request: SeatRequest, number: string): HostedEvent {
  switch (request.do) {
    case 'claim': {
      const { name } = request;
      return request.number === null
        ? { kind: 'claim', seat, name, number, from: 'host' }
        : { kind: 'claim', seat, name, number: request.number, from: 'seat' };
    }
    case 'choose':
      return { kind: 'choice', seat, step: request.step, choice: request.choice };
    case 'offer':
      return { kind: 'offer', seat, what: request.what };
    case 'answer':
      return { kind: 'answer', seat, offer: request.offer, accept: request.accept };
    case 'rematch':
      return { kind: 'rematch', seat, match: idOfNext(id) };
    default:
      return { kind: request.do, seat };
  }
}

/** Whether an event came of this request. */
export function isOf(kept: KeptMatch, event: HostedEvent, request: SeatRequest): boolean {
  const number = event.kind === 'claim' && event.from === 'host' ? event.number : '';
  return sameJson(event, eventOf(kept, event.seat, request, number));
}
