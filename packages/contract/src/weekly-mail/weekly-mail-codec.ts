import { spell } from '../codec.ts';

export const getWeeklyMail = spell('getWeeklyMail', {
  fields: { childId: 'requestUserId' },
});

export const setWeeklyMail = spell('setWeeklyMail', {
  fields: { childId: 'requestUserId' },
});
