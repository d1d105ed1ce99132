import type { View } from '@howzat/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Fields } from '../src/tables/generic/shown.js';

/** What the board of a game without a table of its own says of its state. */
function said(state: object): string {
  const view = { side: 'home', role: 'batting', game: {}, state, own: {} } as unknown as View;
  return renderToStaticMarkup(createElement(Fields, { view }));
}

describe('the fields of a game without a table of its own', () => {
  test('of two lists, the empty one is a dash', () => {
    expect(said({ orders: [[], ['Dot', 'Ravi']] })).toContain('– · Dot, Ravi</dd>');
  });

  test('what says nothing yet is left out', () => {
    expect(said({ orders: [[], []], guess: null, shown: 4 })).not.toMatch(/orders|guess/);
  });
});
