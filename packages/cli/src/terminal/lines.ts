import { createInterface } from 'node:readline';
import { paint, say } from '../output.js';
import type { Asker } from './asker.js';
import { choicesIn, commandIn, forbiddenIn, readTyped } from './question.js';

/** Talks in lines: a question each, an answer each. For pipes, for files, and for terminals that can do no more. */
export function lineAsker(): Asker {
  const reader = createInterface({ input: process.stdin, terminal: false });
  const lines = reader[Symbol.asyncIterator]();
  const next = async (): Promise<string | null> => {
    for (;;) {
      const { done, value } = await lines.next();
      if (done) return null;
      const line = (value as string).trim();
      // a blank line and a remark are no answers
      if (line !== '' && !line.startsWith('#')) return line;
    }
  };
  return {
    say,
    ask: async (question) => {
      const { who, text, wanted, label } = question;
      say(paint.bold(`${who === null ? '' : `${who}: `}${text}`));
      say(`  ${choicesIn(wanted, label)}`);
      for (const { item, message, rule } of forbiddenIn(wanted))
        say(paint.dim(`  not ${label(item)}: ${message}${rule ? ` [${rule}]` : ''}`));
      for (;;) {
        const line = await next();
        if (line === null) return { kind: 'end' };
        say(`> ${line}`);
        const command = commandIn(line);
        if (command) return command;
        const choice = readTyped(line, wanted, label);
        const refusal = question.why(choice);
        if (refusal === null) return { kind: 'choice', choice };
        say(`  ${refusal.message}${refusal.rule ? ` [${refusal.rule}]` : ''}`);
      }
    },
    handOver: async () => true,
    hide: () => {},
    close: () => reader.close(),
  };
}
