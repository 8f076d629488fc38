import type { Skill } from '../../skill.ts';
import { logic } from './logic.ts';
import { money } from './money.ts';
import { tellingTime } from './telling-time.ts';

export const SKILLS: readonly Skill[] = [tellingTime, logic, money];
