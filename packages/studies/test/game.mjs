// What plans of the tests name `hand`. Plain JavaScript, because worker threads load it as it stands.
export * from '../../simulator/test/hand-cricket.mjs';

/** Plays at random, and breaks in the few matches in which somebody makes many runs. */
export const touchy = {
  name: 'touchy',
  choose: ({ view, domain, rng }) => {
    if (view.game.runs > 70) throw new Error(`${view.game.runs} runs are too many`);
    return domain.sample(rng);
  },
};

/** Bats and bowls one of the two highest. */
export const bold = { name: 'bold', choose: ({ rng }) => ((rng.next() & 1) === 0 ? 4 : 6) };
