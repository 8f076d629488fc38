import { GRADES, type Subject, valuesOf } from '@wonderfield/contract/options';

/** Words that tell the subject in the name of a class, in the order they are looked for. */
const SUBJECT_WORDS: readonly [RegExp, Subject][] = [
  [/math|algebra|geometry|number|arithmetic/i, 'math'],
  [/science|biology|chemistry|physics|stem|lab/i, 'science'],
  [/social|history|geography|civics/i, 'socialStudies'],
  [/spanish|french|german|mandarin|foreign|world language/i, 'foreignLanguage'],
  [/language arts|english|read|writ|literacy|ela\b|library/i, 'languageArts'],
  [/music|choir|band|orchestra|chorus/i, 'music'],
  [/\bart\b|arts|drawing|paint/i, 'art'],
];

/** Our best guess at the subject of a class, from what is surest to what is not. */
export const guessSubject = (...hints: (string | undefined)[]): Subject => {
  for (const hint of hints) {
    const match = SUBJECT_WORDS.find(([words]) => hint && words.test(hint));
    if (match) return match[1];
  }
  return 'others';
};

const isGrade = (grade: string | undefined): grade is string =>
  grade !== undefined && (valuesOf(GRADES) as readonly string[]).includes(grade);

/** The grade the other service tells, or else the first one the teacher teaches. */
export const gradeFor = (suggestion: string | undefined, taught: readonly string[]) =>
  [suggestion, ...taught].find(isGrade) ?? valuesOf(GRADES)[0];
