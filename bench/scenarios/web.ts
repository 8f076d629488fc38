import { type Browser, chromium } from '@playwright/test';
import { chromiumLaunch } from '@wonderfield/tools/chromium';
import type { TemporaryPortal } from '@wonderfield/tools/portal/temporary-portal';
import { serveBarePage } from '../lib/bare-page.ts';
import { fillClassrooms } from '../lib/full-classrooms.ts';
import { median } from '../lib/median.ts';
import { bytesByKind, loadPage, type MeasuredPage } from '../lib/page-load.ts';
import { signInDemo } from '../lib/sign-in.ts';

const ROUNDS = 5;
/** Maximum size of the sign-in page relative to a bare page, without fonts. */
const TARGET_RATIO = 1.25;

const pagesOf = async (
  url: string,
  bareUrl: string,
): Promise<[MeasuredPage, ...MeasuredPage[]]> => {
  const parent = await signInDemo(url, 'Parent of two, adult check done');
  const teacher = await signInDemo(url, 'Teacher, approved');
  const fullId = await fillClassrooms(url, teacher);
  return [
    { name: 'a bare page', address: `${bareUrl}/`, usable: 'form' },
    { name: '/sign-in', address: `${url}/sign-in`, usable: 'h1', needsNoCode: true },
    { name: '/sign-in with its code', address: `${url}/sign-in?code`, usable: 'h1' },
    { name: '/sign-in/student', address: `${url}/sign-in/student`, usable: 'form' },
    {
      name: '/linked-child',
      address: `${url}/linked-child`,
      usable: 'main tbody tr',
      session: parent.kept,
    },
    {
      name: '/classrooms',
      address: `${url}/classrooms`,
      usable: 'main article',
      session: teacher.kept,
    },
    {
      name: '/add-students',
      address: `${url}/add-students/${fullId}`,
      usable: 'main :is(tbody tr, form)',
      session: teacher.kept,
    },
  ];
};

const measurePage = async (browser: Browser, page: MeasuredPage) => {
  const loads = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await loadPage(browser, page));
  const bytes = await bytesByKind(
    loads.flatMap(({ urls }) => urls).filter((url, index, all) => all.indexOf(url) === index),
  );
  const { fonts, ...others } = bytes;
  return {
    name: page.name,
    ...bytes,
    withoutFonts: Object.values(others).reduce((sum, size) => sum + size, 0),
    fonts,
    requests: median(loads.map(({ requests }) => requests)),
    mainThreadMs: median(loads.map(({ mainThreadMs }) => mainThreadMs)),
    scriptMs: median(loads.map(({ scriptMs }) => scriptMs)),
    layoutShift: Math.max(...loads.map(({ layoutShift }) => layoutShift)),
  };
};

type Measured = Awaited<ReturnType<typeof measurePage>>;

const COLUMNS: [title: string, cell: (one: Measured, bare: Measured) => string][] = [
  ['page', ({ name }) => name],
  ['script kB', ({ script }) => (script / 1000).toFixed(1)],
  ['styles kB', ({ styles }) => (styles / 1000).toFixed(1)],
  ['page+data kB', (one) => (one['page and data'] / 1000).toFixed(1)],
  ['fonts kB', ({ fonts }) => (fonts / 1000).toFixed(1)],
  ['bytes × bare', (one, bare) => (one.withoutFonts / bare.withoutFonts).toFixed(2)],
  ['requests', ({ requests }) => String(requests)],
  ['main thread ms', ({ mainThreadMs }) => mainThreadMs.toFixed(0)],
  ['× bare', (one, bare) => (one.mainThreadMs / bare.mainThreadMs).toFixed(2)],
  ['script ms', ({ scriptMs }) => scriptMs.toFixed(0)],
  ['layout shift', ({ layoutShift }) => layoutShift.toFixed(4)],
];

const print = (rows: readonly Measured[], bare: Measured) => {
  const cells = [
    COLUMNS.map(([title]) => title),
    COLUMNS.map(() => '---'),
    ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row, bare))),
  ];
  for (const line of cells) console.log(`| ${line.join(' | ')} |`);
};

/** Compares our pages with a minimal React page, in one run on one machine. */
export const measureWeb = async ({ url }: TemporaryPortal): Promise<boolean> => {
  const bare = await serveBarePage();
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const [baseline, ...pages] = await pagesOf(url, bare.url);
    const baselineMeasured = await measurePage(browser, baseline);
    const rows = [baselineMeasured];
    for (const page of pages) rows.push(await measurePage(browser, page));
    console.log('\nPages: brotli, first visit. Bytes relative to a bare React page exclude fonts.');
    print(rows, baselineMeasured);
    const door = rows.find(({ name }) => name === '/sign-in');
    const ratio = (door?.withoutFonts ?? 0) / baselineMeasured.withoutFonts;
    console.log(`/sign-in has ${ratio.toFixed(2)} times the bytes. The target is ${TARGET_RATIO}.`);
    return true;
  } finally {
    await browser.close();
    await bare.stop();
  }
};
