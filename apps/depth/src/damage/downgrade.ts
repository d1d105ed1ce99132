import { pick, type Rng } from '@howzat/core';
import { type Damage, type Doc, toJson } from './damage.js';
import { edits } from './edits.js';
import { type Json, oneOf } from './paths.js';

/** Makes a record of format 2 look like one of format 1, whose checksum covered the log and nothing else. */
function asFirstFormat(record: Doc): void {
  record.howzat = 1;
  record.checksum = record.log as Json;
  delete record.log;
  record.events = (record.events as Doc[]).map(({ salt: _, ...event }) => event as Json);
  const { branch, streams } = record.timeline as Doc;
  record.timeline = { branch: branch as Json, streams: streams as Json };
}

/** The edits of what the first format did not cover. */
const uncovered = [
  'a name is another',
  'the names have changed places',
  'the seed is another',
  'a stream is another',
  'a stream is missing',
  'the branch is another',
  'more or fewer undos',
];

const edited = (rng: Rng, record: Doc): Doc => {
  const text = JSON.stringify(record);
  return JSON.parse((edits[oneOf(rng, uncovered)] as Damage)(rng, text, text)) as Doc;
};

const into = (record: Doc, made: Doc): void => {
  for (const key of Object.keys(record)) delete record[key];
  Object.assign(record, made);
};

/**
 * A record that says it is of the first format, to get round the checksum of the second. It is refused, or it is shown as
 * unverified: never does it pass as verified.
 */
export const downgrade: Readonly<Record<string, Damage>> = {
  'relabelled and edited': toJson((rng, record) => {
    into(record, edited(rng, record));
    record.howzat = 1;
  }),
  'written as the first format and edited': toJson((rng, record) => {
    asFirstFormat(record);
    for (let i = 0; i <= pick(rng, 2); i++) into(record, edited(rng, record));
  }),
  'written as the first format and told to be verified': toJson((rng, record) => {
    asFirstFormat(record);
    into(record, edited(rng, record));
    record.unverified = oneOf<Json>(rng, [false, null]);
  }),
};
