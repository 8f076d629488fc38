import { CONTENT_SUBJECTS, DEGREES, GRADES, labelOf, type Option, PLAN_TYPES } from '../options.ts';
import type { AnswerField, Draft } from './plan.ts';

/* Display texts of plan fields for pages, the console and mails. */

/** Fields with one choice from a list. */
const CHOICES: Partial<Record<AnswerField, readonly Option[]>> = {
  education: DEGREES,
  subjectExpertise: CONTENT_SUBJECTS,
  favoriteSubject: CONTENT_SUBJECTS,
  planType: PLAN_TYPES,
  subject: CONTENT_SUBJECTS,
};
/** Returns the options of a field, or undefined. */
export const planChoices = (field: AnswerField) => CHOICES[field];

/** Fields with several grades. */
const GRADE_FIELDS = ['teachingGrades', 'grades'] as const satisfies AnswerField[];
export type GradeField = (typeof GRADE_FIELDS)[number];
export const isGradeField = (field: AnswerField): field is GradeField =>
  (GRADE_FIELDS as readonly AnswerField[]).includes(field);

const LINES: readonly AnswerField[] = ['teachingStyle', 'topic'];
/** Returns true for a text of one line. */
export const isLine = (field: AnswerField) => LINES.includes(field);

type Run = { from: number; to: number };

/** Groups adjacent grades: 2, 3, 4 and 6 are two runs. */
const runsOf = (grades: readonly string[]) =>
  GRADES.reduce<Run[]>((runs, { value }, index) => {
    if (!grades.includes(value)) return runs;
    const last = runs.at(-1);
    if (last?.to === index - 1) last.to = index;
    else runs.push({ from: index, to: index });
    return runs;
  }, []);

const labelAt = (index: number) => GRADES[index]?.label ?? '';
const valueAt = (index: number) => GRADES[index]?.value ?? '';

const wordsOf = ({ from, to }: Run) => {
  if (from === to) return labelAt(from);
  if (from === 0) return `${labelAt(0)} to ${labelAt(to)}`;
  return `Grades ${valueAt(from)}${to === from + 1 ? ' and ' : ' to '}${valueAt(to)}`;
};

/** Formats grades: "Grade 2", "Grades 2 to 4", "Kindergarten to Grade 2, Grade 5". */
export const gradesText = (grades: readonly string[]) => runsOf(grades).map(wordsOf).join(', ');

const shortAt = (index: number) => (index === 0 ? 'K' : valueAt(index));

/** Formats grades in little space: "Grade 2", "Grades K–2, 5". */
export const gradesShort = (grades: readonly string[]) => {
  const runs = runsOf(grades);
  const [only] = runs;
  if (runs.length < 2 && (!only || only.from === only.to)) return gradesText(grades);
  const short = runs.map(({ from, to }) =>
    from === to ? shortAt(from) : `${shortAt(from)}–${shortAt(to)}`,
  );
  return `Grades ${short.join(', ')}`;
};

/** Formats a field: the label of a choice, or the text as written. */
export const answerText = (field: AnswerField, answers: Draft) => {
  if (isGradeField(field)) return gradesText(answers[field] ?? []);
  const text = answers[field] ?? '';
  const choices = CHOICES[field];
  return choices && text ? labelOf(choices, text) : text;
};

/** Lists type, grades and subject of a plan. Omits missing ones. */
export const planFacts = ({
  planType = '',
  grades = [],
  subject = '',
}: Pick<Draft, 'planType' | 'grades' | 'subject'>) => {
  const answers = { planType, grades, subject };
  return (['planType', 'grades', 'subject'] as const)
    .map((field) => answerText(field, answers))
    .filter(Boolean)
    .join(' · ');
};
