import type { Assignment } from '@wonderfield/contract/assignments/assignment';
import { nearestFirst } from '@wonderfield/contract/progress/standards';
import { findSkill } from '@wonderfield/questions/all-skills';

/** Returns the skills of an assignment that still exist, with the standards of the grade first. */
export const toAssignedSkills = (
  { skillIds }: { skillIds: readonly string[] },
  grade: string,
): Assignment['skills'] =>
  skillIds.flatMap((skillId) => {
    const skill = findSkill(skillId);
    if (!skill) return [];
    return [{ skillId, name: skill.name, standards: nearestFirst(skill.standards, grade) }];
  });
