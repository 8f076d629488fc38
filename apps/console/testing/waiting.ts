import { screen } from '@testing-library/react';
import type { AnswerOf } from '../src/shared/call/call-client.ts';
import { type FakeApi, fakeApi } from './fake-api.ts';
import { aWaitingEducator, aWaitingSchool, daysAgo } from './records.ts';
import { heading, renderConsole } from './render-console.tsx';

export const MAYA = aWaitingEducator();
export const JON = aWaitingEducator({
  userId: 'jon',
  firstName: 'Jon',
  lastName: 'Beau',
  email: 'jon@gmail.com',
  emailDomain: 'gmail.com',
  isPublicMail: true,
  schoolMatch: undefined,
  contactCheckedBy: 'email',
  waitingSince: daysAgo(0.1),
  refusedBefore: 'Please use your school email.',
});
export const ANA = aWaitingEducator({
  userId: 'ana',
  firstName: 'Ana',
  lastName: 'Li',
  email: 'ana@bluebird.example',
  emailDomain: 'bluebird.example',
  schoolMatch: undefined,
  isEmailConfirmed: false,
  phoneNumber: undefined,
  contactCheckedBy: undefined,
  isAgeVerified: false,
  city: undefined,
  state: undefined,
});
export const ALDER = aWaitingSchool();
export const VALLEY = aWaitingSchool({
  schoolId: 'valley',
  schoolName: 'Valley District',
  licenseFor: 'district',
  schoolsInDistrict: 12,
  sameNameNearby: 2,
});

/** Fake server that removes decided entries. */
export const waitingApi = (
  waiting: Omit<AnswerOf<'listWaiting'>, 'approved'>,
  handlers: Parameters<typeof fakeApi>[0] = {},
  /** Ids of educators who were approved before the page opens. */
  approvedBefore: string[] = [],
) => {
  const decided = new Set<string>(approvedBefore);
  /** Ids of educators whose approval can no longer be undone. */
  const over = new Set<string>();
  const decide = (id: string) => {
    decided.add(id);
    return {};
  };
  const api = fakeApi({
    listWaiting: () => ({
      educators: waiting.educators.filter(({ userId }) => !decided.has(userId)),
      schools: waiting.schools.filter(({ schoolId }) => !decided.has(schoolId)),
      approved: waiting.educators
        .filter(({ userId }) => decided.has(userId) && !over.has(userId))
        .map(({ userId, firstName, lastName, email }) => ({
          userId,
          firstName,
          lastName,
          email,
          canUndoUntil: daysAgo(-0.003),
        })),
    }),
    undoEducatorApproval: ({ userId }) => {
      decided.delete(userId);
      return {};
    },
    decideEducator: ({ userId }) => decide(userId),
    decideSchool: ({ schoolId }) => decide(schoolId),
    ...handlers,
  });
  return { ...api, decided, over };
};

/** Opens the screen with that server. */
export const openWaiting = async (api: FakeApi) => {
  const page = renderConsole({ at: '/', api });
  await heading('Waiting');
  return page;
};

export const entry = (name: string) => screen.findByRole('article', { name });
