import { GRADES, type Subject, valuesOf } from '@wonderfield/contract/options';

/** Words in class names that indicate a subject, in the order of the search. */
const SUBJECT_WORDS: readonly [RegExp, Subject][] = [
  [/math|algebra|geometry|number|arithmetic/i, 'math'],
  [/science|biology|chemistry|physics|stem|lab/i, 'science'],
  [/social|history|geography|civics/i, 'socialStudies'],
  [/spanish|french|german|mandarin|foreign|world language/i, 'foreignLanguage'],
  [/language arts|english|read|writ|literacy|ela\b|library/i, 'languageArts'],
  [/music|choir|band|orchestra|chorus/i, 'music'],
  [/\bart\b|arts|drawing|paint/i, 'art'],
];

/** Guesses the subject of a class. The most reliable hint comes first. */
export const guessSubject = (...hints: (string | undefined)[]): Subject => {
  for (const hint of hints) {
    const match = SUBJECT_WORDS.find(([words]) => hint && words.test(hint));
    if (match) return match[1];
  }
  return 'others';
};

const isGrade = (grade: string | undefined): grade is string =>
  grade !== undefined && (valuesOf(GRADES) as readonly string[]).includes(grade);

/** Returns the grade from the external service, or the teacher's first grade. */
export const gradeFor = (suggestion: string | undefined, taught: readonly string[]) =>
  [suggestion, ...taught].find(isGrade) ?? valuesOf(GRADES)[0];
