import { toSentence } from '../tasks/shared/to-sentence.ts';

export const gameStrings = {
  loading: 'Opening your field',
  offline: 'You are offline. Your answers are saved and sent when you are back online.',
  away: (rows: number) => {
    const left = rows === 1 ? '1 row left.' : `${rows} rows left.`;
    return `You are offline. Your answers are saved. ${left}`;
  },
  noRowsLeft: 'You played all your rows. More grow when you are back online.',
  noRowHere: 'There is no row here while you are offline. Try another place.',
  caughtUp: 'All answers are sent.',
  rowTooLate: 'One row came too late to count. Everything else is in your field.',
  noRoom: 'This device is full. Keep this page open so your answers are not lost.',
  noWayBack: 'You need to be online to go back to Wonderfield. You can stay in your field.',
  lastRow: 'Last row today',
  moreTime: 'You can play a little more today.',
  noConnection: 'You are offline. Please try again soon.',
  harvesting: 'Bringing in the harvest',
  noPictures:
    'This device cannot show the pictures, so here is your field in words. Everything else is the same.',
  noVoice: 'For adults: this device cannot read aloud. Add a voice in its settings.',
  grown: (grown: number, total: number) => `${grown} of ${total} grown`,
  row: {
    title: 'Your row',
    grown: (solved: string) => `${toSentence(solved)} Grown.`,
    current: 'This question',
    again: 'Comes back later',
    toCome: 'Still to come',
  },
  classClosed: 'The class is closed. Ask your teacher.',
  rowGone: 'This row is gone. Here is your field.',
} as const;
