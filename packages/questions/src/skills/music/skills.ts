import type { Skill } from '../../skill.ts';
import { noteValues } from './note-values.ts';
import { drumRhythm, pitchBars } from './tapping.ts';
import { trebleStaff } from './treble-staff.ts';

export const SKILLS: readonly Skill[] = [drumRhythm, pitchBars, noteValues, trebleStaff];
