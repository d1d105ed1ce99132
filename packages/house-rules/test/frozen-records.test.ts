import type { Variant } from '@howzat/core';
import { firstCards, withCards } from '@howzat/ctg';
import { firstSet as firstPocket, withSet as pocketWith } from '@howzat/pocket';
import { testFrozenRecords } from '@howzat/testkit';
import { firstSet as firstWicked, withSet as wickedWith } from '@howzat/wicked';
import { describe, it } from 'vitest';
import { version } from '../package.json';
import { houseRules } from '../src/index.js';
import { variants } from './settings.js';

/** A record does not hold the set that came with its game. Those of 0.0.0 are of the first sets, which others have followed. */
const played: Readonly<Record<string, Variant>> = {
  ...variants,
  ctg: withCards(firstCards) as unknown as Variant,
  pocket: pocketWith(firstPocket) as unknown as Variant,
  wicked: wickedWith(firstWicked) as unknown as Variant,
};

for (const variant of Object.values(played))
  testFrozenRecords(variant, { folder: 'records', version, houseRules, runner: { describe, it } });
