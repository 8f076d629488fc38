import type { Subject } from '@wonderfield/contract/options';
import type { Skill } from './skill.ts';

/** Loads only the questions of the current subject. */
const LOADERS: Readonly<Record<Subject, () => Promise<{ SKILLS: readonly Skill[] }>>> = {
  math: () => import('./skills/math/skills.ts'),
  languageArts: () => import('./skills/language-arts/skills.ts'),
  science: () => import('./skills/science/skills.ts'),
  socialStudies: () => import('./skills/social-studies/skills.ts'),
  foreignLanguage: () => import('./skills/foreign-language/skills.ts'),
  music: () => import('./skills/music/skills.ts'),
  art: () => import('./skills/art/skills.ts'),
  others: () => import('./skills/others/skills.ts'),
};

export const loadSkills = async (subject: Subject) => (await LOADERS[subject]()).SKILLS;
