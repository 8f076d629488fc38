import { GRADES, SUBJECTS, type Subject } from '@wonderfield/contract/options';
import type { Skill } from '@wonderfield/questions/skill';

export type OfferedSkill = Pick<Skill, 'id' | 'name' | 'subject' | 'grades' | 'standards'> & {
  forTeachers: Pick<Skill['forTeachers'], 'about'>;
};

const gradeIndex = (grade: string) => GRADES.findIndex(({ value }) => value === grade);

/** How far a skill is from a grade: those that are asked in it are nearer, most of all its middle. */
const distance = ({ grades: [first, last] }: OfferedSkill, grade: number) =>
  grade < 0
    ? 0
    : Math.max(first - grade, grade - last, 0) * GRADES.length +
      Math.abs((first + last) / 2 - grade);

const fits = (skill: OfferedSkill, search: string) => {
  const subject = SUBJECTS.find(({ value }) => value === skill.subject)?.label ?? '';
  const text = [skill.name, subject, skill.forTeachers.about, ...skill.standards]
    .join(' ')
    .toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

type SkillGroup<Known> = { subject: Subject; label: string; skills: Known[] };

/** What a teacher can choose from: by subject, those of the class's own grade first. */
export const offeredSkills = <Known extends OfferedSkill>(
  skills: readonly Known[],
  {
    grade,
    search,
    first,
  }: {
    grade: string;
    search: string;
    /** A subject that stands before the others. */
    first?: Subject | undefined;
  },
): SkillGroup<Known>[] => {
  const own = gradeIndex(grade);
  // What there is most of is what is taught most; whatever is found, the subjects keep their order.
  const weightOf = ({ subject }: { subject: Subject }) =>
    subject === first
      ? Number.POSITIVE_INFINITY
      : skills.filter((skill) => skill.subject === subject).length;
  return SUBJECTS.map(({ value, label }) => ({
    subject: value,
    label,
    skills: skills
      .filter((skill) => skill.subject === value && fits(skill, search))
      .toSorted((one, second) => distance(one, own) - distance(second, own)),
  }))
    .filter((group) => group.skills.length > 0)
    .toSorted((one, second) => weightOf(second) - weightOf(one));
};
