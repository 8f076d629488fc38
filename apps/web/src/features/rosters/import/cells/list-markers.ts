const BULLET = '[•·‣◦▪▫●○■□►▶➢➤✓✔✗✘☐☑☒❑❏❖⁃]|\\p{Extended_Pictographic}\\uFE0F?';
/** A dash is a bullet before a name and may start a formula before other text. */
const NAME_TO_THE_END = "(?=\\p{L}[\\p{L}\\p{M}\\s.,'’-]*$)";
const MARKS: readonly RegExp[] = [
  // [ ], [x], - [x]
  /^(?:[-–—*+]\s*)?\[[ xX✓✔]?\]\s*/u,
  new RegExp(`^(?:${BULLET})\\s*`, 'u'),
  /^[-–—−*+]\s+(?=[\p{L}"“(\d[])/u,
  new RegExp(`^[-–—−*]${NAME_TO_THE_END}`, 'u'),
  // 1. 1) (1) 1: #1 "1 - "
  /^[#(]?\d{1,3}(?:[.):]+\s*|\s+[-–—]\s+|\s+)(?=[^\d\s])/u,
  /^\(?[a-zA-Z]\)\s+/,
  // School-assigned student numbers.
  /^\d{4,12}\s+(?=\p{L}{2})/u,
];
/** "1. ☐ Ava Wilson" has two markers. */
const MAX_MARKS = 3;

/** Splits a list marker from the name. */
export const takeListMark = (text: string): { mark: string; rest: string } => {
  let rest = text;
  for (let taken = 0; taken < MAX_MARKS; taken += 1) {
    const mark = MARKS.find((pattern) => pattern.test(rest));
    if (!mark) break;
    rest = rest.replace(mark, '');
  }
  return { mark: text.slice(0, text.length - rest.length).trim(), rest };
};

/** Markers between the names of a numbered or bulleted list without line breaks. */
const INLINE_MARK = /(?:^|\s)(?:\d{1,3}[.)]|[•●▪■‣◦])\s+(?=\p{L})/gu;

/** Returns true if a line has several students with markers. */
export const hasInlineMarks = (line: string) => [...line.matchAll(INLINE_MARK)].length > 1;

export const splitAtMarks = (line: string) => line.split(INLINE_MARK);
