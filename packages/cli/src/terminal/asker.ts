import type { Answer, Question } from './question.js';

/** How people are talked to: by prompts in a terminal, by lines anywhere else. */
export interface Asker {
  say(text: string): void;
  ask(question: Question): Promise<Answer>;
  /** Sees to it that only `name` looks on; false where they leave instead. */
  handOver(name: string): Promise<boolean>;
  /** Wipes from the screen what the other may not see. */
  hide(): void;
  close(): void;
}
