import { defineCodec } from '../codec.ts';

export const getWeeklyMail = defineCodec('getWeeklyMail', {
  fields: { childId: 'requestUserId' },
});

export const setWeeklyMail = defineCodec('setWeeklyMail', {
  fields: { childId: 'requestUserId' },
});
