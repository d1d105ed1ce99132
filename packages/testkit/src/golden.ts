/// <reference types="node" />
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createMatch, type MatchRecord, replayMatch, type Selection, uniformPlayer, type Variant } from '@howzat/core';

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

/**
 * Holds a golden playthrough: replays the record in `file` and compares. With HOWZAT_GOLDEN=write in the environment it
 * is written instead, which a change of the rules does on purpose.
 */
export function goldenProblems(variant: Variant, selection: Selection, file: string | FileUrl): string[] {
  const path = typeof file === 'string' ? file : fileURLToPath(file.href);
  if (process.env.HOWZAT_GOLDEN === 'write') {
    const match = createMatch(variant, {
      ...selection,
      seed: 'golden',
      players: { home: uniformPlayer, away: uniformPlayer },
    } as never);
    const golden: Golden = { record: match.record(), balls: ballsOf(match as never) };
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(golden, null, 1)}\n`);
    return [];
  }
  if (!existsSync(path)) return [`there is no golden playthrough at ${path}: write it with HOWZAT_GOLDEN=write`];
  const golden = JSON.parse(readFileSync(path, 'utf8')) as Golden;
  const match = replayMatch(variant, golden.record, { houseRules: selection.houseRules ?? [] });
  const balls = ballsOf(match);
  return golden.balls
    .flatMap((ball, i) => (ball === balls[i] ? [] : [`ball ${i + 1} was ${ball} and is ${balls[i] ?? 'not played'}`]))
    .slice(0, 5);
}
