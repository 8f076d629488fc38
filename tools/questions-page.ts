// Generates `docs/questions.md` from the catalog: `npm run docs:questions` writes it, and a check
// compares it.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SUBJECTS } from '@wonderfield/contract/options';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { describe } from '@wonderfield/questions/describe';
import type { GradeNumber, Level } from '@wonderfield/questions/question';
import { createQuestion, type Skill } from '@wonderfield/questions/skill';

const page = join(resolve(import.meta.dirname, '..'), 'docs/questions.md');

const gradeName = (grade: GradeNumber) => (grade === 0 ? 'K' : String(grade));
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns a question as one line: picture, question and solution. */
const example = (skill: Skill, grade: GradeNumber, level: Level) => {
  const { ask, picture, solved } = createQuestion(skill, { grade, level, seed: 7 });
  const shown = picture ? `${describe(picture)} ` : '';
  return `- ${gradeName(grade)}, level ${level}: ${cell(`${shown}${ask}`)} *${cell(solved)}*`;
};

const describeSkill = (skill: Skill) => {
  const [first, last] = skill.grades;
  const grades = first === last ? gradeName(first) : `${gradeName(first)}–${gradeName(last)}`;
  return [
    `### ${skill.name}`,
    '',
    `\`${skill.id}\` · grades ${grades}${skill.standards.length > 0 ? ` · ${skill.standards.join(', ')}` : ''} · ${skill.kinds.join(', ')}`,
    '',
    `${skill.forTeachers.about} To try: ${skill.forTeachers.toTry}`,
    '',
    example(skill, first, 1),
    example(skill, last, 3),
  ].join('\n');
};

const subjects = SUBJECTS.map(({ value, label }) => {
  const skills = ALL_SKILLS.filter(({ subject }) => subject === value);
  return [`## ${label} (${skills.length})`, ...skills.map(describeSkill)].join('\n\n');
});

const text = `${[
  '# Questions',
  `${ALL_SKILLS.length} skills, with a gentle question of their first grade and a stretching one of their last. Written by \`npm run docs:questions\` from \`packages/questions\`; what a question promises is in \`testing/check-skill.ts\` there.`,
  ...subjects,
].join('\n\n')}\n`;

if (process.argv.includes('--write')) {
  await writeFile(page, text);
} else if ((await readFile(page, 'utf8').catch(() => '')) !== text) {
  console.error('docs/questions.md does not match the catalog. Run `npm run docs:questions`.');
  process.exit(1);
}
