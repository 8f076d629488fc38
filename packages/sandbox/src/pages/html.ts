import escapeHtml from 'escape-html';

/** Markup that is already escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | Part[];

const render = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map(render).join('');
  return escapeHtml(String(part));
};

/** Template tag for pages. Escapes all values except markup made with this tag. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html => {
  const markup = strings.map((text, index) => {
    const part = parts[index];
    return part === undefined ? text : text + render(part);
  });
  return new Html(markup.join(''));
};
