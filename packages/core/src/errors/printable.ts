/**
 * Text from outside as text: the one place where what comes from records, names, packages and errors is made fit to be
 * printed. What steers a terminal, turns the direction of writing or cannot be seen is written out (`\u001b`); words in any
 * script, and emoji, stay as they are.
 *
 * Written out are control characters (C0, DEL, C1, so ESC, BEL, OSC, tabs and line breaks too), line and paragraph separators, everything
 * that turns the direction of writing, everything that Unicode says may be ignored (zero-width spaces and joiners, soft
 * hyphens, fillers, tags, variation selectors), interlinear marks, noncharacters, lone surrogates, and accents beyond the eighth
 * on one letter.
 *
 * Some of these belong to how words are written, and stay where they do: the joiner and the non-joiner behind a letter of a
 * script that joins its letters (Arabic, Persian, Hindi, Bengali, Malayalam, Sinhala and others), the joiners and variation selectors
 * of emoji and keycaps, the tags in the flags of England, Scotland and Wales, and the variants of Han, Mongolian and Burmese
 * letters. Letters that merely look like others stay as well: they are text.
 */

/** What is never sent as it is, but for what {@link kept} finds. */
const hidden = String.raw`\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\ufff9-\ufffb`;

/** A mark that shows: an accent, a vowel sign. */
const mark = String.raw`(?!\p{Default_Ignorable_Code_Point})\p{M}`;

/** The scripts in which a joiner or a non-joiner changes how a word is written. */
const joining = ['Arab', 'Syrc', 'Nkoo', 'Mong', 'Adlm', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu']
  .concat(['Knda', 'Mlym', 'Sinh', 'Khmr', 'Mymr'])
  .map((script) => String.raw`\p{scx=${script}}`)
  .join('');

const joiner = String.raw`(?<=(?!\p{Default_Ignorable_Code_Point})(?=[\p{L}\p{M}])[${joining}])[\u200c\u200d]`;

const emoji = String.raw`\p{Extended_Pictographic}[\ufe0e\ufe0f]?\p{Emoji_Modifier}?`;

/** `gbeng`, `gbsct` and `gbwls` in tags behind a black flag. */
const flag = String.raw`\u{1f3f4}\u{e0067}\u{e0062}(?:\u{e0065}\u{e006e}\u{e0067}|\u{e0073}\u{e0063}\u{e0074}|\u{e0077}\u{e006c}\u{e0073})\u{e007f}`;

/** What stays though it holds something hidden: emoji, keycaps, variants of letters. */
const kept = [
  flag,
  String.raw`${emoji}(?:\u200d${emoji})*`,
  String.raw`[0-9#*]\ufe0f\u20e3`,
  String.raw`\p{Script=Han}[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  String.raw`(?=\p{L})\p{Script=Mongolian}[\u180b-\u180f]`,
  String.raw`(?=\p{L})\p{Script=Myanmar}\ufe00`,
].join('|');

/** A letter carries no more marks and joiners than this: Hebrew with cantillation and Tibetan stacks need fewer. */
const mostMarks = 8;

/** What is looked for: whether a text holds anything hidden, and the parts of one that does (what is kept, marks, what is hidden). */
interface Patterns {
  readonly suspicious: RegExp;
  readonly parts: RegExp;
}

function patternsOf(hides: string, marks: string, joins: string, keeps: string): Patterns {
  return {
    suspicious: new RegExp(`[${hides}]|(?:${marks}){${mostMarks + 1}}`, 'u'),
    // groups by their numbers: Hermes knows no names of groups
    parts: new RegExp(`(${keeps})|((?:${marks}|${joins})+)|[${hides}]`, 'gu'),
  };
}

/**
 * The same for an engine that has no properties of Unicode in its patterns, as Hermes: {@link hidden} by its code points. Of the marks it
 * knows those that go with any letter, and of what belongs to words and emoji it keeps flags and keycaps only: a joiner is written out
 * rather than something hidden sent.
 */
function patternsByCode(): Patterns {
  const noncharacters = Array.from({ length: 16 }, (_, at) => (at + 1).toString(16))
    // not by a raw template: what stands in one before a value is half an escape, which Terser refuses to read
    .map((plane) => `\\u{${plane}fffe}\\u{${plane}ffff}`)
    .join('');
  const hides = String.raw`\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ud800-\udfff\ufdd0-\ufdef\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}`;
  const marks = String.raw`(?!\u034f)[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]`;
  return patternsOf(hides + noncharacters, marks, '(?!)', String.raw`${flag}|[0-9#*]\ufe0f\u20e3`);
}

let patterns: Patterns | null = null;

/** Made when something is printed first: nothing that merely plays is to fail for what an engine cannot look for. */
function patternsHere(): Patterns {
  if (patterns) return patterns;
  try {
    patterns = patternsOf(hidden, mark, joiner, kept);
  } catch {
    patterns = patternsByCode();
  }
  return patterns;
}

/** Text with everything hidden written out, as `write` writes a code point. */
function writtenOut(text: string, write: (code: number) => string): string {
  const { suspicious, parts } = patternsHere();
  if (!suspicious.test(text)) return text;
  const out = (some: readonly string[]): string => some.map((one) => write(one.codePointAt(0) as number)).join('');
  return text.replace(parts, (found: string, keep: string | undefined, marks: string | undefined) => {
    if (keep !== undefined) return keep;
    const all = [...found];
    return marks === undefined ? out(all) : all.slice(0, mostMarks).join('') + out(all.slice(mostMarks));
  });
}

const hex = (code: number): string => code.toString(16).padStart(4, '0');

/**
 * Text as one line that can be printed in a terminal or on a page: what steers, turns or hides is written out as `\u001b` or
 * `\u{e0041}`. Text without any of that comes back as it is, and so does text that has been through here.
 *
 * @example
 * import { printable } from '@howzat/core/scorebook';
 *
 * console.log(printable('Ann\u001b[31m')); // Ann\u001b[31m
 */
export function printable(text: string): string {
  return writtenOut(text, (code) => (code > 0xffff ? `\\u{${hex(code)}}` : `\\u${hex(code)}`));
}

/**
 * The same for text of several lines, whose line breaks (LF, CR LF) stay.
 *
 * @example
 * import { printableLines } from '@howzat/core/scorebook';
 *
 * console.log(printableLines('Ann\nBob\u0007').split('\n').length); // 2
 */
export function printableLines(text: string): string {
  return text
    .split(/(\r?\n)/)
    .map((part, at) => (at % 2 === 0 ? printable(part) : part))
    .join('');
}

/**
 * JSON that can be printed: what {@link printable} would write out stands in it as escapes of JSON, so that it reads back as
 * the same value.
 * @param space how far to indent it; on one line where not given
 *
 * @example
 * import { printableJson } from '@howzat/core/scorebook';
 *
 * console.log(printableJson({ name: 'Ann\u202e' })); // {"name":"Ann\u202e"}
 */
export function printableJson(value: unknown, space?: number): string {
  const json = JSON.stringify(value, null, space) ?? 'null';
  const asUnits = (code: number): string =>
    String.fromCodePoint(code)
      .split('')
      .map((unit) => `\\u${hex(unit.charCodeAt(0))}`)
      .join('');
  // the only line breaks are those between the values
  return json
    .split('\n')
    .map((line) => writtenOut(line, asUnits))
    .join('\n');
}

/** What a spreadsheet takes for the beginning of a formula; the last four are their full-width forms. */
const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;

const plainNumber = /^[+-]?\d+(?:\.\d+)?$/;

/**
 * A cell of CSV by RFC 4180, quoted where it has to be. Text that a spreadsheet would take for a formula gets an apostrophe
 * before it; numbers stay numbers, negative ones too.
 *
 * @example
 * import { csvCell } from '@howzat/core/scorebook';
 *
 * console.log([csvCell('Ann, captain'), csvCell('=1+1'), csvCell(-4)].join(' ')); // "Ann, captain" '=1+1 -4
 */
export function csvCell(value: string | number | boolean): string {
  const text = printable(String(value));
  const safe = typeof value === 'string' && formula.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * What readers of Markdown make links of by themselves, somewhere in a word: some take any name for an address that ends as one of a country
 * does, or as one of the old domains. Set as code, which is never a link, it stays a word.
 */
const linked =
  /:\/\/|www\.|mailto:|xmpp:|@|[\p{L}\p{N}]\.(?:[a-z]{2}|biz|com|edu|gov|net|org|pro|web|xxx|aero|asia|coop|info|museum|name|shop|рф|xn--)(?![\p{L}\p{N}])/iu;

/**
 * Text as Markdown that shows just this text, on one line: no link, HTML, table, heading, list or emphasis comes of it.
 * Addresses of pages and of mail, which readers link by themselves, are set as code.
 * @param options.code takes what stands in backticks as code, for words that somebody wrote as the words of a rule
 *
 * @example
 * import { markdownText } from '@howzat/core/scorebook';
 *
 * console.log(markdownText('*Six* & <out>')); // &#42;Six&#42; &amp; &lt;out>
 */
export function markdownText(text: string, { code = false }: { readonly code?: boolean } = {}): string {
  const told = printable(text)
    .split(code ? /(`[^`]+`)/ : /(?!)/)
    .map((part, at) => (at % 2 === 1 ? part : part.replace(/[^\s`|]+|[`|]/g, markdownWord)))
    .join('');
  // at its beginning a line may be taken for a heading, a list, a quotation or a block of code
  return told.replace(/^\s*(?:\d+(?=[.)](?:\s|$))|(?=[-+=#>]))/, '$&\\').replace(/^\s(?=\s{3})/, '&#32;');
}

function markdownWord(word: string): string {
  return linked.test(word) ? `\`${word}\`` : markdownEscaped(word);
}

/** As entities: some readers take a backslash away and then read the words of a link once more. */
function markdownEscaped(text: string): string {
  const special = /[&<\\`*[\]~${|]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
  return text.replace(special, (one) => named[one] ?? `&#${one.charCodeAt(0)};`);
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };
