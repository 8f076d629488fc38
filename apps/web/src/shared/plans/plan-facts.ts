import { CONTENT_SUBJECTS, GRADES, labelOf, PLAN_TYPES } from '@wonderfield/contract/options';

type Run = { from: number; to: number };

/** Grades beside each other are read together: 2, 3, 4 and 6 are two runs. */
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

/** "Grade 2", "Grades 2 to 4", "Kindergarten to Grade 2, Grade 5". */
export const gradesText = (grades: readonly string[]) => runsOf(grades).map(wordsOf).join(', ');

/** What a plan is, for whom, about what; what is not known yet is left out. */
export const planFacts = ({
  planType,
  grades,
  subject,
}: {
  planType?: string | undefined;
  grades?: readonly string[] | undefined;
  subject?: string | undefined;
}) =>
  [
    planType && labelOf(PLAN_TYPES, planType),
    grades && gradesText(grades),
    subject && labelOf(CONTENT_SUBJECTS, subject),
  ]
    .filter(Boolean)
    .join(' · ');
