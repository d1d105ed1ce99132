const overs = [
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty'],
];

/** The formats of each game, by their ids. */
export const formats: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ccsl: Object.fromEntries(overs.map((number, at) => [`${number}-over`, `हर पारी में ${at + 1} ओवर`])),
  cubes: {
    standard: 'एक-एक पारी, विकेट के लिए 5 का अंतर',
    'test-match': 'टेस्ट मैच: दो-दो पारियाँ, विकेट के लिए 7 का अंतर',
  },
  wicked: {
    'fifty-over': 'हर टीम के पचास ओवर, जैसा छपा है',
    'twenty-over': 'हर टीम के बीस ओवर, हमारा अपना: दो-दो ओवर के स्पेल',
    'ten-over': 'हर टीम के दस ओवर, हमारा अपना: एक-एक ओवर के स्पेल',
  },
  ctg: { t10: 'T10: हर टीम के दस ओवर', t20: 'T20: हर टीम के बीस ओवर' },
};
