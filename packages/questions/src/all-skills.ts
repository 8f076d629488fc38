import type { Skill } from './skill.ts';
import { SKILLS as math } from './skills/math/skills.ts';

/** Every skill there is, by subject and from the first grade to the last. */
export const ALL_SKILLS: readonly Skill[] = [...math];

const BY_ID = new Map(ALL_SKILLS.map((skill) => [skill.id, skill]));

export const findSkill = (id: string) => BY_ID.get(id);
