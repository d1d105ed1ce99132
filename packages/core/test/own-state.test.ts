import { describe, expect, it } from 'vitest';
import { compose, createMatch, replayMatch } from '../src/index.js';
import { createMatchMachine, playMachine } from '../src/machine/index.js';
import { interpretedRunner } from '../src/runner/index.js';
import { paper } from './paper-cricket.js';
import { chances, tokens } from './tokens.js';

const match = () => createMatch(paper, { houseRules: [tokens], chance: 'people' });

describe('the state of an amendment', () => {
  it('is what its domains and distributions are made of', () => {
    const one = match();
    expect(one.legal('batting', 'tokens.spend').describe()).toEqual({ kind: 'number', min: 0, max: 3, step: 1 });
    one.play('batting', 'tokens.spend', 2);
    one.play('bowling', 'paper.ball', '0');
    expect(one.waiting).toMatchObject({ kind: 'chance', step: 'tokens.die', of: { kind: 'die', sides: 3 } });
    expect(() => one.happen('tokens.die', 4)).toThrow('A die of 3 shows 1 to 3, not 4.');
    one.happen('tokens.die', 3);
    expect(one.legal('batting', 'tokens.spend').describe()).toMatchObject({ max: 1 });
    expect(replayMatch(paper, one.record(), { houseRules: [tokens] }).log()).toEqual(one.log());
  });

  it('is what its limits and its closed questions speak of', () => {
    const one = match();
    one.play('batting', 'tokens.spend', 3);
    expect(() => one.play('bowling', 'paper.ball', '6')).toThrow('No six with 0 tokens left.');
    one.play('bowling', 'paper.ball', '1').happen('tokens.die', 1);
    expect(() => one.play('batting', 'tokens.spend', 0)).toThrow('All tokens are spent, the last 0 at once.');
  });

  it('is what every driver hands on', () => {
    const rulebook = compose(paper, { houseRules: [tokens, chances], set: { overs: 1 } });
    const played = interpretedRunner(rulebook).play({ seed: 3, log: true });
    const drawn = playMachine(createMatchMachine(rulebook), { seed: 3 });
    expect(drawn.log).toEqual(played.log);
    expect(played.log.flatMap(({ rules }) => rules)).toContain('tokens.throw');
  });
});
