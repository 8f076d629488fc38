import type { Skill } from '../../skill.ts';
import { mixingColors } from './colors.ts';
import { symmetry } from './symmetry.ts';
import { wordsOfArt } from './words-of-art.ts';

export const SKILLS: readonly Skill[] = [mixingColors, symmetry, wordsOfArt];
