import { defineCodec } from '../codec.ts';
import { decodeChildPassword, encodeChildPassword } from './child-rules.ts';

/* Codecs of the calls about children whose wire names differ. */

const childId = 'requestUserId';
const studentId = 'requestUserId';
const childGone = {
  fields: { childId },
  write: (response: { childId: string }) => ({ childJson: { userId: response.childId } }),
  read: ({ childJson }: { childJson: { userId: string } }) => ({ childId: childJson.userId }),
} as const;

export const deleteParentChildAccount = defineCodec('deleteParentChildAccount', childGone);

type Erased = { childId: string; openReports: number; openReportsUntil?: string | undefined };

export const eraseChild = defineCodec('eraseChild', {
  fields: { childId },
  write: ({ childId: userId, ...reports }: Erased) => ({ childJson: { userId }, ...reports }),
  read: ({
    childJson,
    openReports,
    openReportsUntil,
  }: {
    childJson: { userId: string };
    openReports: number;
    openReportsUntil?: string | undefined;
  }): Erased => ({ childId: childJson.userId, openReports, openReportsUntil }),
});

export const showStudentPassword = defineCodec('showStudentPassword', {
  fields: { studentId },
  write: (response: { studentId: string; password: string }) => ({
    userId: response.studentId,
    studentPassword: encodeChildPassword(response.password),
  }),
  read: (json: { userId: string; studentPassword: string }) => ({
    studentId: json.userId,
    password: decodeChildPassword(json.studentPassword),
  }),
});

export const generateStudentPassword = defineCodec('generateStudentPassword', {
  fields: { studentId, save: 'update' },
  write: ({ password }: { password: string }) => ({
    studentPassword: encodeChildPassword(password),
  }),
  read: ({ studentPassword }: { studentPassword: string }) => ({
    password: decodeChildPassword(studentPassword),
  }),
});

export const exportChild = defineCodec('exportChild', { fields: { childId } });

export const childPasswordViews = defineCodec('childPasswordViews', { fields: { childId } });
