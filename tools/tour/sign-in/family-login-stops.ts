import type { Page } from '@playwright/test';
import { clickButton, type Stop, withUser } from '../stop.ts';

const PARENT = 'Parent of two, adult check done';
const CHILDREN = '/linked-child';

const child = (userId: string, firstName: string, changes: object) => ({
  userId,
  firstName,
  lastName: 'Okafor',
  passwordResetNotDone: false,
  hasCard: true,
  schoolAccountReg: '0',
  ...changes,
});

/** The children of mock-up 49, and one who chose a password. */
const FAMILY = withUser({
  childDetails: [
    child('child-1', 'Maya', {
      userGrade: '2',
      email: 'k7m2pq9x',
      signInMethod: 'words',
      wonderfieldName: 'SunnyHop',
      avatarPreview: 'bloom-3',
    }),
    child('child-2', 'Theo', {
      userGrade: 'Kindergarten',
      email: 't4r8wn0b',
      signInMethod: 'pictures',
      wonderfieldName: 'MossyPaw',
      avatarPreview: 'bloom-2',
    }),
    child('child-3', 'Ada', {
      userGrade: '7',
      email: 'otter42',
      signInMethod: 'own',
      hasCard: false,
    }),
  ],
});

const RESPONSES = {
  getUser: FAMILY,
  showStudentPassword: { studentPassword: btoa('fern-pond-42') },
  showPictures: { pictures: [{ userId: 'child-2', pictures: ['kite', 'cat', 'drum'] }] },
  issueCards: {
    cards: ['child-1', 'child-2'].map((userId) => ({
      userId,
      cardCode: 'Jb0wXq3nT7fLm2Rz8cVy5A',
    })),
  },
  showSignInCode: {
    cardCode: 'Jb0wXq3nT7fLm2Rz8cVy5A',
    expiresAt: new Date(Date.now() + 5 * 60_000).toISOString(),
  },
} as const;

const askToPrint = async (page: Page) => {
  await clickButton('Print card of Theo')(page);
  await page.getByRole('dialog').waitFor();
};

const print = async (page: Page) => {
  await askToPrint(page);
  await page.getByRole('dialog').getByLabel('Maya').check();
  await clickButton('Print 2 cards')(page);
  await page.getByText(/^The new card stays here/).waitFor();
};

const family = (name: string, prepare?: (page: Page) => Promise<void>): Stop => ({
  name,
  as: PARENT,
  path: CHILDREN,
  responses: RESPONSES,
  prepare: async (page) => {
    await page.getByText('t4r8wn0b').first().waitFor();
    await prepare?.(page);
  },
});
const more = (...stop: Parameters<typeof family>): Stop => ({ ...family(...stop), isLong: true });

/** How the children of a family sign in: cards, pictures, codes and playing on this device. */
export const FAMILY_LOGIN_STOPS: Stop[] = [
  family('Family login'),
  more('Family login, pictures shown', async (page) => {
    await clickButton('Show pictures for Theo')(page);
    await page.getByRole('button', { name: 'Hide pictures for Theo' }).waitFor();
  }),
  more('Family login, new pictures', clickButton('New pictures for Theo')),
  family('Family login, print', askToPrint),
  more('Family login, new card', print),
  more('Family login, printed', async (page) => {
    await print(page);
    await page.emulateMedia({ media: 'print' });
  }),
  family('Family login, QR code', async (page) => {
    await clickButton('Show QR code of Maya')(page);
    await page.getByRole('img', { name: /QR code/ }).waitFor();
  }),
  family('Family login, play on this device', clickButton('Play on this device as Maya')),
  family('Family login, method', clickButton('Change how Maya signs in')),
  more('Family login, stop the card', async (page) => {
    await clickButton('Change how Maya signs in')(page);
    await clickButton('Stop the card')(page);
  }),
  more('Family login, offline', async (page) => {
    await page.context().setOffline(true);
    await page.getByText(/^You are offline/).waitFor();
  }),
];
