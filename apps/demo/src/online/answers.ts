import { protocolVersion, type Refused } from '@howzat/host';

/** What an answer that is no message says: the refusal in it, or that no server for matches is there at all. */
export async function refusedIn(response: Response): Promise<Refused> {
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    const answer: unknown = await response.json();
    if (isRefusal(answer)) return answer;
  }
  // a server that is being started again answers for what stands before it
  const code = response.status >= 500 ? 'unavailable' : 'unknown-match';
  return { v: protocolVersion, type: 'refusal', code, message: `${response.status} ${response.statusText}` };
}

function isRefusal(answer: unknown): answer is Refused {
  return typeof answer === 'object' && answer !== null && 'type' in answer && answer.type === 'refusal';
}
