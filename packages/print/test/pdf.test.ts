import { inflateSync } from 'node:zlib';
import { isHowzatError } from '@howzat/core';
import { originalCards, withCards } from '@howzat/ctg';
import { originalSet, pocket } from '@howzat/pocket';
import { describe, expect, test } from 'vitest';
import { kitOf, papers, pdfOf, pictureOf, svgOf } from '../src/index.js';
import { gameNamed, sourceOf } from './games.js';

/** A document as text, with its streams unpacked. */
function unpacked(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/stream\n([\s\S]*?)\nendstream/g, (whole, packed: string) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      // a font is kept as it is
      return whole;
    }
  });
}

const made = new Date(Date.UTC(2026, 0, 1));

describe('a PDF', async () => {
  const kit = kitOf(sourceOf(gameNamed('ccsl')), { paper: 'letter' });
  const bytes = await pdfOf(kit, { made });
  const text = unpacked(bytes);

  test('has the pages of the kit, in the size of the paper', () => {
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(kit.pages.length);
    const { width, height } = papers.letter;
    const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes).toHaveLength(kit.pages.length);
    for (const [, wide, high] of boxes) {
      expect(Number(wide)).toBeCloseTo((width / 25.4) * 72, 1);
      expect(Number(high)).toBeCloseTo((height / 25.4) * 72, 1);
    }
  });

  test('has every word of the kit in it', () => {
    const words = kit.pages.flatMap(({ shapes }) => shapes.filter(({ kind }) => kind === 'text'));
    expect(text.match(/\] TJ/g)).toHaveLength(words.length);
  });

  test('brings its fonts along', () => {
    expect(text).toMatch(/\/BaseFont \/[A-Z]{6}\+FiraSansCondensed/);
    expect(text).toMatch(/\/FontFile[23]/);
  });

  test('is the same file when it is made again', async () => {
    expect(Buffer.from(await pdfOf(kit, { made })).equals(bytes)).toBe(true);
  });

  test('has no colours in black and white, and some else', async () => {
    const colours = (of: string): string[] =>
      [...of.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|SCN)/g)].map(([, ...rgb]) => rgb.slice(0, 3).join(' '));
    const grey = (rgb: string): boolean => new Set(rgb.split(' ')).size === 1;
    expect(colours(text).every(grey)).toBe(false);
    const mono = colours(unpacked(await pdfOf(kit, { mono: true, made })));
    expect(mono.length).toBeGreaterThan(100);
    expect(mono.filter((rgb) => !grey(rgb))).toEqual([]);
  });
});

describe('a set of your own', () => {
  const { registry, tabletop } = gameNamed('ctg');
  /** The kit of the original cards with bowls called otherwise. */
  const withBowls = (...names: readonly string[]) => {
    const bowls = originalCards.pace.bowls.map((bowl, at) => ({ ...bowl, name: names[at] ?? bowl.name }));
    const players = originalCards.teams.map((team) => ({
      ...team,
      players: team.players.map((player) => ({ ...player, abilities: [] })),
    }));
    const variant = withCards({ ...originalCards, pace: { ...originalCards.pace, bowls }, teams: players });
    return kitOf(sourceOf({ variant: variant as never, registry, tabletop }));
  };

  test('is printed as ours is, with names in many letters', async () => {
    const names = ['Nip-Backer', 'Źródło Ćwierć', 'Žemaitės Kūlverstukas', 'Крученый мяч', 'Στροφή'];
    const kit = withBowls(...names);
    const printed = kit.pages.flatMap(({ pieces }) => pieces.map(({ name }) => name));
    expect(printed).toEqual(expect.arrayContaining(names));
    expect(printed).not.toContain('Toe Crusher');
    expect((await pdfOf(kit)).length).toBeGreaterThan(50_000);
  });

  test('with letters that no font has is refused', () => {
    expect(() => withBowls('गुगली')).toThrow('The fonts of the kit have no letter "ग"');
  });

  test('with more words than fit on a card is refused', () => {
    const text = 'A card that goes on and on and on, and then on again. '.repeat(30);
    const cards = originalSet.cards.map((card, at) => (at === 0 ? { ...card, text } : card));
    const variant = pocket.withComponents?.({ ...originalSet, cards });
    const { registry: words, tabletop: table } = gameNamed('pocket');
    let error: unknown;
    try {
      kitOf(sourceOf({ variant: variant as never, registry: words, tabletop: table }));
    } catch (thrown) {
      error = thrown;
    }
    expect(isHowzatError(error) && error.code).toBe('bad-components');
    expect(String(error)).toMatch(/The words of .* do not fit into \d+ by \d+ mm/);
  });
});

describe('a card as SVG', () => {
  test('has its words, and no markup of theirs', () => {
    const svg = svgOf(pictureOf({ name: '<b>&{{ x }}', lines: ['Six "runs"'] }));
    expect(svg).toContain('&lt;b&gt;&amp;&#123;&#123; x }}');
    expect(svg).toContain('Six &quot;runs&quot;');
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-label="[^"]+"/);
  });

  test('has no styles, so that it may stand where none are let in', () => {
    expect(svgOf(pictureOf({ name: 'Four', large: '4' }))).not.toMatch(/style=|<style/);
  });

  test('has no text where it is drawn in outlines, so that it needs no font', () => {
    const svg = svgOf(pictureOf({ name: 'Four', large: '4' }), { outlined: true });
    expect(svg).not.toContain('<text');
    // a letter is an outline of its own: F, o, u, r and 4 at the least
    expect(
      svg.match(/<path transform="translate\([^"]*\) scale\([^"]*\)" d="M[^"]+Z"\/>/g)?.length,
    ).toBeGreaterThanOrEqual(5);
  });
});
