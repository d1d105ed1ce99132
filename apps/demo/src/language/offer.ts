/** What is said to somebody whose browser is in Hindi, on a page that is not: in Hindi, whatever the page speaks. */
export const offer = {
  language: 'hi',
  say: 'यह ऐप हिन्दी में भी है।',
  take: 'हिन्दी में देखें',
  leave: 'अंग्रेज़ी में रहें',
} as const;
