// What plays the examples of the pages: a bundle beside the site, `played/played.js`, which a page fetches when somebody plays one. So the
// code of a rule is in no page, and the pages need not be built again when it changes.
export { loaders } from './played-games.js';
export { replay } from './replay.js';
