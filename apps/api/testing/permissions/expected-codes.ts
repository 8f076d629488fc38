import type { Code } from '@wonderfield/contract/texts/message-codes';
import { ROLES, type Role } from './roles.ts';

/*
 * Columns of the permission matrix. AGE_001 (adult check missing) and PWD_006 (password reset
 * pending) come before every error about roles.
 */

type Codes = Record<Role, Code>;
type Exceptions = Partial<Codes>;

export const OK = 'GEN_000';

export const everyoneBut = (exceptions: Exceptions, rest: Code = OK) =>
  Object.fromEntries(ROLES.map((role) => [role, exceptions[role] ?? rest])) as Codes;

const UNAUTHORIZED = {
  anonymous: 'SSN_002',
  student: 'AUZ_001',
  'student with a reset pending': 'PWD_006',
  'student who signed in with a card': 'AUZ_002',
  'unchecked parent': 'AGE_001',
  'unchecked pending educator': 'AGE_001',
} as const;

/** Only for the listed roles. Others get the error about their role. */
export const only = (exceptions: Exceptions) =>
  everyoneBut({ ...UNAUTHORIZED, ...exceptions }, 'AUZ_001');

export const parentsOnly = (educators: Exceptions = {}) => only({ parent: OK, ...educators });

export const educatorsOnly = (exceptions: Exceptions = {}, rest: Code = OK) =>
  everyoneBut({ ...UNAUTHORIZED, parent: 'AUZ_001', ...exceptions }, rest);

/**
 * Codes of calls that touch children. They tell which of the three steps to teaching is missing.
 */
export const NOT_YET_TEACHING = {
  'pending educator': 'EDU_001',
  'pending educator whom the school confirmed': 'EDU_001',
  'declined educator whom the school confirmed': 'EDU_001',
  'educator without the school code': 'EDU_002',
  'educator waiting for a school': 'EDU_004',
  'school administrator': 'EDU_002',
} as const;

/** Only for educators who may teach. They get the code `ready`. */
export const teachersOnly = (ready: Code = OK) =>
  educatorsOnly({ ...NOT_YET_TEACHING, 'ready educator': ready });

/** Like `teachersOnly`, but also open to a school administrator. */
export const authorsOnly = (ready: Code = OK): Codes => ({
  ...teachersOnly(ready),
  'school administrator': ready,
});

/**
 * Only for school administrators. Other educators get SCH_003, because they administer no school.
 */
export const administratorsOnly = (response: Code = OK) =>
  educatorsOnly({ 'school administrator': response }, 'SCH_003');

/**
 * Open to a pending educator before the adult check. Other callers get the error about their role
 * first.
 */
export const whileWaiting = (waiting: Code, exceptions: Exceptions = {}, rest: Code = waiting) =>
  educatorsOnly(
    {
      'unchecked parent': 'AUZ_001',
      'unchecked pending educator': waiting,
      'pending educator': waiting,
      'pending educator whom the school confirmed': waiting,
      'declined educator whom the school confirmed': waiting,
      ...exceptions,
    },
    rest,
  );

/** Only for parents. Educators and schools do not manage the login of a family's child. */
export const loginManagersOnly = () =>
  parentsOnly({
    ...NOT_YET_TEACHING,
    'ready educator': 'CHD_001',
    'school administrator': 'CHD_001',
  });

/** Playing requires approval and the adult check only. The rest of the set-up is for teaching. */
export const playersOnly = (): Codes => ({
  ...teachersOnly(),
  student: 'AVN_005',
  parent: OK,
  'educator without the school code': 'EDU_001',
  'educator waiting for a school': 'EDU_001',
  'school administrator': OK,
});
