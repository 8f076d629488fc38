// Generates `docs/questions.md` from the catalog. `npm run docs:questions` writes the page, and
// `npm run check` compares it.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SUBJECTS } from '@wonderfield/contract/options';
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { describe } from '@wonderfield/questions/describe';
import type { GradeNumber, Level } from '@wonderfield/questions/question';
import { createQuestion, type Skill } from '@wonderfield/questions/skill';

const pagePath = join(resolve(import.meta.dirname, '..'), 'docs/questions.md');

const gradeName = (grade: GradeNumber) => (grade === 0 ? 'K' : String(grade));
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** Returns a question as one line: picture, question and solution. */
const example = (skill: Skill, grade: GradeNumber, level: Level) => {
  const { ask, picture, solved } = createQuestion(skill, {
    grade,
    level,
    seed: 7,
    version: skill.version,
  });
  const pictureText = picture ? `${describe(picture)} ` : '';
  return `- ${gradeName(grade)}, level ${level}: ${cell(`${pictureText}${ask}`)} *${cell(solved)}*`;
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
  `${ALL_SKILLS.length} skills, each with an easy question of its first grade and a hard one of its last grade. \`npm run docs:questions\` generates this page from \`packages/questions\`. The rules for questions are in \`packages/questions/testing/check-skill.ts\`.`,
  ...subjects,
].join('\n\n')}\n`;

if (process.argv.includes('--write')) {
  await writeFile(pagePath, text);
} else if ((await readFile(pagePath, 'utf8').catch(() => '')) !== text) {
  console.error('docs/questions.md does not match the catalog. Run `npm run docs:questions`.');
  process.exit(1);
}
