import { spell } from '../codec.ts';
import { decodeChildPassword, encodeChildPassword } from './child-rules.ts';

/* The calls about a child, where the wire's words differ from the code's. */

const childId = 'requestUserId';
const studentId = 'requestUserId';
const childGone = {
  fields: { childId },
  write: (answer: { childId: string }) => ({ childJson: { userId: answer.childId } }),
  read: ({ childJson }: { childJson: { userId: string } }) => ({ childId: childJson.userId }),
} as const;

export const deleteParentChildAccount = spell('deleteParentChildAccount', childGone);

type Erased = { childId: string; openReports: number; openReportsUntil?: string | undefined };

export const eraseChild = spell('eraseChild', {
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

export const showStudentPassword = spell('showStudentPassword', {
  fields: { studentId },
  write: (answer: { studentId: string; password: string }) => ({
    userId: answer.studentId,
    studentPassword: encodeChildPassword(answer.password),
  }),
  read: (json: { userId: string; studentPassword: string }) => ({
    studentId: json.userId,
    password: decodeChildPassword(json.studentPassword),
  }),
});

export const generateStudentPassword = spell('generateStudentPassword', {
  fields: { studentId, save: 'update' },
  write: ({ password }: { password: string }) => ({
    studentPassword: encodeChildPassword(password),
  }),
  read: ({ studentPassword }: { studentPassword: string }) => ({
    password: decodeChildPassword(studentPassword),
  }),
});

export const exportChild = spell('exportChild', { fields: { childId } });

export const childPasswordViews = spell('childPasswordViews', { fields: { childId } });
