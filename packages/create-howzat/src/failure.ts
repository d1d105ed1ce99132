/** What was asked for cannot be done: one line for whoever asked, and exit code 2. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
