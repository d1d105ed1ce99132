// SPDX-License-Identifier: MIT
// Every sound is made here by Web Audio: no recordings, nothing by others.
import type { Moment, Part } from './moments.js';

let context: AudioContext | null = null;

/** A burst of noise through a filter: cards, dice, bats and crowds. */
interface Burst {
  readonly at: number;
  readonly for: number;
  readonly hertz: number;
  /** How narrow the filter is. */
  readonly q: number;
  readonly loud: number;
  /** How long it swells, in seconds; 0 for a hit. */
  readonly swell?: number;
}

/** A note. */
interface Note {
  readonly at: number;
  readonly for: number;
  readonly hertz: number;
  readonly loud: number;
}

interface Sound {
  readonly bursts?: readonly Burst[];
  readonly notes?: readonly Note[];
}

const crowd = (seconds: number, loud: number): Burst => ({
  at: 0,
  for: seconds,
  hertz: 900,
  q: 0.6,
  loud,
  swell: seconds / 3,
});
const crack: Burst = { at: 0, for: 0.07, hertz: 1700, q: 2.5, loud: 0.9 };

const sounds: Readonly<Record<Part, Sound>> = {
  cards: { bursts: [{ at: 0, for: 0.09, hertz: 3800, q: 0.8, loud: 0.35 }] },
  dice: {
    bursts: [0, 0.06, 0.11, 0.19].map((at) => ({ at, for: 0.035, hertz: 2300 + 900 * at, q: 5, loud: 0.5 })),
  },
  flight: { bursts: [crack] },
  field: { bursts: [{ at: 0, for: 0.1, hertz: 420, q: 1.5, loud: 0.6 }] },
  signal: {},
  runs: { notes: [{ at: 0, for: 0.09, hertz: 660, loud: 0.18 }] },
  four: { bursts: [crowd(0.9, 0.3)] },
  six: { bursts: [crowd(1.5, 0.45)] },
  wicket: {
    bursts: [
      { at: 0, for: 0.06, hertz: 1200, q: 6, loud: 0.9 },
      { at: 0.05, for: 0.09, hertz: 800, q: 5, loud: 0.7 },
      crowd(1.1, 0.25),
    ],
  },
  fifty: { bursts: [crowd(1.2, 0.35)], notes: chord([523, 659, 784]) },
  hundred: { bursts: [crowd(1.6, 0.4)], notes: chord([523, 659, 784, 1047]) },
  won: { bursts: [crowd(2, 0.45)], notes: chord([392, 523, 659, 784]) },
};

function chord(hertz: readonly number[]): readonly Note[] {
  return hertz.map((each, at) => ({ at: 0.11 * at, for: 0.5, hertz: each, loud: 0.16 }));
}

/** Lets the browser sound: it wants a press before, so this is called by one. */
async function wake(): Promise<void> {
  context ??= new AudioContext();
  if (context.state === 'suspended') await context.resume();
}

/** Sounds what a moment is. */
export function sound({ part }: Pick<Moment, 'part'>): void {
  const { bursts = [], notes = [] } = sounds[part];
  if (bursts.length + notes.length === 0) return;
  void wake().then(() => {
    if (!context) return;
    for (const burst of bursts) playBurst(context, burst);
    for (const note of notes) playNote(context, note);
  });
}

function playBurst(on: AudioContext, { at, for: seconds, hertz, q, loud, swell = 0 }: Burst): void {
  const start = on.currentTime + at;
  const noise = new AudioBuffer({ length: Math.ceil(seconds * on.sampleRate), sampleRate: on.sampleRate });
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const source = new AudioBufferSourceNode(on, { buffer: noise });
  const filter = new BiquadFilterNode(on, { type: 'bandpass', frequency: hertz, Q: q });
  const gain = envelope(on, start, seconds, loud, swell);
  source.connect(filter).connect(gain).connect(on.destination);
  source.start(start);
}

function playNote(on: AudioContext, { at, for: seconds, hertz, loud }: Note): void {
  const start = on.currentTime + at;
  const source = new OscillatorNode(on, { type: 'triangle', frequency: hertz });
  source.connect(envelope(on, start, seconds, loud, 0)).connect(on.destination);
  source.start(start);
  source.stop(start + seconds);
}

/** How loud it is from its beginning to its end. */
function envelope(on: AudioContext, start: number, seconds: number, loud: number, swell: number): GainNode {
  const gain = new GainNode(on, { gain: 0 });
  gain.gain.setValueAtTime(swell > 0 ? 0.0001 : loud, start);
  if (swell > 0) gain.gain.exponentialRampToValueAtTime(loud, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  return gain;
}

/** How a device shakes at a great moment, in milliseconds; nothing at others. */
const shakes: Readonly<Partial<Record<Part, readonly number[]>>> = {
  wicket: [60, 40, 120],
  four: [30],
  six: [40, 30, 40],
  won: [60, 40, 60, 40, 120],
};

/** Shakes the device, where it can. */
export function shake({ part }: Pick<Moment, 'part'>): void {
  const pattern = shakes[part];
  if (pattern && 'vibrate' in navigator) navigator.vibrate([...pattern]);
}
