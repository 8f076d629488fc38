export const gameWords = {
  loading: 'Opening your field',
  offline: 'No connection just now. Your answers are kept and sent as soon as it is back.',
  noConnection: 'No connection just now. Please try again in a moment.',
  harvesting: 'Bringing in the harvest',
  noPictures:
    'This device cannot draw the field, so here it is in words. Everything else is the same.',
  grown: (grown: number, of: number) => `${grown} of ${of} grown`,
  row: {
    title: 'Your row',
    grown: (solved: string) => `${solved}. Grown.`,
    current: 'This question',
    again: 'Comes back later',
    toCome: 'Still to come',
  },
  rowGone: 'This row is not there anymore. Here is your field.',
} as const;
