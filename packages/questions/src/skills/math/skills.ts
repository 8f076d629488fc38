import type { Skill } from '../../skill.ts';
import { addingPastTen } from './adding.ts';

export const SKILLS: readonly Skill[] = [addingPastTen];
