import type { Browser, Page } from '@playwright/test';
import { call, openClassroom, readyTeacher } from '../../fixtures/classrooms.ts';
import { parentOf } from '../../fixtures/families.ts';
import { enterConsole, operatorSession } from '../../fixtures/operators.ts';
import { enter } from '../../fixtures/people.ts';
import { nameAvatar, openGame, preferWords } from '../../fixtures/playing.ts';
import { expect, LONG, test } from '../../fixtures/test.ts';

/** Creates a child in the class, in plain mode and with restrictive family settings by default. */
const makePlayer = async (
  browser: Browser,
  {
    name,
    avatar,
    code,
    childPlayOption = 'approvedOnly',
    childMayUse = 'preType',
    isPlain = true,
  }: {
    name: string;
    avatar: string;
    code?: string;
    childPlayOption?: string;
    childMayUse?: string;
    isPlain?: boolean;
  },
) => {
  const page = await (await browser.newContext()).newPage();
  const family = await parentOf(page, name, { childPlayOption, childMayUse });
  await nameAvatar(page, family.child, avatar);
  if (isPlain) await preferWords(page, family.child);
  if (code) {
    const joining = { ...family.session, code, requestUserId: family.child.userId };
    await call(page, 'joinClassroom', joining);
  }
  return { ...family, avatar, page };
};
type Player = Awaited<ReturnType<typeof makePlayer>>;

const play = async ({ page, child }: Player) => {
  await openGame(page, child);
  await expect(page.getByRole('heading', { name: 'Your field' })).toBeVisible();
};
const openFriends = async (page: Page) => {
  await page.getByRole('button', { name: 'Friends' }).click();
  const dialog = page.getByRole('dialog', { name: 'Friends' });
  await expect(dialog.getByText('Looking for your friends')).toBeHidden();
  return dialog;
};

/** Decides about a friend as a parent on the child's progress page. */
const answerInPortal = async (browser: Browser, family: Player, button: string) => {
  const page = await (await browser.newContext()).newPage();
  await enter(page, family, `/progress/${family.child.userId}`);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('region', { name: 'Friends in the game' })).toBeVisible();
  await page.context().close();
};

// @proves D-6-friends
test('two students of a class visit each other with the approval of both families, until one withdraws it', async ({
  page,
  browser,
}) => {
  const teacher = await readyTeacher(page);
  const { classCode: code } = await openClassroom(page, teacher.session, 'Room 12 Explorers');
  const sunny = await makePlayer(browser, { name: 'Ines', avatar: 'SunnyHop', code });
  const mossy = await makePlayer(browser, { name: 'Otto', avatar: 'MossyPaw', code });
  const third = await makePlayer(browser, { name: 'Tess', avatar: 'ThirdWheel' });
  for (const player of [mossy, third, sunny]) await play(player);

  const friends = await openFriends(sunny.page);
  await friends.getByRole('button', { name: 'Ask to visit MossyPaw' }).click();
  await expect(friends.getByText('Your grown-up and theirs need to say yes.')).toBeVisible();
  await answerInPortal(browser, sunny, 'Yes, be friends: MossyPaw');
  await answerInPortal(browser, mossy, 'Yes, be friends: SunnyHop');

  await friends.getByRole('button', { name: 'Close' }).click();
  await (await openFriends(sunny.page)).getByRole('button', { name: 'Visit MossyPaw' }).click();
  await expect(sunny.page.getByRole('heading', { name: 'Visiting MossyPaw' })).toBeVisible();
  await sunny.page.getByRole('button', { name: 'Hello.' }).click();
  await mossy.page.getByRole('button', { name: 'Say hello' }).click();
  await expect(mossy.page.getByRole('log')).toContainText('SunnyHop: Hello.');
  await mossy.page.getByRole('button', { name: 'Thank you. Come again.' }).click();
  await expect(sunny.page.getByRole('log')).toContainText('MossyPaw: Thank you. Come again.');

  const others = await openFriends(third.page);
  await expect(others.getByText(/^Nobody yet/)).toBeVisible();
  await expect(third.page.getByText(/SunnyHop|MossyPaw/)).toHaveCount(0);

  // The text is shown for a few seconds, so start waiting before the parent clicks.
  const notices = [sunny, mossy].map(({ page: field }) =>
    field.getByText('The visit is over.').waitFor(),
  );
  await answerInPortal(browser, mossy, 'Stop visits with SunnyHop');
  await Promise.all(notices);
  for (const { page: field } of [sunny, mossy]) {
    await expect(field.getByRole('heading', { name: 'Your field' })).toBeVisible();
  }
  await expect((await openFriends(sunny.page)).getByText(/^Nobody yet/)).toBeVisible();
});

// @proves C-op-decidePlayReport
test(
  'a student reports another, the visit ends at once, and an operator decides',
  LONG,
  async ({ page, browser }) => {
    const teacher = await readyTeacher(page);
    const { classCode: code } = await openClassroom(page, teacher.session, 'Room 14 Growers');
    const join = async (name: string, avatar: string) => {
      const player = await makePlayer(browser, { name, avatar, code, childPlayOption: 'all' });
      await play(player);
      return player;
    };
    const clover = await join('Amir', 'CloverJump');
    const bramble = await join('Lena', 'BrambleBee');
    const friends = await openFriends(bramble.page);
    await friends.getByRole('button', { name: 'Visit CloverJump' }).click();
    await clover.page.getByRole('button', { name: 'Say hello' }).click();
    await clover.page.getByRole('button', { name: 'Block or report BrambleBee' }).click();
    await clover.page.getByRole('button', { name: 'Report: Unkind words' }).click();
    await expect(clover.page.getByText('Thank you for telling us.')).toBeVisible();
    await expect(bramble.page.getByText('The visit is over.')).toBeVisible();

    await enterConsole(page, await operatorSession(page.request));
    await page.goto('/console/reports');
    const decide = 'Pause visits for a week: CloverJump about BrambleBee';
    await page.getByRole('button', { name: decide }).click();
    await page.getByLabel('Reason').fill('Unkind words.');
    await page.getByRole('button', { name: 'Pause visits for a week', exact: true }).click();
    await expect(page.getByText('The report is decided.')).toBeVisible();
    await expect(page.getByRole('article', { name: /BrambleBee/ })).toHaveCount(0);
  },
);

test(
  'a student sees the menu to block or report while friends can type',
  LONG,
  async ({ page, browser }) => {
    const teacher = await readyTeacher(page);
    const { classCode: code } = await openClassroom(page, teacher.session, 'Room 17 Pond');
    const open = { code, childPlayOption: 'all', childMayUse: 'freeType' };
    const fern = await makePlayer(browser, { name: 'Nils', avatar: 'FernFlip', ...open });
    const pond = await makePlayer(browser, {
      name: 'Rosa',
      avatar: 'PondPaws',
      isPlain: false,
      ...open,
    });
    await openGame(pond.page, pond.child);
    await expect(pond.page.getByRole('button', { name: 'Friends' })).toBeVisible();
    await play(fern);
    await (await openFriends(fern.page)).getByRole('button', { name: 'Visit PondPaws' }).click();
    await pond.page.getByRole('button', { name: 'Say hello' }).click();
    await expect(pond.page.getByLabel('Or type something')).toBeVisible();
    await pond.page.getByRole('button', { name: 'Block or report FernFlip' }).click();
    for (const [width, height] of [
      [1440, 900],
      [1366, 657],
      [800, 900],
      [390, 844],
    ] as const) {
      await pond.page.setViewportSize({ width, height });
      for (const name of ['Block FernFlip', 'Report: Asked about private things'])
        await expect(pond.page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  },
);
