import type { DomainDescription, Json } from '@howzat/core';
import { describe, expect, it } from 'vitest';
import { readTyped } from '../src/terminal/question.js';

const names = ['Cass Winterbourne', 'Ike Sundaram', 'Ike Penhale'];
const label = (item: Json): string => (typeof item === 'number' ? (names[item] ?? String(item)) : String(item));
const items = [0, 1, 2];
const pair: DomainDescription = {
  kind: 'record',
  fields: { facing: { kind: 'oneOf', items }, other: { kind: 'oneOf', items } },
};
const some: DomainDescription = { kind: 'subsetOf', items, size: 2 };

describe('an answer that is typed', () => {
  it.each([
    ['Cass Winterbourne, Ike Penhale', { facing: 0, other: 2 }],
    ['other=Ike Sundaram, facing=Cass Winterbourne', { facing: 0, other: 1 }],
    ['0 2', { facing: 0, other: 2 }],
    ['other=0 facing=1', { facing: 1, other: 0 }],
    ['{"facing":1,"other":2}', { facing: 1, other: 2 }],
  ])('%s: the parts of a choice, names of several words between commas', (line, choice) => {
    expect(readTyped(line, pair, label)).toEqual(choice);
  });

  it.each([
    ['Ike Penhale, Cass Winterbourne', [2, 0]],
    ['Cass; Ike S', [0, 1]],
    ['[0, 1]', [0, 1]],
  ])('%s: several of a list', (line, choice) => {
    expect(readTyped(line, some, label)).toEqual(choice);
  });

  it('keeps what makes no sense for the domain to refuse', () => {
    expect(readTyped('Nobody Atall, Cass Winterbourne', some, label)).toEqual(['Nobody', 'Atall', 0]);
  });
});
