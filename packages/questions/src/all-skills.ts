import type { Skill } from './skill.ts';
import { SKILLS as art } from './skills/art/skills.ts';
import { SKILLS as foreignLanguage } from './skills/foreign-language/skills.ts';
import { SKILLS as languageArts } from './skills/language-arts/skills.ts';
import { SKILLS as math } from './skills/math/skills.ts';
import { SKILLS as music } from './skills/music/skills.ts';
import { SKILLS as others } from './skills/others/skills.ts';
import { SKILLS as science } from './skills/science/skills.ts';
import { SKILLS as socialStudies } from './skills/social-studies/skills.ts';

/** All skills by subject, from the first grade to the last. */
export const ALL_SKILLS: readonly Skill[] = [
  ...math,
  ...languageArts,
  ...science,
  ...socialStudies,
  ...foreignLanguage,
  ...music,
  ...art,
  ...others,
];

const BY_ID = new Map(ALL_SKILLS.map((skill) => [skill.id, skill]));

export const findSkill = (id: string) => BY_ID.get(id);
