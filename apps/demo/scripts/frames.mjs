// When frames come while balls are shown: the time from one to the next, as whoever looks on sees it.

/** What brings a ball in is work before anything of it is shown: so much before counts, in milliseconds. */
const lead = 100;

/** Writes down in a page when each frame comes, and when something of a ball begins to be shown and has been. */
export function watchFrames() {
  const seen = { frames: [], shows: [] };
  globalThis.howzatFrames = seen;
  const frame = (at) => {
    seen.frames.push(at);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  const look = () => {
    const shows = document.querySelector('.show') !== null;
    const last = seen.shows.at(-1);
    if (shows === (last !== undefined && last.to === null)) return;
    if (shows) seen.shows.push({ from: performance.now(), to: null });
    else last.to = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  look();
}

/** How long each frame was waited for while balls were shown, in milliseconds. */
export function waitsIn({ frames, shows }) {
  const waits = [];
  for (const [at, came] of frames.entries()) {
    const before = frames[at - 1];
    if (before === undefined) continue;
    if (shows.some(({ from, to }) => came > from - lead && (to === null || before < to))) waits.push(came - before);
  }
  return waits;
}
