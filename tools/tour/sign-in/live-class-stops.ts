import type { Page } from '@playwright/test';
import { follow } from '../classroom-stops.ts';
import { clickButton, rejected, type Stop } from '../stop.ts';
import { aHandList, aLesson, withOpenRoom } from './live-class-states.ts';

const TEACHER = 'Teacher, approved';
const ROOMS = '/classrooms';

const openBoard = follow('Live board');

const afterBoard = (action: (page: Page) => Promise<void>) => async (page: Page) => {
  await openBoard(page);
  await action(page);
};

const asHelper = (response: { allClassroomsDocs?: object[] }) => ({
  ...response,
  allClassroomsDocs: response.allClassroomsDocs?.map((room) => ({
    ...room,
    isShared: true,
    isHelper: true,
  })),
});

const [firstHand, secondHand] = aHandList('room');
const FIVE_HANDS = [1, 2, 3, 4, 5].map((number) => ({
  ...(number % 2 ? firstHand : secondHand),
  handId: `hand-${number}`,
}));

/** Stops for the live board of a class, and for raised hands on the home page. */
export const LIVE_CLASS_STOPS: Stop[] = [
  { name: 'Live board, closed', as: TEACHER, path: ROOMS, prepare: openBoard },
  {
    name: 'Live board, open',
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson() },
    prepare: openBoard,
  },
  {
    name: 'Live board, hands',
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson({ hands: 2 }) },
    prepare: openBoard,
  },
  {
    name: 'Live board, 41 students',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson({ students: 41, hands: 2 }) },
    prepare: openBoard,
  },
  {
    name: 'Live board, full screen code',
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson() },
    prepare: afterBoard(async (page) => {
      await clickButton('Show large')(page);
      await page.getByRole('dialog').getByRole('img').waitFor();
    }),
  },
  {
    name: 'Live board, let in',
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson({ hands: 2 }) },
    prepare: afterBoard(async (page) => {
      await page.getByRole('button', { name: 'Let in Maya' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'Live board, open on this device',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson() },
    prepare: afterBoard(async (page) => {
      await clickButton('Open on this device')(page);
      await page.getByRole('alertdialog').waitFor();
    }),
  },
  {
    name: 'Live board, closed with a roster',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson({ isOpen: false }) },
    prepare: openBoard,
  },
  {
    name: 'Live board, no students',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: aLesson({ students: 0 }) },
    prepare: openBoard,
  },
  {
    name: 'Live board, helper',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: asHelper, getLiveClass: aLesson({ hands: 2 }) },
    prepare: openBoard,
  },
  {
    name: 'Live board, gone',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getLiveClass: rejected('CLS_001', 'This classroom does not exist.') },
    prepare: openBoard,
  },
  {
    name: 'Classrooms, one open',
    isLong: true,
    as: TEACHER,
    path: ROOMS,
    responses: { getClassroomsByEducator: withOpenRoom },
  },
  {
    name: 'Educator home, raised hands',
    as: TEACHER,
    path: '/educator',
    responses: {
      getClassroomsByEducator: withOpenRoom,
      getRaisedHands: { hands: FIVE_HANDS },
    },
    prepare: (page) => page.getByText('and 2 more').waitFor(),
  },
];
