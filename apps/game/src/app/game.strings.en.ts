import { toSentence } from '../tasks/to-sentence.ts';

export const gameStrings = {
  loading: 'Opening your field',
  offline: 'No connection just now. Your answers are kept and sent as soon as it is back.',
  away: (rows: number) => {
    const left = rows === 1 ? '1 row left.' : `${rows} rows left.`;
    return `Playing without a network. Your answers are kept. ${left}`;
  },
  noRowsLeft: 'Your rows are played. More grow when the network is back.',
  noRowHere: 'No row waits here without a network. Another place has one.',
  caughtUp: 'All caught up.',
  rowTooLate: 'One row came too late to be counted. Everything else is in your field.',
  noRoom: 'This device has no room left. Your answers are kept only while this page stays open.',
  noWayBack: 'The way back to Wonderfield needs the network. Your field is here meanwhile.',
  noConnection: 'No connection just now. Please try again in a moment.',
  harvesting: 'Bringing in the harvest',
  noPictures:
    'This device cannot draw the field, so here it is in words. Everything else is the same.',
  grown: (grown: number, total: number) => `${grown} of ${total} grown`,
  row: {
    title: 'Your row',
    grown: (solved: string) => `${toSentence(solved)} Grown.`,
    current: 'This question',
    again: 'Comes back later',
    toCome: 'Still to come',
  },
  code: {
    title: 'Type your play code',
    lead: 'Sign in to Wonderfield, press Play Now and choose Download. Your code is there.',
    label: 'Play code',
    start: 'Open my field',
    starting: 'Opening your field',
  },
  rowGone: 'This row is not there anymore. Here is your field.',
} as const;
