import type { words } from '../../tables/cubes/words.js';
import { count } from './count.js';

const colours = {
  A: 'सुनहरा',
  B: 'नीला',
  C: 'लाल',
  D: 'गहरा स्लेटी',
  E: 'हरा',
  F: 'गुलाबी',
} as const;

/** A difference in words: the bowler's number against the batter's. */
function higher(difference: number): string {
  if (difference === 0) return 'बराबर';
  return difference > 0 ? `गेंदबाज़ ${difference} ऊपर` : `बल्लेबाज़ ${-difference} ऊपर`;
}

/** The words of the table of Cubes. */
export const cubes: typeof words = {
  colour: (colour) => `${colours[colour]} (${colour})`,
  colours,
  cube: (number, colour) =>
    number === null ? 'एक क्यूब' : colour === null ? `${number}` : `${number}, ${colours[colour]}`,
  over: 'ओवर',
  overEmpty: 'दोनों के क्रम से छह गेंदें बनती हैं, बाएँ से दाएँ। जब तक दोनों क्रम तय न हों, कोई दूसरे का नहीं देखता।',
  bowls: (name, colour) => `${name}: गेंदबाज़ी${colour === null ? '' : `, ${colours[colour]}`}`,
  bats: (name, colour) => `${name}: बल्लेबाज़ी${colour === null ? '' : `, ${colours[colour]}`}`,
  ball: (n) => `गेंद ${n}`,
  told: (ball, bowler, batter, result) => `गेंद ${ball}: गेंदबाज़ ${bowler}, बल्लेबाज़ ${batter}, ${result}`,
  results: { W: 'विकेट', '.': 'डॉट', 1: '1 रन', 2: '2 रन', 3: '3 रन', 4: 'चौका', 6: 'छक्का' },
  notYet: 'अभी नहीं खुला',
  scale: 'अगली गेंद को क्या चाहिए',
  bands: (result, from, to) => `${result}: ${from === to ? higher(from) : `${higher(from)} से ${higher(to)}`}`,
  pressure: (need, dots) =>
    `${dots === 0 ? 'लगातार कोई डॉट नहीं' : `लगातार ${dots} डॉट`}: ${need <= 0 ? 'बराबर अंक पर' : `${need} या ज़्यादा ऊपर होने पर`} गेंदबाज़ को विकेट मिलता है।`,
  last: 'पिछली गेंद',
  difference: 'गेंदबाज़ घटा बल्लेबाज़',
  tray: 'आपके क्यूब',
  trayOf: (name) => (name === 'आप' ? 'आपके क्यूब' : `${name} के क्यूब`),
  traySay: 'क्यूब खींचें, या दो को छूकर अदल-बदल करें। कीबोर्ड से: बायाँ और दायाँ तीर।',
  place: (at) => `गेंद ${at + 1}`,
  leftOut: 'छोड़ा हुआ',
  moved: (what, at) => `${what} अब गेंद ${at + 1} है`,
  picked: (what) => `${what} चुना: अब वह क्यूब छुएँ जिससे बदलना है`,
  sorts: { high: 'बड़े पहले', low: 'छोटे पहले', mix: 'मिलाएँ' },
  roll: (at) => `गेंद ${at + 1} का क्यूब लुढ़काएँ`,
  rollShort: 'लुढ़काएँ',
  done: 'क्रम पक्का करें',
  locked: 'पक्का, जब तक दूसरी टीम भी न कर ले',
  bag: (n) => `थैली में ${count(n, 'क्यूब')}`,
  shown: 'इस पारी में खुले',
  shownOf: (name, colour) => `${name}, ${colours[colour]}`,
  times: (number, n) => `${number}: ${n === 0 ? 'अभी नहीं' : count(n, 'बार')}`,
  choose: (colour) => `${colours[colour]} से खेलें, अक्षर ${colour}`,
};
