import type { Page } from '@playwright/test';
import type { Row } from '@wonderfield/contract/play/game-calls';
import { MOUSE } from '../lib/input-methods.ts';
import { rowOnPage, watchRows } from '../lib/portal/watch-rows.ts';
import { missOf, questionAt } from '../lib/row-questions.ts';
import type { Stop } from './stop.ts';

/** Adults play as visitors, in a field of the first day. */
const VISITOR = 'Parent of two, adult check done';
const STUDENT = 'Student with an avatar';

/** Waits until many short frames follow each other, because drawing takes long frames. */
const UNTIL_AT_REST = `new Promise((resolve) => {
  let short = 0;
  let last = performance.now();
  const look = (now) => {
    short = now - last < 50 ? short + 1 : 0;
    last = now;
    if (short > 30) resolve();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

const letItDraw = async (page: Page) => {
  await page.locator('canvas').waitFor();
  await page.evaluate(UNTIL_AT_REST);
};

/** Opens the game with a new token, like Play. */
const startGame = async (page: Page) => {
  const address = await page.evaluate(async () => {
    const { sessionToken, userJson } = JSON.parse(localStorage.getItem('user-data') ?? '{}');
    const body = new URLSearchParams({ sessionToken, userId: JSON.parse(userJson).userId });
    const response = await fetch('/users/startPlay', { method: 'POST', body });
    const { gameUrl, playToken } = (await response.json()) as Record<string, string>;
    return `${gameUrl}#play=${playToken}`;
  });
  watchRows(page);
  await page.goto(address);
  await page.getByRole('main').getByRole('heading').first().waitFor();
  // An earlier stop may have enabled plain mode.
  const pictures = page.getByRole('button', { name: 'Pictures', exact: true });
  if (await pictures.isVisible()) await pictures.click();
  await letItDraw(page);
};

const startRow = async (page: Page): Promise<Row> => {
  await page
    .getByRole('button', { name: /(Start a row|Continue your row)$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  return rowOnPage(page);
};

const enterRow = async (page: Page) => {
  await startGame(page);
  const row = await startRow(page);
  await letItDraw(page);
  return row;
};

/**
 * Returns the open questions in the order in which they are asked, because an earlier stop may have
 * answered some.
 */
const openPositions = ({ tasks }: Row) =>
  tasks
    .map(({ tries: attempts, isGrown }, position) => ({ tries: attempts, isGrown, position }))
    .filter(({ isGrown }) => !isGrown)
    .sort((first, second) => first.tries - second.tries || first.position - second.position)
    .map(({ position }) => position);

const missOnce = async (page: Page) => {
  const row = await enterRow(page);
  const [position = 0] = openPositions(row);
  const question = questionAt(row, position, row.tasks[position]?.tries);
  await MOUSE.give(page, question.task, missOf(question));
  await letItDraw(page);
};

/** Each width plays at another place, because a place has one first row. */
const PLACE_OF_WIDTH: Readonly<Record<number, string>> = {
  1440: 'Map Hill',
  1366: 'Science Pond',
  390: 'Word Orchard',
};

const firstHarvest = async (page: Page) => {
  await startGame(page);
  const place = PLACE_OF_WIDTH[page.viewportSize()?.width ?? 0] ?? 'Art Barn';
  await page.getByRole('button', { name: new RegExp(`^${place}, growing`) }).click();
  await finishRow(page, await startRow(page));
};

const harvest = async (page: Page) => finishRow(page, await enterRow(page));

const finishRow = async (page: Page, row: Row) => {
  for (const position of openPositions(row)) {
    const { task, answer } = questionAt(row, position, row.tasks[position]?.tries);
    await MOUSE.give(page, task, answer);
    await page.getByRole('button', { name: /Next question|See your harvest/ }).click();
  }
  await page.getByRole('heading', { name: /A whole row in bloom|Look what you grew/ }).waitFor();
  await letItDraw(page);
};

const endDay = async (page: Page) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Done for today' }).click();
  await page.getByRole('heading', { name: /^See you tomorrow/ }).waitFor();
  await letItDraw(page);
};

const inWords = async (page: Page) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Words', exact: true }).click();
  await page.getByRole('heading', { name: 'Your field' }).waitFor();
};

const assignedInWords = async (page: Page) => {
  await inWords(page);
  await page
    .getByRole('button', { name: /Start this row$/ })
    .first()
    .waitFor();
};

const rowInWords = async (page: Page) => {
  await inWords(page);
  await startRow(page);
};

const openFriends = async (page: Page) => {
  await startGame(page);
  await page.getByRole('button', { name: 'Friends' }).click();
  await page.getByRole('button', { name: /^Visit/ }).waitFor();
};

const visitFriend = async (page: Page) => {
  await openFriends(page);
  await page
    .getByRole('button', { name: /^Visit/ })
    .first()
    .click();
  await page.getByRole('heading', { name: /^Visiting/ }).waitFor();
  await letItDraw(page);
};

/** The sample game needs neither a person nor a token. */
const SAMPLE = '/game/?sample';

const openSample = async (page: Page) => {
  await page.getByRole('button', { name: 'Grade 3' }).click();
  await page
    .getByRole('button', { name: /Start a row$/ })
    .first()
    .waitFor();
  await letItDraw(page);
};

const startSampleRow = async (page: Page) => {
  await openSample(page);
  await page
    .getByRole('button', { name: /Start a row$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Check', exact: true }).waitFor();
  await letItDraw(page);
};

const sampleInWords = async (page: Page) => {
  await openSample(page);
  await page.getByRole('button', { name: 'Words', exact: true }).click();
  await page.getByRole('heading', { name: 'Your field' }).waitFor();
};

const SEEDS = ['science', 'math', 'music', 'art', 'languageArts', 'others'].map((subject, at) => ({
  subject,
  isOpen: at > 0,
}));

/** Stops for the field, a row and a friend's field, drawn and in plain mode. */
export const GAME_STOPS: Stop[] = [
  { name: 'Game, the first day', as: VISITOR, path: '/profile', prepare: startGame },
  { name: 'Game, a field of its own', as: STUDENT, path: '/profile', prepare: startGame },
  {
    name: 'Game, a field with seeds',
    isLong: true,
    as: STUDENT,
    path: '/profile',
    prepare: startGame,
    responses: { openField: (response) => ({ ...response, seeds: SEEDS }) },
  },
  {
    name: 'Welcome back with a seed',
    isLong: true,
    as: STUDENT,
    path: '/create-avatar',
    responses: {
      getOwnField: (response) => ({ ...response, seed: { subject: 'science', isOpen: true } }),
    },
  },
  {
    name: 'Game, a row',
    as: STUDENT,
    path: '/profile',
    prepare: async (page) => void (await enterRow(page)),
  },
  { name: 'Game, not yet', as: STUDENT, path: '/profile', prepare: missOnce },
  { name: 'Game, first harvest', as: VISITOR, path: '/profile', prepare: firstHarvest },
  { name: 'Game, harvest', as: STUDENT, path: '/profile', prepare: harvest },
  { name: 'Game, see you tomorrow', as: STUDENT, path: '/profile', prepare: endDay },
  {
    name: 'Game, an assigned row in words',
    as: STUDENT,
    path: '/profile',
    prepare: assignedInWords,
  },
  { name: 'Game, friends', as: STUDENT, path: '/profile', prepare: openFriends },
  { name: 'Game, visiting a friend', as: STUDENT, path: '/profile', prepare: visitFriend },
  { name: 'Game in words', as: VISITOR, path: '/profile', prepare: inWords },
  { name: 'Game in words, a row', as: VISITOR, path: '/profile', prepare: rowInWords },
  {
    name: 'Game, sample, the grades',
    path: SAMPLE,
    prepare: (page) => page.getByRole('button', { name: 'Kindergarten' }).waitFor(),
  },
  { name: 'Game, sample, a field', path: SAMPLE, prepare: openSample },
  { name: 'Game, sample, a row', path: SAMPLE, prepare: startSampleRow },
  { name: 'Game, sample in words', path: SAMPLE, prepare: sampleInWords },
];
