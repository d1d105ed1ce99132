// How much work frames are, read from a trace of the browser. When frames come depends on what else the machine does; the processor time
// that a thread has used does not.

/** A screen of 60 frames in a second, in milliseconds. */
const interval = 1000 / 60;
/** What brings a ball in is work before anything of it is shown: so much before counts, in milliseconds. */
const lead = 100;

/** Marks in a page when something of a ball begins to be shown, and when it has been. */
export function markShows() {
  let shows = false;
  new MutationObserver(() => {
    const now = document.querySelector('.show') !== null;
    if (now === shows) return;
    shows = now;
    performance.mark(now ? 'howzat:shows' : 'howzat:still');
  }).observe(document, { childList: true, subtree: true });
}

/** Marks in a page whether something is shown at this moment: what a trace begins with. */
export function markNow() {
  performance.mark(document.querySelector('.show') ? 'howzat:shows' : 'howzat:still');
}

/** What a trace has to hold. */
export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/**
 * The work of each frame while balls were shown, in milliseconds of processor time of the main thread. A frame is all tasks from one drawing
 * to the next. What was done where nothing was drawn counts where it is too long for a frame: it would have held one up.
 */
export function frameWork(trace) {
  const marks = trace.filter(({ name }) => name === 'howzat:shows' || name === 'howzat:still');
  const [{ pid, tid } = {}] = marks;
  const onMain = trace.filter((event) => event.pid === pid && event.tid === tid);
  const drawings = onMain.filter(({ name, ph }) => name === 'AnimationFrame' && ph === 'b').map(({ ts }) => ts / 1000);
  const tasks = onMain
    .filter(({ name, ph }) => name === 'RunTask' && ph === 'X')
    .map(({ ts, dur, tdur }) => ({ at: ts / 1000, ends: (ts + dur) / 1000, work: (tdur ?? dur) / 1000 }))
    .sort((a, b) => a.at - b.at);
  const frames = [];
  for (const { from, to } of showsOf(marks)) {
    let frame = null;
    let drawn = 0;
    for (const { at, ends, work } of tasks.filter((task) => task.ends >= from && task.at <= to)) {
      while (drawn < drawings.length && drawings[drawn] < at) drawn++;
      const draws = drawn < drawings.length && drawings[drawn] <= ends;
      if (frame === null || (draws && frame.draws) || at - frame.ends > interval) {
        if (frame) frames.push(frame);
        frame = { work: 0, draws: false, ends };
      }
      frame.work += work;
      frame.draws ||= draws;
      frame.ends = ends;
    }
    if (frame) frames.push(frame);
  }
  return frames.filter(({ draws, work }) => draws || work > interval).map(({ work }) => work);
}

/** From when to when something was shown. */
function showsOf(marks) {
  const shows = [];
  for (const { name, ts } of [...marks].sort((a, b) => a.ts - b.ts)) {
    const at = ts / 1000;
    const last = shows.at(-1);
    if (name === 'howzat:shows') shows.push({ from: Math.max(at - lead, last?.to ?? 0), to: Number.POSITIVE_INFINITY });
    else if (last) last.to = at;
  }
  // what was shown at the end of the trace was shown until then
  return shows;
}
