import { CALLS, type CallName } from '@wonderfield/contract/calls';
import { registeredCalls } from '../src/calls/registered-calls.ts';
import type { Fields, TestPortal, TestResponse } from './build-test-app.ts';
import { classroomForm, rosterLine } from './factories/classroom-form.ts';
import { planForm } from './factories/plan-form.ts';

const isPrivate = (name: CallName) => {
  const { access } = CALLS[name];
  return Array.isArray(access) && !access.includes('anonymous');
};

/** Makes every call that needs a session with a valid body, so that only the session decides. */
export const tryPrivateCalls = async (portal: TestPortal, session: Fields) => {
  const whole = {
    oldPassword: 'x',
    password: 'Thistle#93b',
    confirmPassword: 'Thistle#93b',
    requestUserId: 'x',
    update: '0',
    schoolCode: 'WF-7K3M-92QD',
    teacherId: 'x',
    action: 'renew',
    decision: 'admit',
    ...classroomForm({ classRoomId: 'x', archived: '1', enabled: '1', accept: '1' }),
    studentId: 'x',
    firstName: 'Mia',
    importId: 'x',
    educatorId: 'x',
    role: 'helper',
    invitationId: 'x',
    studentDetails: JSON.stringify([rosterLine()]),
    studentIds: '["x"]',
    toClassRoomId: 'y',
    at: '2026-11-18T12:00:00.000Z',
    isMove: '1',
    names: '[{"firstName":"Mia"}]',
    leavingIds: '["y"]',
    coTeacherIds: '[]',
    newPasswords: '0',
    schoolYear: '2027',
    classes: '[{"classroomId":"x","name":"Room 9 Foxes","grade":"4"}]',
    classroomIds: '["x"]',
    code: 'ABC-123',
    avatarName: 'Foxglove',
    email: 'colleague@school.test',
    provider: 'google',
    googleClassroomId: 'x',
    isGoogleClassroom: '1',
    syncId: 'x',
    mode: 'off',
    linkId: 'x',
    keptId: 'x',
    mergedId: 'y',
    mergeId: 'x',
    oneId: 'x',
    otherId: 'y',
    ...planForm({ submissionId: 'x', revision: '1', version: '1', commentId: 'x', text: 'x' }),
    planId: 'x',
    skillId: 'x',
    keeps: '1',
    playerKey: 'x',
    isYes: '1',
    isOn: '1',
    skillIds: '["equal-groups"]',
    dueOn: '2026-11-20',
    assignmentId: 'x',
    openUntil: '2026-11-20T12:00:00.000Z',
    handId: 'x',
    answer: 'coming',
    method: 'words',
    minutes: '15',
    ...session,
  };
  const responses: [CallName, TestResponse][] = [];
  for (const name of registeredCalls(portal.app).map((call) => call.name as CallName)) {
    if (!isPrivate(name)) continue;
    const response =
      name === 'uploadAsset'
        ? portal.upload({ imageType: 'profiles', ...session }, Buffer.from('x'))
        : portal.call(name, whole);
    responses.push([name, await response]);
  }
  return responses;
};
