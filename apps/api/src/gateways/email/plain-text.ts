import { compile, type FormatCallback } from 'html-to-text';

/** Class of the parts of an email that its plain text omits. */
export const HTML_ONLY = 'html-only';

/** Writes a link as its label and its address in a line of its own. */
const labeledLink: FormatCallback = (link, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 1 });
  walk(link.children, builder);
  builder.addInline(`: ${link.attribs.href}`, { noWordTransform: true });
  builder.closeBlock({ trailingLineBreaks: 1 });
};

const NEW_LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };
const NEW_PARAGRAPH = { leadingLineBreaks: 2, trailingLineBreaks: 2 };
const LIST_LABEL = { prefix: '- ', suffix: ': ' };

const convert = compile({
  wordwrap: false,
  // Leaves out the zero-width space, which breaks links in names.
  whitespaceCharacters: ' \t\r\n\f\u00a0',
  formatters: { labeledLink },
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'block', options: NEW_LINE },
    { selector: 'tr', format: 'block', options: NEW_LINE },
    { selector: '.side', format: 'block', options: NEW_PARAGRAPH },
    { selector: 'h1', format: 'block', options: NEW_PARAGRAPH },
    { selector: 'h2', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'h3', format: 'block', options: { leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    // Keeps the line breaks of texts that users wrote.
    { selector: 'p', format: 'pre', options: NEW_PARAGRAPH },
    { selector: 'h2 + p', format: 'pre', options: { leadingLineBreaks: 1, trailingLineBreaks: 2 } },
    { selector: 'a', format: 'labeledLink' },
    { selector: '.list-label', format: 'inlineSurround', options: LIST_LABEL },
    { selector: '.list-label > a', format: 'inline' },
    { selector: '.list-label + br', format: 'skip' },
    { selector: '.figure', format: 'inline' },
    { selector: '.figures', format: 'block', options: NEW_LINE },
    { selector: `.${HTML_ONLY}`, format: 'skip' },
  ],
});

/** Returns the content of an email as plain text, signed with the name of the product. */
export const toPlainText = (html: string) => `${convert(html)}\n\nWonderfield`;
