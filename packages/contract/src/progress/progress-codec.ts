import { spell } from '../codec.ts';

export const getChildProgress = spell('getChildProgress', {
  fields: { childId: 'requestUserId' },
});

export const getClassProgress = spell('getClassProgress', {
  fields: { classroomId: 'classRoomId' },
});
