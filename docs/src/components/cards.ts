/** A card as a picture: its name, a mark in the corner, and what stands on it. */
export interface Card {
  readonly name: string;
  readonly mark?: string;
  readonly lines: readonly string[];
  /** The colour of the card: the style sheet of the site knows it. */
  readonly colour?: 'pink' | 'blue';
}

export function html(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\{/g, '&#123;');
}

/** Cards side by side. */
export function cardRow(cards: readonly Card[]): string {
  const one = ({ name, mark = '', lines, colour }: Card): string => {
    const paint = colour === undefined ? '' : ` card-${colour}`;
    const corner = mark === '' ? '' : `<span class="mark">${html(mark)}</span>`;
    const inside = lines.map((line) => `<span>${html(line)}</span>`).join('');
    return `<div class="card${paint}"><strong>${html(name)}</strong>${corner}${inside}</div>`;
  };
  return `<div class="cards">${cards.map(one).join('')}</div>`;
}

/** A schema that can be folded out. */
export function schemaDetails(schema: unknown): string {
  return `::: details The JSON Schema of a set\n\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\`\n:::`;
}
