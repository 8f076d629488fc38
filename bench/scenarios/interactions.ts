import { type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumLaunch } from '@wonderfield/tools/chromium';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { fullClassProgress } from '../lib/full-class-progress.ts';
import { fillClassrooms } from '../lib/full-classrooms.ts';
import { median } from '../lib/median.ts';
import { signInDemo } from '../lib/sign-in.ts';

/** A school Chromebook with a slow processor. */
const CPU_SLOWDOWN = 4;
const BUDGET_MS = 100;
const ROUNDS = 5;

type Interaction = { name: string; run: (page: Page) => Promise<void> };

const CLASS_TABLE: Interaction[] = [
  { name: 'next subject', run: (page) => page.getByRole('tab', { name: 'All' }).click() },
  { name: 'subject before', run: (page) => page.getByRole('tab', { name: 'Math' }).click() },
  { name: 'cell details', run: (page) => page.getByRole('gridcell').nth(60).click() },
  { name: 'cell to the right', run: (page) => page.keyboard.press('ArrowRight') },
  { name: 'cell below', run: (page) => page.keyboard.press('ArrowDown') },
  { name: 'next group', run: (page) => page.getByRole('button', { name: 'Next group' }).click() },
];

const STUDENTS_PAGE: Interaction[] = [
  {
    name: 'select one student',
    run: (page) => page.getByRole('row').nth(3).getByRole('checkbox').click(),
  },
  {
    name: 'select all students',
    run: (page) => page.getByRole('checkbox', { name: 'Select all', exact: true }).click(),
  },
  {
    name: 'clear the selection',
    run: (page) => page.getByRole('button', { name: 'Clear', exact: true }).click(),
  },
  { name: 'search', run: (page) => page.getByRole('searchbox').fill('pat b') },
  { name: 'clear the search', run: (page) => page.getByRole('searchbox').fill('') },
  {
    name: 'sort by name',
    run: (page) => page.getByRole('columnheader').getByRole('button').first().click(),
  },
];

const readScriptMs = async (devtools: CDPSession) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
};

/** Waits until the page has drawn the result. */
const untilDrawn = (page: Page) =>
  page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))',
  );

const measurePage = async (page: Page, interactions: readonly Interaction[]) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const times = new Map<string, number[]>(interactions.map(({ name }) => [name, []]));
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { name, run } of interactions) {
      await untilDrawn(page);
      const before = await readScriptMs(devtools);
      await run(page);
      await untilDrawn(page);
      times.get(name)?.push((await readScriptMs(devtools)) - before);
    }
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return [...times].map(([name, all]) => ({ name, ms: median(all) }));
};

/** Measures script time per interaction with the largest tables on a slow processor. */
export const measureInteractions = async ({ url }: TemporaryPortal): Promise<boolean> => {
  const teacher = await signInDemo(url, 'Teacher, approved');
  const classroomId = await fillClassrooms(url, teacher);
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const context = await browser.newContext({ viewport: { width: 1366, height: 657 } });
    await context.addInitScript(
      `localStorage.setItem('user-data', ${JSON.stringify(teacher.kept)})`,
    );
    const page = await context.newPage();
    await page.route('**/users/getClassProgress', (route) =>
      route.fulfill({
        json: { _responseStatus: 1, msg: 'OK', msgCode: 'GEN_000', ...fullClassProgress() },
      }),
    );
    await page.goto(`${url}/class-progress/${classroomId}`);
    await page.getByRole('grid').waitFor();
    const table = await measurePage(page, CLASS_TABLE);
    await page.goto(`${url}/list-students/${classroomId}`);
    await page.getByRole('row').nth(5).waitFor();
    const students = await measurePage(page, STUDENTS_PAGE);
    const rows = [
      ...table.map((row) => ({ page: 'class table, 41 x 40', ...row })),
      ...students.map((row) => ({ page: 'students, 40', ...row })),
    ];
    console.log(`\nScript time per interaction, processor slowed ${CPU_SLOWDOWN} times.`);
    console.log('| page | interaction | script ms |\n| --- | --- | --- |');
    for (const row of rows) console.log(`| ${row.page} | ${row.name} | ${row.ms.toFixed(0)} |`);
    return rows.every(({ ms }) => ms <= BUDGET_MS);
  } finally {
    await browser.close();
  }
};
