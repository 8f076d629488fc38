import { playMonth, type World } from '@wonderfield/mastery/testing/simulation/play-month';
import { HONEST, PROFILE_NAMES } from '@wonderfield/mastery/testing/simulation/profiles';
import { type Summary, summarize } from '@wonderfield/mastery/testing/simulation/summarize';

const CHILDREN = 495;
const DAYS = 30;
/** Other children than those of the tests. */
const SEED = 90_000;

const COLUMNS: readonly [title: string, toText: (summary: Summary) => string][] = [
  ['right', ({ right }) => percent(right)],
  ['chance < .6', ({ tooHard }) => percent(tooHard)],
  ['chance > .95', ({ tooEasy }) => percent(tooEasy)],
  ['false blooms', ({ falseBlooms, blooms }) => `${percent(falseBlooms)} of ${blooms}`],
  ['known in bloom', ({ knownInBloom, knownCells }) => `${percent(knownInBloom)} of ${knownCells}`],
  ['field blooms in 10 days', ({ earlyBlooms }) => percent(earlyBlooms)],
  ['math not dealt', ({ mathNeverDealt }) => percent(mathNeverDealt)],
  ['due', ({ due }) => percent(due)],
  ['placement', ({ placementError }) => placementError.toFixed(2)],
];

const percent = (share: number) => (Number.isNaN(share) ? '–' : (100 * share).toFixed(1));

const printTable = (title: string, world: World) => {
  const months = Array.from({ length: CHILDREN }, (_, index) => playMonth(index, world));
  console.log(`\n${title}`);
  const ofProfiles = (names: readonly string[]) =>
    summarize(
      months.filter(({ child }) => names.includes(child.name)),
      DAYS,
    );
  const rows = PROFILE_NAMES.map((name) => [name, ofProfiles([name])] as const);
  for (const [name, summary] of [...rows, ['all honest', ofProfiles(HONEST)] as const]) {
    const cells = COLUMNS.map(([column, toText]) => `${column} ${toText(summary)}`);
    console.log(`  ${name.padEnd(11)} ${cells.join(' · ')}`);
  }
};

/** Prints what the mastery model does with simulated children. Has no budget, only tests have. */
export const measureLearning = async () => {
  const world = { seed: SEED, days: DAYS, aim: 'medium', isStatic: false } as const;
  printTable(`${CHILDREN} simulated children, ${DAYS} days, medium`, world);
  printTable('The same in a world without learning, forgetting and slips', {
    ...world,
    isStatic: true,
  });
  for (const aim of ['easy', 'challenging'] as const) printTable(`Aim: ${aim}`, { ...world, aim });
  return true;
};
