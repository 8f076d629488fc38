import { GOOGLE_ROSTER_SCOPES } from '@wonderfield/contract/identities/google-scopes';
import { describe, expect, it } from 'vitest';
import {
  canReadClasses,
  endsSoon,
  ensureCanLink,
  keepsSectionsToken,
  keepsTokens,
} from './identities.rules.ts';

const [COURSES, ROSTERS, EMAILS] = GOOGLE_ROSTER_SCOPES;

describe('canReadClasses', () => {
  it.each([
    ['google', [COURSES, ROSTERS, EMAILS], true],
    ['google', ['openid', COURSES, ROSTERS], true],
    ['google', [COURSES, EMAILS], false],
    ['google', [ROSTERS], false],
    ['google', ['openid', 'email', 'profile'], false],
    ['clever', [], true],
    ['school', [COURSES, ROSTERS], false],
  ] as const)('determines class access at %s with the scopes %j: %s', (provider, scopes, can) => {
    expect(canReadClasses(provider, scopes)).toBe(can);
  });
});

describe('keepsSectionsToken', () => {
  it.each([
    ['clever', 'sign-in', 'student', 'library', true],
    ['clever', 'sign-in', 'student', 'district', false],
    ['clever', 'connect', 'student', 'library', false],
    ['clever', 'sign-in', 'educator', 'library', false],
    ['clever', 'sign-in', 'other', 'library', false],
    ['google', 'sign-in', 'unknown', 'library', false],
    ['school', 'sign-in', 'student', 'library', false],
  ] as const)(
    'decides for %s, a %s of a %s in %s mode, whether to keep the sections token: %s',
    (...row) => {
      const [provider, intent, role, cleverMode, isKept] = row;
      expect(keepsSectionsToken({ provider, intent, role, cleverMode })).toBe(isKept);
    },
  );

  it.each(['sign-in', 'connect'] as const)(
    'never stores a student’s tokens as a connection after a %s',
    (intent) => {
      expect(keepsTokens({ provider: 'clever', intent, role: 'student' })).toBe(false);
    },
  );
});

describe('endsSoon', () => {
  const now = new Date('2026-11-16T08:00:00Z');
  it.each([
    ['2026-11-16T07:59:00Z', true],
    ['2026-11-16T08:04:59Z', true],
    ['2026-11-16T08:05:00Z', false],
    ['2026-11-16T09:00:00Z', false],
  ])('decides whether a token that expires at %s ends soon: %s', (at, soon) => {
    expect(endsSoon(new Date(at), now)).toBe(soon);
  });
});

describe('ensureCanLink', () => {
  const own = { userId: 'ada', issuer: 'https://id', subject: '7' };
  const same = { issuer: 'https://id', subject: '7' };

  it.each([
    ['to an account without an identity', { ownerId: undefined, others: [] }],
    ['to the account it is linked to already', { ownerId: 'ada', others: [same] }],
  ])('allows linking an identity %s', (_what, now) => {
    expect(() => ensureCanLink({ ...own, ...now })).not.toThrow();
  });

  it.each([
    ['that is linked to another user', { ownerId: 'ben', others: [] }],
    [
      'to an account with another identity',
      { ownerId: undefined, others: [{ ...same, subject: '8' }] },
    ],
    [
      'to an account with the same subject of another issuer',
      { ownerId: undefined, others: [{ ...same, issuer: 'https://other' }] },
    ],
  ])('rejects linking an identity %s with SSO_002', (_what, now) => {
    expect(() => ensureCanLink({ ...own, ...now })).toThrow(
      expect.objectContaining({ code: 'SSO_002' }),
    );
  });
});
