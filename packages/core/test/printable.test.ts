import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createMatch, HowzatError, uniformPlayer } from '../src/index.js';
import { showChoice } from '../src/json/frozen.js';
import {
  commentaryText,
  csvCell,
  markdownText,
  printable,
  printableJson,
  printableLines,
  scorecardOf,
  scorecardText,
  scoredOf,
  toCricsheet,
  toCsv,
} from '../src/scorebook.js';
import { hand } from './hand-cricket.js';

/** Every character of a class must be written out, wherever it stands. */
const dangerous: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  'C0 controls, tab, line breaks and ESC among them': [[0x00, 0x1f]],
  'DEL and the C1 controls, CSI and OSC among them': [[0x7f, 0x9f]],
  'marks of direction': [
    [0x061c, 0x061c],
    [0x200e, 0x200f],
  ],
  'embeddings, overrides and isolates': [
    [0x202a, 0x202e],
    [0x2066, 0x2069],
  ],
  'what has no width': [
    [0x00ad, 0x00ad],
    [0x034f, 0x034f],
    [0x200b, 0x200b],
    [0x2060, 0x2065],
    [0x206a, 0x206f],
    [0xfeff, 0xfeff],
  ],
  fillers: [
    [0x115f, 0x1160],
    [0x17b4, 0x17b5],
    [0x3164, 0x3164],
    [0xffa0, 0xffa0],
  ],
  'separators of lines and paragraphs': [[0x2028, 0x2029]],
  'interlinear marks': [[0xfff9, 0xfffb]],
  'lone surrogates': [
    [0xd800, 0xd803],
    [0xdffc, 0xdfff],
  ],
  noncharacters: [
    [0xfdd0, 0xfdef],
    [0xfffe, 0xffff],
    [0x10fffe, 0x10ffff],
  ],
  'tags and what else lies there': [[0xe0000, 0xe0fff]],
  'variation selectors of nothing': [
    [0xfe00, 0xfe0f],
    [0x180b, 0x180f],
  ],
};

const codes = (ranges: readonly (readonly [number, number])[]): number[] =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at));

const everyDangerous = Object.values(dangerous).flatMap(codes);

const writtenOut = (code: number): string => {
  const hex = code.toString(16).padStart(4, '0');
  return code > 0xffff ? `\\u{${hex}}` : `\\u${hex}`;
};

const placed = new Set(
  codes([
    [0xfe00, 0xfe0f],
    [0x180b, 0x180f],
    [0xe0000, 0xe0fff],
  ]),
);
const placeless = new Set(everyDangerous.filter((code) => !placed.has(code)));

/** What no printed text holds, told without the code that is tested: joiners and selectors have their places, the rest has none. */
function rawIn(text: string): string[] {
  return [...text]
    .map((one) => one.codePointAt(0) as number)
    .filter((code) => placeless.has(code))
    .map(writtenOut);
}

describe('what steers, turns or hides is written out', () => {
  test.each(Object.entries(dangerous))('%s', (_, ranges) => {
    for (const code of codes(ranges)) {
      const one = String.fromCodePoint(code);
      expect(printable(one)).toBe(writtenOut(code));
      expect(printable(`Ann${one}Bob`)).toBe(`Ann${writtenOut(code)}Bob`);
      expect(printable(`${one}${one}`)).toBe(writtenOut(code).repeat(2));
    }
  });

  test('escapes of a terminal lose their ESC, BEL and ST', () => {
    expect(printable('\u001b[31mAnn\u001b[0m')).toBe('\\u001b[31mAnn\\u001b[0m');
    expect(printable('\u001b]0;owned\u0007')).toBe('\\u001b]0;owned\\u0007');
    expect(printable('\u001b]8;;https://x.example\u001b\\Ann')).toBe('\\u001b]8;;https://x.example\\u001b\\Ann');
    expect(printable('\u009b2J')).toBe('\\u009b2J');
  });

  test('accents beyond the eighth on one letter', () => {
    const accents = '\u0301'.repeat(40);
    expect(printable(`a${accents}b`)).toBe(`a${'\u0301'.repeat(8)}${'\\u0301'.repeat(32)}b`);
    // joiners do not make a new letter of it
    expect(printable(`क${'\u094d\u200d'.repeat(9)}`)).toBe(`क${'\u094d\u200d'.repeat(4)}${'\\u094d\\u200d'.repeat(5)}`);
  });

  test('joiners and selectors where no word needs them', () => {
    expect(printable('An\u200dn\u200cBob')).toBe('An\\u200dn\\u200cBob');
    expect(printable('\u200dक')).toBe('\\u200dक');
    expect(printable('क\u200d\u200d')).toBe('क\u200d\\u200d');
    expect(printable('👩\u200d Ann')).toBe('👩\\u200d Ann');
    expect(printable('A\ufe0f1\ufe0f')).toBe('A\\ufe0f1\\ufe0f');
    expect(printable('葛\u{e0100}\u{e0100}')).toBe('葛\u{e0100}\\u{e0100}');
    // a tag beside the three flags carries hidden words
    expect(printable('🏴\u{e0068}\u{e0069}\u{e007f}')).toBe('🏴\\u{e0068}\\u{e0069}\\u{e007f}');
  });
});

const names = [
  'Ann O\u2019Neil-Smith, 2nd XI (C.)',
  'Zoë Ångström',
  'Nguyễn Thị Ánh',
  'Nguye\u0302\u0303n', // the same in parts
  'महेंद्र सिंह धोनी',
  'क्\u200dष', // half a letter, by a joiner
  'শ্রীকান্ত',
  'র\u200d্যাব',
  'ശ്രീശാന്ത് അവന\u0d4d\u200d',
  'ශ්\u200dරී ලංකා',
  'محمد رضوان',
  'مى\u200cخواهم',
  'שָׁלוֹם',
  'ทีมกระต่าย',
  'བོད་ལྗོངས',
  '葛\u{e0100}飾区',
  'ᠮᠣᠩᠭᠣᠯ\u180eᠠ',
  'England 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'India 🇮🇳',
  '👩🏽\u200d🦰 👨\u200d👩\u200d👧 ❤\ufe0f\u200d🔥 🤷🏾\u200d♀\ufe0f 1\ufe0f\u20e3 ☎\ufe0e',
  'C:\\u001b is typed, not sent',
  '',
];

describe('words and emoji stay as they are', () => {
  test.each(names)('%s', (name) => {
    expect(printable(name)).toBe(name);
    expect(JSON.parse(printableJson(name))).toBe(name);
  });
});

const piece = fc.oneof(
  fc.constantFrom(...everyDangerous).map((code) => String.fromCodePoint(code)),
  fc.constantFrom(...names, '\u0301', '\u094d', '\u200d', '\u200c', '\ufe0f', '👩', 'क', 'ب', '1', '#', '\u20e3'),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
);
const anyText = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));

describe('whatever the text', () => {
  test('nothing dangerous is left, and a second time changes nothing', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const told = printable(text);
        expect(rawIn(told)).toEqual([]);
        expect(told).not.toMatch(/\p{Cc}|\p{Cs}|\p{Zl}|\p{Zp}|\p{Bidi_Control}/u);
        expect(told).not.toMatch(/(?:(?!\p{Default_Ignorable_Code_Point})\p{M}){9}/u);
        expect(printable(told)).toBe(told);
      }),
      { numRuns: 2000 },
    );
  });

  test('what is not dangerous stays', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const harmless = text.replace(/\p{C}|\p{Zl}|\p{Zp}|\p{M}|\p{Default_Ignorable_Code_Point}/gu, '');
        expect(printable(harmless)).toBe(harmless);
      }),
    );
  });

  test('JSON reads back as the same value', () => {
    fc.assert(
      fc.property(fc.dictionary(anyText, fc.array(anyText)), fc.constantFrom(undefined, 2), (value, space) => {
        const json = printableJson(value, space);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(rawIn(json.replaceAll('\n', ''))).toEqual([]);
      }),
    );
  });

  test('a cell of CSV is one cell, and no formula', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const cell = csvCell(text);
        expect(rawIn(cell)).toEqual([]);
        const inside = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        expect(inside).not.toMatch(/^[=@\t\r]|^[+-](?!\d+(\.\d+)?$)/);
        expect(cell.startsWith('"') || !/[",\r\n]/.test(cell)).toBe(true);
      }),
    );
  });
});

test('lines keep their breaks, and only those', () => {
  expect(printableLines('a\u001b\nb\r\nc\rd\u2028e')).toBe('a\\u001b\nb\r\nc\\u000dd\\u2028e');
});

describe('CSV', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+cmd', "'+cmd"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', '\\u0009=1'],
    ['\r=1', '\\u000d=1'],
    ['-3', '-3'],
    ['+4.5', '+4.5'],
    ['a=b', 'a=b'],
    ['a\nb', 'a\\u000ab'],
    ['a,b', '"a,b"'],
  ])('%j is %j', (text, cell) => expect(csvCell(text)).toBe(cell));

  test('numbers and yes or no stay what they are', () => {
    expect([-3, 0, 1.5, true].map(csvCell)).toEqual(['-3', '0', '1.5', 'true']);
  });
});

describe('Markdown', () => {
  test.each([
    ['# Ann', '\\# Ann'],
    ['[Ann](javascript:alert(1))', '&#91;Ann&#93;(javascript:alert(1))'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['a | b', 'a &#124; b'],
    ['a\n# b', 'a&#92;u000a# b'],
    ['1. one', '1\\. one'],
    ['1.1 one', '1.1 one'],
    ['- one', '\\- one'],
    ['    one', '&#32;   one'],
    ['{{ 1 + 1 }} {.x}', '&#123;&#123; 1 + 1 }} &#123;.x}'],
    ['*a* _b_ snake_case ~~c~~', '&#42;a&#42; &#95;b&#95; snake_case &#126;&#126;c&#126;&#126;'],
    ['see (https://x.example/?a=1)', 'see `(https://x.example/?a=1)`'],
    ['www.x.example, ann@x.example', '`www.x.example,` `ann@x.example`'],
    ['`code` and `', '&#96;code&#96; and &#96;'],
  ])('%j', (text, told) => expect(markdownText(text)).toBe(told));

  test('code stays code where the words may hold it', () => {
    expect(markdownText('the rule `a|b.c` of *all*', { code: true })).toBe('the rule `a|b.c` of &#42;all&#42;');
    expect(markdownText('one ` alone', { code: true })).toBe('one &#96; alone');
  });
});

describe('what comes of foreign names', () => {
  const hostile = '\u001b]0;x\u0007\u202eA\nB';
  const told = '\\u001b]0;x\\u0007\\u202eA\\u000aB';

  test('in an error', () => {
    const error = new HowzatError('unknown-format', `There is no format ${hostile}.`, { subject: hostile });
    expect(error.message).toBe(`There is no format ${told}.`);
    expect(error.details.subject).toBe(hostile);
  });

  test.each([
    ['a word', hostile, `"${told}"`.replaceAll('\\u000a', '\\n')],
    ['a list', [hostile], `["${told}"]`.replaceAll('\\u000a', '\\n')],
    ['a symbol', Symbol(hostile), `Symbol(${told})`],
    ['a big number', 1n, '[object BigInt]'],
    ['a ring', ring(), '[object Array]'],
    ['something that throws', trap(), '[object]'],
  ])('in %s that was chosen', (_, choice, shown) => expect(showChoice(choice)).toBe(shown));

  test('a long choice is cut between characters', () => {
    const shown = showChoice('🏏'.repeat(10_000));
    expect([...shown]).toHaveLength(120);
    expect(shown).toMatch(/🏏\.\.\.$/u);
  });

  test('in a scorecard, a commentary and an export', () => {
    const match = createMatch(hand, {
      seed: 3,
      names: { home: hostile, away: '=1+1' },
      players: { home: uniformPlayer, away: uniformPlayer },
    });
    const scored = scoredOf({ log: match.log(), game: match.game }, match.rulebook, match.names, {
      batter: () => `${hostile} batter`,
      bowler: () => `${hostile} bowler`,
    });
    const all = [
      scorecardText(scored, { overs: true }),
      commentaryText(scored),
      JSON.stringify(scorecardOf(scored)).replaceAll('\\\\', '\\'),
      JSON.stringify(toCricsheet(scored, { date: '2024-06-01' })).replaceAll('\\\\', '\\'),
      toCsv(scored).replaceAll('\r\n', '\n'),
    ];
    for (const text of all) {
      expect(text).toContain(told);
      expect(text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
    }
    expect(toCsv(scored)).toContain(",'=1+1,");
    expect(match.names.home).toBe(hostile);
  });
});

function ring(): unknown[] {
  const around: unknown[] = [];
  around.push(around);
  return around;
}

function trap(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

describe('an engine that has no properties of Unicode in its patterns, as Hermes', () => {
  const NodePattern = RegExp;

  beforeEach(() => {
    vi.resetModules();
    vi.stubGlobal(
      'RegExp',
      class extends NodePattern {
        constructor(source: string, flags?: string) {
          if (source.includes('\\p{')) throw new SyntaxError('Invalid RegExp: Invalid escape');
          if (source.includes('(?<') && !/\(\?<[=!]/.test(source)) throw new SyntaxError('Invalid RegExp: no names');
          super(source, flags);
        }
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const there = () => import('../src/errors/printable.js');

  test('writes out all that is hidden, and leaves every other character', async () => {
    const wrong: string[] = [];
    const { printable: written } = await there();
    for (let code = 0; code <= 0x10ffff; code++) {
      const one = String.fromCodePoint(code);
      if ((written(one) === one) !== (printable(one) === one)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });

  test('leaves words, keycaps and flags, and no heap of accents', async () => {
    const { printable: written, printableJson: json } = await there();
    const flag = '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}';
    for (const text of ['Six, and out', 'Muttiah, மகேலா, विराट', 'e\u0301', '4\ufe0f\u20e3', flag])
      expect(written(text)).toBe(text);
    expect(written(`o${'\u0301'.repeat(10)}`)).toBe(`o${'\u0301'.repeat(8)}\\u0301\\u0301`);
    expect(written('\u001b[31m')).toBe('\\u001b[31m');
    expect(JSON.parse(json({ a: '\u202e\u{e0041}' }))).toEqual({ a: '\u202e\u{e0041}' });
  });

  test('has errors in words', async () => {
    const { HowzatError: ErrorThere } = await import('../src/errors/index.js');
    expect(new ErrorThere('bad-record', 'no \u202e here').message).toBe('no \\u202e here');
  });
});
