// `npm run bench [scenario …]`: measures, prints, and fails only if a budget is exceeded.
import { startTemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { measureAnswers } from './scenarios/answers.ts';
import { measureCalls } from './scenarios/calls.ts';
import { measureCrashes } from './scenarios/crashes.ts';
import { measureFirstLoad } from './scenarios/first-load.ts';
import { measureFirstQuestion } from './scenarios/first-question.ts';
import { measureGrowth } from './scenarios/growth.ts';
import { measureInteractions } from './scenarios/interactions.ts';
import { measureLearning } from './scenarios/learning.ts';
import { measureLighthouse } from './scenarios/lighthouse.ts';
import { measureMail } from './scenarios/mail.ts';
import { measureMonday } from './scenarios/monday.ts';
import { measureProcesses } from './scenarios/processes.ts';
import { measureStart } from './scenarios/start.ts';
import { measureWeb } from './scenarios/web.ts';

const SCENARIOS = {
  calls: measureCalls,
  monday: measureMonday,
  growth: measureGrowth,
  processes: measureProcesses,
  'first-load': measureFirstLoad,
  web: measureWeb,
  interactions: measureInteractions,
  lighthouse: measureLighthouse,
  start: measureStart,
  mail: measureMail,
  crashes: measureCrashes,
  answers: measureAnswers,
  'first-question': measureFirstQuestion,
  learning: measureLearning,
};

const isScenario = (name: string): name is keyof typeof SCENARIOS => Object.hasOwn(SCENARIOS, name);

// Arguments with dashes are for the scenarios.
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wanted.find((name) => !isScenario(name));
if (unknown) {
  console.error(`There is no scenario "${unknown}": use ${Object.keys(SCENARIOS).join(', ')}.`);
  process.exit(1);
}

// Same log level as production, with a line per response.
process.env.LOG_LEVEL ??= 'info';
const portal = await startTemporaryPortal();
let isWithinBudget = true;
try {
  for (const name of wanted.length > 0 ? wanted : Object.keys(SCENARIOS)) {
    if (isScenario(name)) isWithinBudget = (await SCENARIOS[name](portal)) && isWithinBudget;
  }
} finally {
  await portal.stop();
}
process.exit(isWithinBudget ? 0 : 1);
