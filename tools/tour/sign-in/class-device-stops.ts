import type { Page } from '@playwright/test';
import type { OpenClass, Tile } from '@wonderfield/contract/student-sign-in/open-class';
import { clickButton, type Responses, rejected, type Stop } from '../stop.ts';

/** The student of the first tile. */
const STUDENT = 'Student with an avatar';
/** A class code in the address opens the class on the device. */
const PATH = '/class#K3M92Q';
const CARD_PATH = '/sign-in/card';

const NAMES = [
  'Skylark BlueOtter StarFern MintFox Pebble9 KiteRunner LilyPad RedRobin Acorn7 CloudCat',
  'MapleJoy TinyTrail BraveBean MoonMoth HoneyBee3 RiverRun DaisyDot FernFrog GoldFinch IvyLeaf',
  'JollyJay KoalaKip LemonLark MossMouse NutHatch OakOwl PlumPip QuickQuail RainRose SnowSnail',
  'TulipTom UmberUmi VioletVee WildWren YarrowYaz ZestyZebra BirchBear CliffCrow DuneDuck ElmElk12345',
  'SunnyHop',
].flatMap((line) => line.split(' '));
const IN: readonly string[] = ['BlueOtter', 'LilyPad', 'BraveBean'];

const tiles = (count: number, method: Tile['method'] = 'pictures'): Tile[] =>
  NAMES.slice(0, count).map((name, index) => ({
    tile: name,
    name,
    isNamed: true,
    avatarPreview: `bloom-${index % 9}`,
    method,
    isIn: IN.includes(name),
  }));

/** The responses on a device of an open class. */
const device = (changes: Partial<OpenClass>, others: Responses = {}): Responses => {
  const openUntil = new Date(2026, 10, 19, 10, 45).toISOString();
  const openClass = { name: 'Room 12 Explorers', openUntil, tiles: tiles(18), ...changes };
  return {
    enterClass: { classToken: 'token', openClass },
    getOpenClass: { openClass },
    ...others,
  };
};

const tapTile = async (page: Page) => {
  await page.getByRole('button', { name: /^MintFox/ }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const tapPictures =
  (...names: string[]) =>
  async (page: Page) => {
    await tapTile(page);
    for (const name of names) await page.getByRole('button', { name, exact: true }).click();
  };

/** The response after the card of another student. */
const SIGNED_IN = {
  sessionToken: 'token',
  userJson: JSON.stringify({ userId: 'another-student', userType: 'student', firstName: 'Jo' }),
};

/** Replaces the camera by a plain picture. */
const FAKE_CAMERA = `navigator.mediaDevices.getUserMedia = async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  canvas.getContext('2d').fillStyle = '#204048';
  canvas.getContext('2d').fillRect(0, 0, 640, 480);
  return canvas.captureStream(5);
}`;
const NO_CAMERA = `navigator.mediaDevices.getUserMedia = async () => {
  throw new DOMException('denied', 'NotAllowedError');
}`;

const answerCamera = (camera: string, text: string) => async (page: Page) => {
  await page.evaluate(camera);
  await clickButton('Yes')(page);
  await page.getByText(text).waitFor();
};

const raiseHand = async (page: Page) => {
  await clickButton('I need help')(page);
  await page.getByRole('button', { name: /^MintFox/ }).click();
  await page.getByRole('heading', { name: 'Your teacher knows' }).waitFor();
};

const waitForText = (text: string) => (page: Page) => page.getByText(text).waitFor();

/** How students sign in with a class, pictures, a card or words. */
export const CLASS_DEVICE_STOPS: Stop[] = [
  { name: 'Class device, 18 students', as: STUDENT, path: PATH, responses: device({}) },
  {
    name: 'Class device, 41 students',
    as: STUDENT,
    path: PATH,
    responses: device({ tiles: tiles(41) }),
  },
  { name: 'Class device, code', path: '/class' },
  {
    name: 'Class device, pictures',
    path: PATH,
    responses: device({}),
    prepare: tapPictures('house', 'fish'),
  },
  {
    name: 'Class device, password',
    path: PATH,
    responses: device({ tiles: tiles(18, 'words') }),
    prepare: tapTile,
  },
  {
    name: 'Class device, raised hand',
    path: PATH,
    responses: device(
      {},
      {
        raiseHand: { handToken: 'token', picture: 'kite' },
        checkHand: { state: 'waiting' },
      },
    ),
    prepare: raiseHand,
  },
  {
    name: 'Card, camera question',
    path: CARD_PATH,
    prepare: waitForText('May we use the camera?'),
  },
  { name: 'Pictures at home', path: '/sign-in/pictures' },
  {
    name: 'Card link, old card',
    path: `/card#${'A'.repeat(22)}`,
    responses: { signInWithCard: rejected('LGN_007') },
    prepare: waitForText('This card no longer works. Ask a grown-up for a new one.'),
  },
  {
    name: 'Card, another user',
    as: STUDENT,
    path: `/card#${'A'.repeat(22)}`,
    responses: { signInWithCard: SIGNED_IN },
    prepare: waitForText('Someone else is signed in'),
  },
];

/** States of these screens with the same parts. */
export const CLASS_DEVICE_STATES: Stop[] = [
  {
    name: 'Class device, nobody is in',
    path: PATH,
    responses: device({ tiles: tiles(18).map((tile) => ({ ...tile, isIn: false })) }),
  },
  {
    name: 'Class device, help with 41 students',
    as: STUDENT,
    path: PATH,
    responses: device({ tiles: tiles(41) }),
    prepare: clickButton('I need help'),
  },
  {
    name: 'Class device, closed',
    path: PATH,
    responses: { ...device({}), getOpenClass: { openClass: { name: 'Room 12', tiles: [] } } },
    prepare: async (page) => {
      await page.getByText('The class is closed. Ask your teacher.').waitFor();
    },
  },
  { name: 'Class device, empty', path: PATH, responses: device({ tiles: [] }) },
  {
    name: 'Class device, offline',
    path: PATH,
    responses: { ...device({}), getOpenClass: 'failed' },
    prepare: waitForText('No internet. Wait a moment.'),
  },
  {
    name: 'Class device, wrong pictures',
    path: PATH,
    responses: device({}, { signInToClass: rejected('LGN_009') }),
    prepare: async (page) => {
      await tapPictures('house', 'fish', 'sun')(page);
      await page.getByText('Not quite. Try again.').waitFor();
    },
  },
  {
    name: 'Card, looking',
    path: CARD_PATH,
    prepare: answerCamera(FAKE_CAMERA, 'Looking for your card'),
  },
  {
    name: 'Card, no camera',
    path: CARD_PATH,
    prepare: answerCamera(NO_CAMERA, 'No camera here'),
  },
  { name: 'Card link, not complete', path: '/card#A' },
];
