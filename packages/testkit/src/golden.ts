/// <reference types="node" />
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MatchRecord, openMatch, replayMatch, type Selection, uniformPlayer, type Variant } from '@howzat/core';

/** A file's address, as `new URL(..., import.meta.url)` gives it. */
export interface FileUrl {
  readonly href: string;
}

/** A match written down once, that must play the same for ever. */
interface Golden {
  readonly record: MatchRecord;
  /** Score and rules of every entry that finished a ball, for people who read the difference. */
  readonly balls: readonly string[];
}

function ballsOf(match: ReturnType<typeof replayMatch>): string[] {
  return match
    .log()
    .flatMap(({ innings, over, ball, delivery, rules }) =>
      delivery ? [`${innings}:${over}.${ball} ${delivery.runs}/${delivery.wickets} ${rules.join(' ')}`] : [],
    );
}

/** A file that holds a golden playthrough, and what it is played under. */
export interface GoldenFile {
  readonly file: string | FileUrl;
  readonly with?: Selection;
  /**
   * What a missing file means. `fail`, unless given; `write` writes it the first time, for a game that is new, and fails
   * only where CI is set in the environment.
   */
  readonly whenMissing?: 'fail' | 'write';
}

/**
 * Holds a golden playthrough: replays the record in its file and compares. With HOWZAT_GOLDEN=write in the environment it
 * is written instead, which a change of the rules does on purpose.
 */
export function goldenProblems(variant: Variant, golden: GoldenFile): string[] {
  const { file, with: selection = {}, whenMissing = 'fail' } = golden;
  const path = typeof file === 'string' ? file : fileURLToPath(file.href);
  const first = whenMissing === 'write' && !process.env.CI && !existsSync(path);
  if (first || process.env.HOWZAT_GOLDEN === 'write') {
    const match = openMatch(variant, {
      ...selection,
      seed: 'golden',
      players: { home: uniformPlayer, away: uniformPlayer },
    });
    const written: Golden = { record: match.record(), balls: ballsOf(match) };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(written, null, 1)}\n`);
    return [];
  }
  if (!existsSync(path)) return [`there is no golden playthrough at ${path}: write it with HOWZAT_GOLDEN=write`];
  const held = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  const match = replayMatch(variant, held.record, { houseRules: selection.houseRules ?? [] });
  const balls = ballsOf(match);
  return held.balls
    .flatMap((ball, i) => (ball === balls[i] ? [] : [`ball ${i + 1} was ${ball} and is ${balls[i] ?? 'not played'}`]))
    .slice(0, 5);
}
