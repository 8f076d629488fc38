// `npm run questions:audit -- comparing-fractions`: lists what is wrong with the questions of a
// skill, or of a subject, or of all.
import { ALL_SKILLS } from '@wonderfield/questions/all-skills';
import { auditSkill } from '@wonderfield/questions/testing/audit/audit-skill';

const DRAWS = 400;
const [wanted] = process.argv.slice(2);
const skills = ALL_SKILLS.filter(
  ({ id, subject }) => !wanted || id === wanted || subject === wanted,
);
if (skills.length === 0) throw new Error(`No skill or subject is called ${wanted}.`);

for (const skill of skills) {
  const faults = Object.values(auditSkill(skill, DRAWS)).flat();
  console.log(`${skill.id}: ${faults.length === 0 ? 'no faults' : `${faults.length} faults`}`);
  for (const fault of faults) console.log(`  ${fault}`);
}
