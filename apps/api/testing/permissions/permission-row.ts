import type { CallName } from '@wonderfield/contract/calls';
import type { Code } from '@wonderfield/contract/texts/message-codes';
import type { UserType } from '@wonderfield/contract/user-types';
import type { Fields, TestPortal } from '../build-test-app.ts';
import type { MadeUser } from '../factories/make-user.ts';
import type { Role } from './roles.ts';

/** The user who makes a call, or undefined for an anonymous caller. */
export type Caller = { portal: TestPortal; user: MadeUser | undefined };

/** Creates a complete and valid body for a call, so that only the permission decides. */
export type BodyMaker = (caller: Caller) => Fields | Promise<Fields>;

/** One row of the permission matrix. */
export type PermissionRow = {
  /** The code that each role gets. */
  codes: Record<Role, Code>;
  body: BodyMaker;
  /** The user type in the body, if the access depends on it. */
  userType?: UserType;
};

/** Rows by name. A call may have several rows, named `call, what it is about`. */
export type PermissionRows = Readonly<Record<string, PermissionRow>>;

export const callOfRow = (row: string) => row.split(',')[0] as CallName;

/** Makes a body for a caller who owns nothing in it. */
export const ofOthers =
  (body: BodyMaker): BodyMaker =>
  ({ portal }) =>
    body({ portal, user: undefined });
