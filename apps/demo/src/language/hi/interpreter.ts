import { choices } from './choices.js';
import { by, count, of } from './count.js';
import { reasons } from './reasons.js';

/**
 * The games speak English: records, the log and what a host sends are the same in every language. Here a sentence of theirs is taken to its
 * parts and said in Hindi. Null where a part of it is not known, so that nobody reads half a sentence.
 */

type Words = (found: RegExpExecArray) => string | null;

/** A sentence of one kind: its shape in English, and how it is said. */
interface Shape {
  readonly english: RegExp;
  readonly hindi: Words;
}

const shape = (english: RegExp, hindi: Words): Shape => ({ english, hindi });

/** A part of what a shape has found. */
const part = (found: RegExpExecArray, at: number): string => found[at] ?? '';

/** What the first shape makes of a text that has words for it. */
function firstOf(shapes: readonly Shape[], text: string): string | null {
  for (const { english, hindi } of shapes) {
    const found = english.exec(text);
    const told = found && hindi(found);
    if (told !== null && told !== undefined) return told;
  }
  return null;
}

/** How somebody can be out. */
const dismissals: readonly string[] = [
  'bowled',
  'caught',
  'caught and bowled',
  'lbw',
  'stumped',
  'hit wicket',
  'run out',
];
const outBy = (how: string): string | null => (dismissals.includes(how) ? (choices[how] ?? null) : null);

const people: Readonly<Record<string, string>> = { 'the keeper': 'विकेटकीपर', 'a fielder': 'फ़ील्डर' };
const person = (name: string): string => people[name] ?? name;

/** How a batter was out, as the scorecard says it. */
const howOuts: readonly Shape[] = [
  shape(/^c & b (.+)$/, (found) => `कैच एंड बोल्ड ${part(found, 1)}`),
  shape(/^c (.+) b (.+)$/, (found) => `कैच ${person(part(found, 1))} बो. ${part(found, 2)}`),
  shape(/^lbw b (.+)$/, (found) => `पगबाधा बो. ${part(found, 1)}`),
  shape(/^st (.+) b (.+)$/, (found) => `स्टंप ${person(part(found, 1))} बो. ${part(found, 2)}`),
  shape(/^hit wicket b (.+)$/, (found) => `हिट विकेट बो. ${part(found, 1)}`),
  shape(/^b (.+)$/, (found) => `बो. ${part(found, 1)}`),
  shape(/^run out \((.+)\)$/, (found) => `रन आउट (${person(part(found, 1))})`),
  shape(/^not out$/, () => 'नाबाद'),
  shape(/^(.+)$/, (found) => outBy(part(found, 1))),
];

/** What came of a ball, each by itself. */
const events: readonly Shape[] = [
  shape(/^no run$/, () => 'कोई रन नहीं'),
  shape(/^(-?\d+) runs?$/, (found) => `${part(found, 1)} रन`),
  shape(/^no-ball$/, () => 'नो बॉल'),
  shape(/^wide$/, () => 'वाइड'),
  shape(/^(\d+) wides$/, (found) => `${part(found, 1)} वाइड`),
  shape(/^(\d+) byes?$/, (found) => `${part(found, 1)} बाई`),
  shape(/^(\d+) leg byes?$/, (found) => `${part(found, 1)} लेग बाई`),
  shape(/^(-?\d+) penalty runs?$/, (found) => `${part(found, 1)} पेनल्टी रन`),
  shape(/^free hit$/, () => 'फ़्री हिट'),
  shape(/^OUT$/, () => 'आउट'),
  shape(/^OUT (.+)$/, (found) => {
    const how = outBy(part(found, 1));
    return how && `आउट, ${how}`;
  }),
  shape(/^(-?\d+) off (\d+) balls?$/, (found) => `${count(Number(part(found, 2)), 'गेंद', 'गेंदों')} में ${part(found, 1)}`),
  shape(/^(-?\d+) off (\d+) overs?$/, (found) => `${part(found, 2)} ओवर में ${part(found, 1)}`),
  shape(/^(.+) retires$/, (found) => `${part(found, 1)} रिटायर`),
  shape(/^(\d+) wickets?$/, (found) => `${part(found, 1)} विकेट`),
  shape(/^maiden$/, () => 'मेडन'),
  // a name stands before how its bearer was out
  shape(/^(.+?) ((?:c|c & b|lbw b|st|hit wicket b|b|run out) .+|run out|retired)$/, (found) => {
    const how = firstOf(howOuts, part(found, 2));
    return how && `${part(found, 1)} ${how}`;
  }),
];

const event = (text: string): string | null => firstOf(events, text);

/** All that came of a ball; `Bell is out, caught` takes two places of the list. */
function eventsIn(text: string): string | null {
  const told: string[] = [];
  const parts = text.split(', ');
  for (let at = 0; at < parts.length; at++) {
    const each = parts[at] as string;
    const out = /^(.+) is out$/.exec(each);
    const how = out && outBy(parts[++at] ?? '');
    const said = out ? how && `${out[1]} आउट, ${how}` : event(each);
    if (!said) return null;
    told.push(said);
  }
  return told.join(', ');
}

/** The innings of a side, as it is called. */
function innings(title: string): string {
  return title
    .replace(/, super over(?: (\d+))?$/, (_, n?: string) => `, सुपर ओवर${n ? ` ${n}` : ''}`)
    .replace(/, (\d)(?:st|nd|rd|th) innings$/, (_, n: string) => `, पारी ${n}`);
}

/** `Home 120/7 (10 ov)` */
const score = (text: string): string => text.replace(/ ov\)$/, ' ओवर)');

const margins: readonly Shape[] = [
  shape(/^(.+) won by an innings and (\d+) runs?$/, (found) => `${part(found, 1)} पारी और ${part(found, 2)} रन से जीते`),
  shape(/^(.+) won by (-?\d+) runs?$/, (found) => `${part(found, 1)} ${part(found, 2)} रन से जीते`),
  shape(
    /^(.+) won by (\d+) wickets? with (\d+) (balls?|overs?) left$/,
    (found) => `${part(found, 1)} ${left(found, 3)} बाकी रहते ${part(found, 2)} विकेट से जीते`,
  ),
  shape(/^(.+) won by (\d+) wickets?$/, (found) => `${part(found, 1)} ${part(found, 2)} विकेट से जीते`),
  shape(/^(.+) won with (\d+) (balls?|overs?) left$/, (found) => `${part(found, 1)} ${left(found, 2)} बाकी रहते जीते`),
  shape(
    /^tied, (.+) won the (super over|tie-break)$/,
    (found) => `टाई, ${by(part(found, 1))} ${part(found, 2) === 'super over' ? 'सुपर ओवर' : 'टाई-ब्रेक'} जीता`,
  ),
  shape(/^(.+) won, (.+) conceded$/, (found) => `${part(found, 1)} जीते, ${by(part(found, 2))} हार मानी`),
  shape(/^(.+) won$/, (found) => `${part(found, 1)} जीते`),
  shape(/^match tied$/, () => 'मैच टाई'),
  shape(/^match drawn$/, () => 'मैच ड्रॉ'),
  shape(/^no result$/, () => 'कोई नतीजा नहीं'),
  shape(/^match aborted, no result$/, () => 'मैच रद्द, कोई नतीजा नहीं'),
];

/** Balls or overs that were left. */
function left(found: RegExpExecArray, at: number): string {
  const n = Number(part(found, at));
  return part(found, at + 1).startsWith('over') ? `${n} ओवर` : count(n, 'गेंद', 'गेंदें');
}

/** A choice in Hindi, and what stands in brackets behind it as it is; null for names. */
export function wordOf(english: string): string | null {
  // `Amber (A)` and `Cover 5/6` have a word and a mark behind it
  const [, word = '', behind = ''] = /^(.+?)( \([^()]*\)| [\d/]+)?$/.exec(english) ?? [];
  const hindi = choices[word];
  return hindi === undefined ? null : `${hindi}${behind}`;
}

/** A choice as it stands in the commentary: words of the rulebook, or names. */
const chosen = (text: string): string =>
  text
    .split(', ')
    .map((each) => choices[each] ?? each)
    .join(', ');

/** What is said of both sides between the balls, in any game. */
const announcements: readonly Shape[] = [
  shape(/^Result: (.+)$/, (found) => {
    const result = firstOf(margins, part(found, 1));
    return result && `नतीजा: ${result}`;
  }),
  shape(/^(.+) won the toss$/, (found) => `${by(part(found, 1))} टॉस जीता`),
  shape(/^(.+) chose to (bat|bowl) first$/, (found) => `${by(part(found, 1))} पहले ${choices[part(found, 2)]} चुनी`),
  shape(/^(.+) chose to bat again$/, (found) => `${by(part(found, 1))} फिर बल्लेबाज़ी चुनी`),
  shape(/^(.+) made them follow on$/, (found) => `${by(part(found, 1))} फ़ॉलो-ऑन दिया`),
  shape(/^(.+) conceded$/, (found) => `${by(part(found, 1))} हार मानी`),
  shape(/^(.+) declared(?: before the first over)?$/, (found) => `${by(part(found, 1))} पारी घोषित की`),
  shape(/^(.+) stopped the innings$/, (found) => `${by(part(found, 1))} पारी रोकी`),
  shape(
    /^End of innings: (.+) (\S+ \(\S+ ov\))$/,
    (found) => `पारी समाप्त: ${innings(part(found, 1))} ${score(part(found, 2))}`,
  ),
  shape(/^Innings (\d+): (.+?)(?:, from (\S+))?(?:, target (\d+))?$/, (found) => {
    const [, n, title = '', from, target] = found;
    return `पारी ${n}: ${innings(title)}${from ? `, ${from} से आगे` : ''}${target ? `, लक्ष्य ${target}` : ''}`;
  }),
  shape(/^End of over (\d+): (-?\d+) runs?((?:, (?:\d+ wickets?|maiden))*), (.+)$/, (found) => {
    const more = part(found, 3) === '' ? '' : `, ${eventsIn(part(found, 3).slice(2))}`;
    return `ओवर ${part(found, 1)} समाप्त: ${part(found, 2)} रन${more}, ${part(found, 4)}`;
  }),
  shape(/^Taken back, and played again(?:: (.+))?$/, (found) => {
    if (found[1] === undefined) return 'वापस लिया, और फिर से खेला गया';
    const told = eventsIn(found[1]);
    return told && `वापस लिया, और फिर से खेला गया: ${told}`;
  }),
  // what the games tell of set-up and of people
  shape(/^(.+) asked for trap values$/, (found) => `${by(part(found, 1))} जाल के अंक माँगे`),
  shape(/^(.+) (took|bowled with|batted with) the (.+) cubes$/, (found) => {
    const did = { took: 'क्यूब लिए', 'bowled with': 'क्यूब से गेंदबाज़ी की', 'batted with': 'क्यूब से बल्लेबाज़ी की' };
    return `${by(part(found, 1))} ${chosen(part(found, 3))} ${did[part(found, 2) as keyof typeof did]}`;
  }),
  shape(/^(.+) named (.+) for the toss$/, (found) => `${by(part(found, 1))} टॉस के लिए ${chosen(part(found, 2))} बोला`),
  shape(/^(.+) called the Power Play Over$/, (found) => `${by(part(found, 1))} पावर प्ले ओवर लिया`),
  shape(/^(.+) called (.+)$/, (found) => `${by(part(found, 1))} ${chosen(part(found, 2))} बोला`),
  shape(/^The cube of the toss showed (.+)$/, (found) => `टॉस के क्यूब पर ${chosen(part(found, 1))}`),
  shape(/^Level totals: the cube showed (.+)$/, (found) => `स्कोर बराबर: क्यूब पर ${chosen(part(found, 1))}`),
  shape(
    /^(.+) (?:rolled|threw) (.+) for the toss$/,
    (found) => `टॉस के लिए ${of(part(found, 1), 'का')} पासा: ${part(found, 2)}`,
  ),
  shape(
    /^Level: (.+) threw again, (.+)$/,
    (found) => `बराबर: ${of(part(found, 1), 'का')} पासा फिर से, ${part(found, 2)}`,
  ),
  shape(/^(.+) wanted to lead (.+)$/, (found) => `${by(part(found, 1))} ${part(found, 2)} की कप्तानी माँगी`),
  shape(
    /^Both wanted the same side: the coin gave it to (.+)$/,
    (found) => `दोनों को वही टीम चाहिए थी: सिक्के ने ${part(found, 1)} को दी`,
  ),
  shape(/^(.+) (?:took|drew) (.+)$/, (found) => `${by(part(found, 1))} ${part(found, 2)} ली`),
  shape(/^(.+) (?:picked|chose) (.+)$/, (found) => `${by(part(found, 1))} ${chosen(part(found, 2))} चुना`),
  shape(/^The pitch(?: for this innings)?: (.+)$/, (found) => `पिच: ${part(found, 1)}`),
  shape(/^A new pitch for this innings: (.+)$/, (found) => `इस पारी की नई पिच: ${part(found, 1)}`),
  shape(/^The coin fell (.+)$/, (found) => `सिक्का गिरा: ${chosen(part(found, 1))}`),
  shape(/^The coin changed the batters round$/, () => 'सिक्के ने बल्लेबाज़ों के छोर बदले'),
  shape(/^The coin changed the bowlers round$/, () => 'सिक्के ने गेंदबाज़ों के छोर बदले'),
  shape(/^The bowlers exchanged ends$/, () => 'गेंदबाज़ों ने छोर बदले'),
  shape(/^(.+) left out (.+)$/, (found) => `${by(part(found, 1))} ${part(found, 2)} को बाहर रखा`),
  shape(/^(.+) set the field: (.+)$/, (found) => `${by(part(found, 1))} फ़ील्ड लगाई: ${chosen(part(found, 2))}`),
  shape(/^(.+) gave the (?:new )?ball to (.+)$/, (found) => `${by(part(found, 1))} गेंद ${part(found, 2)} को दी`),
  shape(
    /^(.+) faced first, with (.+) at the other end$/,
    (found) => `${part(found, 1)} ने पहली गेंद खेली, दूसरे छोर पर ${part(found, 2)}`,
  ),
  shape(/^(.+) faces, with (.+)$/, (found) => `${part(found, 1)} सामने, साथ में ${part(found, 2)}`),
  shape(
    /^The striker began (.+), the other (.+)$/,
    (found) => `स्ट्राइकर की शुरुआत ${chosen(part(found, 1))}, दूसरे की ${chosen(part(found, 2))}`,
  ),
  shape(/^(.+) opened with (.+)$/, (found) => `${of(part(found, 1), 'के')} ओपनर: ${part(found, 2)}`),
  shape(/^(.+) opened the bowling with (.+)$/, (found) => `${of(part(found, 1), 'के')} शुरुआती गेंदबाज़: ${part(found, 2)}`),
  shape(/^(.+) laid down the order: (.+)$/, (found) => `${of(part(found, 1), 'का')} क्रम: ${part(found, 2)}`),
  shape(/^Drawn to come in: (.+)$/, (found) => `पर्ची से आए: ${part(found, 1)}`),
  shape(/^Drawn to bowl: (.+)$/, (found) => `पर्ची से गेंदबाज़: ${part(found, 1)}`),
  shape(/^(.+) brought on (.+)$/, (found) => `${by(part(found, 1))} ${part(found, 2)} को गेंद दी`),
  shape(/^(.+) turned up (.+) for the toss$/, (found) => `टॉस के लिए ${by(part(found, 1))} ${part(found, 2)} खोला`),
  shape(/^(.+) came in$/, (found) => `${part(found, 1)} आए`),
];

/** A ball, without why it went so. */
const ball = shape(/^(.+?) to (.+?), (.+)$/, (found) => {
  const told = eventsIn(part(found, 3));
  return told && `${part(found, 1)} से ${part(found, 2)}, ${told}`;
});

const readers: Readonly<Record<string, string>> = { you: 'आप', your: 'आप', they: 'वे', their: 'वे' };

/** A blank of a sentence: `{|facts.meter|}` is a number without its sign, `{batting|ने}` says how a name goes into it. */
function blankOf(inside: string): { readonly name: string; readonly how: string } {
  if (inside.startsWith('|')) return { name: inside.slice(1, -1), how: '' };
  const [name = '', how = ''] = inside.split('|');
  return { name, how };
}

const blank = /\{([^{}]+)\}/g;

/** What fills a blank: a side or a cricketer, runs, a choice or a number. */
function filled(text: string, how: string): string {
  const who = readers[text.toLowerCase()] ?? text.replace(/'s?$/, '');
  if (how === 'का') return of(who, 'का');
  if (how === 'ने') return by(who);
  if (text === 'nothing') return 'कोई रन नहीं';
  // several dice: `3 and 1`
  if (/^\d+(?: and \d+)+$/.test(text)) return text.replaceAll(' and ', ' और ');
  return event(text) ?? wordOf(text) ?? text;
}

/** What can stand in a blank: a fact is a number or a mark, unless it is the name of a place. */
function expected(name: string): string {
  if (name === 'runs') return '(nothing|-?\\d+ runs?)';
  if (name.endsWith("'s")) return "(your|their|.+?'s?)";
  return name.startsWith('facts.') && name !== 'facts.area' && name !== 'facts.landing' ? '(\\S+)' : '(.+?)';
}

/** A sentence of a rulebook as a shape, with the rest behind it. */
function reasonShape(english: string, hindi: string, rest: string): Shape {
  const names: string[] = [];
  const pattern = english.replaceAll(/[$*+?.()[\]\\^]/g, '\\$&').replaceAll(blank, (_, inside: string) => {
    const { name } = blankOf(inside.replaceAll('\\', ''));
    names.push(name);
    return expected(name);
  });
  // the whole begins with a capital
  return shape(new RegExp(`^${pattern}${rest}$`, 'i'), (found) => {
    const told = hindi.replaceAll(blank, (_, inside: string) => {
      const { name, how } = blankOf(inside);
      return filled(part(found, names.indexOf(name) + 1), how);
    });
    const behind = found[names.length + 1];
    if (behind === undefined) return told;
    const more = eventsIn(behind);
    return more && `${told}, ${more}`;
  });
}

/** What met on a ball, and what came of it. */
interface Shapes {
  readonly met: readonly Shape[];
  readonly came: readonly Shape[];
}

let made: Shapes | null = null;

/** The sentences of all rulebooks as shapes, made when first one is wanted. */
function shapes(): Shapes {
  const all = Object.values(reasons);
  made ??= {
    met: all.flatMap(({ met }) => Object.entries(met).map(([english, hindi]) => reasonShape(english, hindi, ''))),
    came: all.flatMap(({ came }) =>
      Object.entries(came).map(([english, hindi]) => reasonShape(english, hindi, '(?:, (.+))?')),
    ),
  };
  return made;
}

/** Why a ball went as it did: what met, and what came of it. */
function reason(sentence: string): string | null {
  if (!sentence.endsWith('.')) return null;
  const text = sentence.slice(0, -1);
  const { met: leads, came: ends } = shapes();
  const whole = firstOf(ends, text);
  if (whole !== null) return `${whole}।`;
  for (let at = text.indexOf(': '); at >= 0; at = text.indexOf(': ', at + 1)) {
    const lead = firstOf(leads, text.slice(0, at));
    if (lead === null) continue;
    const end = firstOf(ends, text.slice(at + 2)) ?? eventsIn(text.slice(at + 2));
    if (end !== null) return `${lead}: ${end}।`;
  }
  return null;
}

/** What is no English: numbers, and what was in Hindi before. */
const plainly = (text: string): string | null => (/[A-Za-z]/.test(text) ? null : text);

/** The score of an innings that is over: `Home 120/7 (10 ov)`. */
const scores = shape(/^((?:.+ )?\S+ \(.+ ov\))$/, (found) => score(part(found, 1)));

const known = new Map<string, string | null>();

/** A sentence of a game in Hindi; null where it can only be told in English. */
export function interpreted(sentence: string): string | null {
  let told = known.get(sentence);
  if (told === undefined) {
    told =
      plainly(sentence) ??
      reason(sentence) ??
      firstOf(margins, sentence) ??
      firstOf(announcements, sentence) ??
      firstOf([scores, ball], sentence) ??
      firstOf(howOuts, sentence);
    known.set(sentence, told);
  }
  return told;
}
