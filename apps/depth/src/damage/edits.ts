import { pick, type Rng } from '@howzat/core';
import { type Damage, type Doc, toJson } from './damage.js';
import { isHolder, type Json, oneOf } from './paths.js';

const edit = (part: string, change: (rng: Rng, value: Json, record: Doc) => Json): Damage =>
  toJson((rng, record) => {
    if (!(part in record)) return;
    record[part] = change(rng, record[part] as Json, record);
  });

const inObject = (value: Json, changes: Doc): Json => ({ ...(value as Doc), ...changes });

const otherNumber = (rng: Rng, value: Json): Json =>
  typeof value === 'number' ? value + oneOf(rng, [-1, 1, 2, 1000]) : 1;

const without = (all: readonly Json[], left: number): Json[] => all.filter((_, at) => at !== left);

/** Changes what was chosen or drawn at an event. */
function another(rng: Rng, all: Json[], at: number): void {
  const event = all[at] as Doc;
  const key = event.kind === 'chance' ? 'outcome' : 'choice';
  const same = all.filter((it) => (it as Doc).step === event.step).map((it) => (it as Doc)[key] as Json);
  const now = event[key] as Json;
  event[key] = pick(rng, 3) === 0 && typeof now === 'number' ? otherNumber(rng, now) : oneOf(rng, same);
}

/** Single edits, as somebody makes who wants another match. */
export const edits: Readonly<Record<string, Damage>> = {
  'a name is another': edit('names', (rng, value) =>
    inObject(value, { [oneOf(rng, ['home', 'away'])]: oneOf(rng, ['Somebody', '', '\u001b]0;x\u0007', '=1+1']) }),
  ),
  'the names have changed places': edit('names', (_rng, value) => ({
    home: (value as Doc).away as Json,
    away: (value as Doc).home as Json,
  })),
  'the seed is another': edit('seed', (rng, value) =>
    oneOf<Json>(rng, [otherNumber(rng, value), String(value), 'x', 0, `${String(value)} `]),
  ),
  'a stream is another': edit('timeline', (rng, value) => {
    const { streams } = value as { streams: Doc };
    const keys = Object.keys(streams);
    if (keys.length === 0) return inObject(value, { streams: { bounce: [1, 2, 3, 4] } });
    const key = oneOf(rng, keys);
    const state = [...(streams[key] as number[])];
    const at = pick(rng, state.length);
    state[at] = ((state[at] as number) ^ (1 << pick(rng, 31))) | 0;
    return inObject(value, { streams: { ...streams, [key]: state } });
  }),
  'the stream of a player is another': edit('timeline', (rng, value) => {
    const players = { ...((value as Doc).players as Doc) };
    const side = oneOf(rng, ['home', 'away']);
    if (pick(rng, 3) === 0) delete players[side];
    else players[side] = Array.from({ length: 4 }, () => pick(rng, 1 << 30));
    return inObject(value, { players });
  }),
  'a stream is missing': edit('timeline', (rng, value) => {
    const streams = { ...(value as { streams: Doc }).streams };
    const keys = Object.keys(streams);
    if (keys.length > 0) delete streams[oneOf(rng, keys)];
    return inObject(value, { streams });
  }),
  'the branch is another': edit('timeline', (rng, value) =>
    inObject(value, { branch: ((value as { branch: number }).branch ^ (1 << pick(rng, 31))) | 0 }),
  ),
  'more or fewer undos': edit('undos', (rng, value) => Math.max(0, (otherNumber(rng, value) as number) | 0)),
  'a choice or an outcome is another': edit('events', (rng, value) => {
    const all = value as Json[];
    another(rng, all, pick(rng, all.length));
    return all;
  }),
  'the last event is another': edit('events', (rng, value) => {
    const all = value as Json[];
    another(rng, all, all.length - 1);
    return all;
  }),
  'the last events are missing': edit('events', (rng, value) => (value as Json[]).slice(0, -1 - pick(rng, 3))),
  'an event is missing': edit('events', (rng, value) => without(value as Json[], pick(rng, (value as Json[]).length))),
  'an event stands twice': edit('events', (rng, value) => {
    const at = pick(rng, (value as Json[]).length);
    return [...(value as Json[]).slice(0, at + 1), ...(value as Json[]).slice(at)];
  }),
  'somebody concedes': edit('events', (rng, value) => [...(value as Json[]), { kind: 'concede', seat: pick(rng, 2) }]),
  'a choice is the other side’s, or a computer’s': edit('events', (rng, value) => {
    const all = value as Json[];
    const choices = all.filter((event) => (event as Doc).kind === 'choice') as Doc[];
    const event = oneOf(rng, choices);
    if (pick(rng, 2) === 0) event.seat = 1 - (event.seat as number);
    else event.computer = !event.computer;
    return all;
  }),
  'players are others': edit('players', (rng, value) =>
    inObject(value, {
      [oneOf(rng, ['home', 'away'])]: oneOf<Json>(rng, [null, 'sensible', 'data:text/javascript,1', './x.mjs']),
    }),
  ),
  'chance is from elsewhere': edit('chance', (rng) => oneOf(rng, ['seed', 'people', 'script', 'dice'])),
  'the result is another': edit('result', (rng, value) =>
    isHolder(value) && !Array.isArray(value)
      ? inObject(value, {
          [oneOf(rng, ['winner', 'margin', 'kind', 'rule', 'ballsLeft', 'x'])]: oneOf<Json>(rng, [
            0,
            1,
            null,
            'tie',
            7,
          ]),
        })
      : { kind: 'runs', winner: pick(rng, 2), margin: 1, ballsLeft: null, tieBreak: false, rule: 'core.result.runs' },
  ),
  'what is played is another': edit('selection', (rng, value) =>
    oneOf(rng, [
      inObject(value, { format: oneOf<Json>(rng, [null, 't20', 'ten-over', 'test-match']) }),
      inObject(value, { houseRules: [oneOf(rng, ['joker-over', 'golden-ball', 'none-such'])] }),
      inObject(value, { houseRules: [] }),
      inObject(value, { rulings: {} }),
      inObject(value, { set: {} }),
      inObject(value, { set: { ...((value as Doc).set as Doc), overs: 1 + pick(rng, 9) } }),
      inObject(value, { options: ['super-over'] }),
    ]),
  ),
  'the version is another': edit('variant', (rng, value) =>
    inObject(value, { version: oneOf(rng, ['9.9.9', '', '0.0.1']) }),
  ),
  'versions of house rules are others': toJson((rng, record) => {
    record.versions = oneOf<Json>(rng, [{}, { 'joker-over': '9.9.9' }, { nobody: '1.0.0' }]);
  }),
  'the audit tells another story': toJson((rng, record) => {
    const audit = record.audit as Json[];
    const made = { event: 0, was: 1, is: 2, reason: 'None.', kept: 0, dropped: 0 };
    record.audit = audit.length > 0 && pick(rng, 2) === 0 ? [] : [...audit, made];
  }),
  'a match begins elsewhere': toJson((rng, record) => {
    if ('from' in record && pick(rng, 2) === 0) delete record.from;
    else
      record.from = {
        ...((record.from ?? {}) as Doc),
        ...oneOf<Doc>(rng, [{ runs: 20 }, { innings: 2, target: 3 }, { overs: 1 }, {}]),
      };
  }),
  'components are brought': toJson((rng, record) => {
    record.components = oneOf<Json>(rng, [{}, [], null, { cards: [] }]);
  }),
  'the checksum is another': edit('checksum', (rng, value) => {
    const text = String(value);
    const at = pick(rng, text.length);
    return `${text.slice(0, at)}${oneOf(rng, [...'0123456789abcdef'])}${text.slice(at + 1)}`;
  }),
  'the checksum of the log is another': edit('log', (rng, value) => {
    const text = String(value);
    const at = pick(rng, text.length);
    return `${text.slice(0, at)}${oneOf(rng, [...'0123456789abcdef'])}${text.slice(at + 1)}`;
  }),
  'it is told to be unverified, or not': toJson((rng, record) => {
    if ('unverified' in record) delete record.unverified;
    else record.unverified = oneOf<Json>(rng, ['brought', 'continued', true, false]);
  }),
  'the salt of a choice is another': edit('events', (rng, value) => {
    const salted = (value as Doc[]).filter(({ salt }) => salt !== undefined);
    if (salted.length === 0) return value;
    const event = oneOf(rng, salted);
    if (pick(rng, 2) === 0) delete event.salt;
    else event.salt = `${pick(rng, 10)}`.repeat(32);
    return value;
  }),
  'it is passed off as one of the first version': toJson((rng, record) => {
    record.howzat = 1;
    record.checksum = record.log as Json;
    delete record.log;
    if ('seed' in record && pick(rng, 2) === 0) record.seed = 'another';
    else record.names = { home: 'Somebody', away: 'else' };
  }),
  'the format is another': edit('howzat', (rng) => oneOf<Json>(rng, [0, 1, 2, 3, '1', '2'])),
};
