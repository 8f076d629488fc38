import type { useTranslations } from 'use-intl';
import type { Separator } from '../cells/delimiters.ts';
import type { ParseResult } from '../parse/parse-result.ts';

type Say = ReturnType<typeof useTranslations<'rosters.import.read'>>;

const SEPARATOR_WORDS = {
  '\t': 'tabs',
  spaces: 'gaps',
  '|': 'bars',
  ';': 'semicolons',
  '；': 'semicolons',
  '؛': 'semicolons',
  ',': 'commas',
  '，': 'commas',
  '、': 'commas',
  '،': 'commas',
  pairs: 'commas',
  '/': 'slashes',
  marks: 'marks',
} as const satisfies Record<Exclude<Separator, 'mail'>, string>;

const sayColumns = ({ columns = {}, hasHeader }: ParseResult, say: Say) => {
  const names = Object.entries(columns)
    .sort(([, one], [, other]) => one - other)
    .map(([kind]) => say(`columnNames.${kind as keyof typeof columns}`))
    .join(', ');
  return say(hasHeader ? 'headings' : 'columns', { columns: names });
};

/** Describes in one sentence how a list was parsed. */
export const describeParseResult = (reading: ParseResult, say: Say): string => {
  const { shape, people, separator, isFromOneLine } = reading;
  const count = people.length;
  if (count === 0) return say('nobody');
  if (shape.layout === 'columns' && reading.columns) return sayColumns(reading, say);
  if (!separator) {
    const hasLast = people.some(({ lastName }) => lastName);
    return say(`lines.${hasLast ? shape.order : 'oneWord'}`);
  }
  if (separator === 'mail') return say(`mail.${shape.order}`, { count });
  const words = say(`separators.${SEPARATOR_WORDS[separator as keyof typeof SEPARATOR_WORDS]}`);
  return say(`${isFromOneLine ? 'oneLine' : 'separated'}.${shape.order}`, {
    count,
    separator: words,
  });
};
