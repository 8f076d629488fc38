import { defineCodec } from '../codec.ts';

export const getChildProgress = defineCodec('getChildProgress', {
  fields: { childId: 'requestUserId' },
});

export const getChildSkill = defineCodec('getChildSkill', {
  fields: { childId: 'requestUserId' },
});

export const getPlayTime = defineCodec('getPlayTime', {
  fields: { childId: 'requestUserId' },
});

export const setExtraPlayTime = defineCodec('setExtraPlayTime', {
  fields: { childId: 'requestUserId' },
});

export const getClassProgress = defineCodec('getClassProgress', {
  fields: { classroomId: 'classRoomId' },
});

export const getStudentReport = defineCodec('getStudentReport', {
  fields: { classroomId: 'classRoomId' },
});
