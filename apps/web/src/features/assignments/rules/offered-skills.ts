import { GRADES, SUBJECTS, type Subject } from '@wonderfield/contract/options';
import type { Skill } from '@wonderfield/questions/skill';

export type OfferedSkill = Pick<Skill, 'id' | 'name' | 'subject' | 'grades' | 'standards'> & {
  forTeachers: Pick<Skill['forTeachers'], 'about'>;
};

const gradeIndex = (grade: string) => GRADES.findIndex(({ value }) => value === grade);

/**
 * Returns the distance of a skill from a grade. Skills of the grade are nearest, in particular
 * those centered on it.
 */
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

/** Groups the skills by subject and sorts those of the class's grade first. */
export const offeredSkills = <Known extends OfferedSkill>(
  skills: readonly Known[],
  {
    grade,
    search,
    first,
  }: {
    grade: string;
    search: string;
    /** Subject that comes first. */
    first?: Subject | undefined;
  },
): SkillGroup<Known>[] => {
  const own = gradeIndex(grade);
  // Sort subjects by their total number of skills, so a search does not reorder them.
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
