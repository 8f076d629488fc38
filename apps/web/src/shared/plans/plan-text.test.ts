import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PlanBlock, readPlanText } from './plan-text.ts';

const shapesOf = (text: string) => readPlanText(text).map(({ kind }) => kind);

/** Returns the complete text of a block including markers. */
const stringsOf = (block: PlanBlock): string => {
  switch (block.kind) {
    case 'bullets':
      return block.items.map(({ mark, text }) => mark + text).join('\n');
    case 'steps':
      return block.items
        .map(
          ({ mark, lead, body }) =>
            `${mark}${lead?.name ?? ''}${lead?.time ?? ''}${body.map(stringsOf).join('\n')}`,
        )
        .join('\n');
    default:
      return block.text;
  }
};
const withoutSpace = (text: string) => text.replace(/\s/g, '');

describe('readPlanText', () => {
  it.each([
    ['nothing', '', []],
    ['only whitespace', ' \n\t\n', []],
    ['one line', 'What is a leaf for?', ['paragraph']],
    ['two paragraphs', 'One.\n\nTwo.', ['paragraph', 'paragraph']],
    ['lines without a blank line between them', 'One.\nTwo.', ['paragraph']],
    ['dashes', '- a\n- b', ['bullets']],
    ['bullets without a space', '•a\n•b', ['bullets']],
    ['stars', '* a', ['bullets']],
    ['a list with blank lines', '- a\n\n- b', ['bullets']],
    ['a negative number', '-5 degrees outside', ['paragraph']],
    ['emphasis with asterisks', '*Never* run with scissors.', ['paragraph']],
    ['steps with periods', '1. a\n2. b', ['steps']],
    ['steps with parentheses', '1) a\n2) b', ['steps']],
    ['steps with blank lines', '1. a\n\n2. b', ['steps']],
    ['an amount', '1.5 liters of water', ['paragraph']],
    ['a year', '1848. Gold was found.', ['paragraph']],
    ['a label before a list', 'You need:\n- a cup', ['label', 'bullets']],
    ['a label after a list', '- a cup\nBefore class:\n1. Cut', ['bullets', 'label', 'steps']],
    ['a label before text', 'Before class:\nCut the strips.', ['label', 'paragraph']],
    ['text between steps', '1. a\n\nThen rest.\n\n2. b', ['steps', 'paragraph', 'steps']],
    ['carriage returns', '- a\r\n- b\r1. c', ['bullets', 'steps']],
  ])('parses %s', (_, text, shapes) => {
    expect(shapesOf(text)).toEqual(shapes);
  });

  it('detects a step name with its time before a colon', () => {
    expect(readPlanText('1. Look (10 min): Pairs sort.')).toEqual([
      {
        kind: 'steps',
        items: [
          {
            mark: '1.',
            lead: { name: 'Look', time: '(10 min):' },
            body: [{ kind: 'paragraph', text: 'Pairs sort.' }],
          },
        ],
      },
    ]);
  });

  it('detects a step name in a short first line', () => {
    expect(readPlanText('1. Look (10 min)\nPairs sort.\n2. Wonder')).toEqual([
      {
        kind: 'steps',
        items: [
          {
            mark: '1.',
            lead: { name: 'Look', time: '(10 min)' },
            body: [{ kind: 'paragraph', text: 'Pairs sort.' }],
          },
          { mark: '2.', lead: undefined, body: [{ kind: 'paragraph', text: 'Wonder' }] },
        ],
      },
    ]);
  });

  it('detects no step name in a URL with a colon', () => {
    const [block] = readPlanText('1. https://example.org/a shows it.');
    expect(block).toMatchObject({ items: [{ lead: undefined }] });
  });

  it('keeps bullets inside their step, indented or not', () => {
    for (const indent of ['', '   '])
      expect(
        readPlanText(`1. Give each pair:\n${indent}- a cup\n${indent}- a towel\n2. Go`),
      ).toEqual([
        {
          kind: 'steps',
          items: [
            {
              mark: '1.',
              lead: { name: 'Give each pair:', time: '' },
              body: [
                {
                  kind: 'bullets',
                  items: [
                    { mark: '-', text: 'a cup' },
                    { mark: '-', text: 'a towel' },
                  ],
                },
              ],
            },
            { mark: '2.', lead: undefined, body: [{ kind: 'paragraph', text: 'Go' }] },
          ],
        },
      ]);
  });

  it('continues a step after a blank line when the rest is indented', () => {
    expect(shapesOf('1. Look\n\n   Pairs sort.\n2. Tell')).toEqual(['steps']);
  });

  it('continues a bullet on an indented line', () => {
    expect(readPlanText('- a cup\n  of water')).toEqual([
      { kind: 'bullets', items: [{ mark: '-', text: 'a cup\nof water' }] },
    ]);
  });

  it('keeps markup and scripts as text', () => {
    const text = '<script>alert(1)</script> <b>bold</b> &amp; [a](https://example.org)';
    expect(readPlanText(text)).toEqual([{ kind: 'paragraph', text }]);
  });

  // @proves R-sample-plans
  it('never loses a character of any text', () => {
    const pieces = fc.constantFrom(
      '- ',
      '* ',
      '•',
      '1. ',
      '22) ',
      '  ',
      '\t',
      '\n',
      '\r\n',
      '\n\n',
      ':',
      '(5 min)',
      '.',
      'Look',
      'a',
      'שלום',
      '👩‍🏫',
      '<script>',
      'https://a.example/?b=1',
      'You need:\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        const text = parts.join('');
        expect(withoutSpace(readPlanText(text).map(stringsOf).join('\n'))).toBe(withoutSpace(text));
      }),
      { numRuns: 500 },
    );
  });

  it.each(['1. ', '- ', '1. a\n', 'a:\n', '- a\n ', '('])(
    'parses 65,000 characters of %j',
    (piece) => {
      const text = piece.repeat(Math.floor(65_000 / piece.length));
      expect(withoutSpace(readPlanText(text).map(stringsOf).join(''))).toBe(withoutSpace(text));
    },
  );
});
