const BULLET = '[•·‣◦▪▫●○■□►▶➢➤✓✔✗✘☐☑☒❑❏❖⁃]|\\p{Extended_Pictographic}\\uFE0F?';
/** A dash is a bullet before a name, and the sign of a formula before anything else. */
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
  // The numbers schools give their students.
  /^\d{4,12}\s+(?=\p{L}{2})/u,
];
/** "1. ☐ Ava Wilson" has two. */
const MAX_MARKS = 3;

/** What a list puts in front of a name, and the name. */
export const takeListMark = (text: string): { mark: string; rest: string } => {
  let rest = text;
  for (let taken = 0; taken < MAX_MARKS; taken += 1) {
    const mark = MARKS.find((pattern) => pattern.test(rest));
    if (!mark) break;
    rest = rest.replace(mark, '');
  }
  return { mark: text.slice(0, text.length - rest.length).trim(), rest };
};

/** Between the names of a numbered or bulleted list that lost its line ends. */
const INLINE_MARK = /(?:^|\s)(?:\d{1,3}[.)]|[•●▪■‣◦])\s+(?=\p{L})/gu;

/** Several students on a line, each with a mark in front. */
export const hasInlineMarks = (line: string) => [...line.matchAll(INLINE_MARK)].length > 1;

export const splitAtMarks = (line: string) => line.split(INLINE_MARK);
