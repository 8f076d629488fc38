import type { Db } from '../db/connection/connection.ts';
import { findSchoolIdOf } from '../features/operators/accounts/find-accounts.ts';
import { createNewCode, withdrawCode } from '../features/schools/codes/change-code.ts';
import { addSchoolSignIn, removeSchoolSignIn } from '../features/schools/set-school-sign-in.ts';
import {
  ADMIN_EMAIL,
  type AdminContext,
  AdminError,
  type Command,
  OWN_PROVIDER,
  REALM,
  withErrorMessages,
} from './command.ts';

/** Returns the id of the school that this administrator requested or manages. */
export const schoolIdOf = async (db: Db, email: string) => {
  const schoolId = await findSchoolIdOf(db, email);
  if (!schoolId) throw new AdminError(`No school has the administrator ${email}.`);
  return schoolId;
};

const notApproved = (email: string) => `The school of ${email} is not approved.`;

const issue: Command = {
  name: 'issue-school-code',
  takes: [ADMIN_EMAIL],
  reason: 'needed',
  does: 'Creates a new staff code for a school and emails it. The old one stops working.',
  run: async (ctx, [email = ''], reason = '') => {
    const schoolId = await schoolIdOf(ctx.deps.db, email);
    await withErrorMessages(createNewCode(ctx, { schoolId, kind: 'staff', reason }), {
      SCH_003: notApproved(email),
    });
    return `The school of ${email} has a new code. It is sent to this address by email.`;
  },
};

const revoke: Command = {
  name: 'revoke-school-code',
  takes: [ADMIN_EMAIL],
  reason: 'needed',
  does: "Withdraws a school's staff code. Teachers who used it stay.",
  run: async (ctx, [email = ''], reason = '') => {
    const schoolId = await schoolIdOf(ctx.deps.db, email);
    await withErrorMessages(withdrawCode(ctx, { schoolId, kind: 'staff', reason }), {
      SCH_003: notApproved(email),
      SCH_007: `The school of ${email} has no code.`,
    });
    return `The code of the school of ${email} is withdrawn.`;
  },
};

const unusableRealm = 'The school’s own sign-in is not configured. Set SCHOOL_SSO_ISSUER.';

/**
 * Returns the provider and realm that the operator named: a Clever district, or the configured
 * school provider.
 */
const signInOf = ({ deps }: AdminContext, realm: string) => {
  if (realm !== OWN_PROVIDER) return { provider: 'clever', realm } as const;
  const issuer = deps.config.SCHOOL_SSO_ISSUER;
  if (!issuer) throw new AdminError(unusableRealm);
  return { provider: 'school', realm: issuer } as const;
};

const linkSignIn: Command = {
  name: 'link-school-sign-in',
  takes: [ADMIN_EMAIL, REALM],
  reason: 'needed',
  does: `Automatically approves educators confirmed by this Clever district. Use "${OWN_PROVIDER}" for the school's own provider.`,
  run: async (ctx, [email = '', realm = ''], reason = '') => {
    const schoolId = await schoolIdOf(ctx.deps.db, email);
    await withErrorMessages(addSchoolSignIn(ctx, { schoolId, reason, ...signInOf(ctx, realm) }), {
      SCH_003: notApproved(email),
      SCH_012: `${realm} is linked to another school. Unlink it there first.`,
    });
    return `Educators confirmed by ${realm} are now approved for the school of ${email}.`;
  },
};

const unlinkSignIn: Command = {
  name: 'unlink-school-sign-in',
  takes: [ADMIN_EMAIL, REALM],
  reason: 'needed',
  does: 'Stops this automatic approval. Educators who were approved stay approved.',
  run: async (ctx, [email = '', realm = ''], reason = '') => {
    const schoolId = await schoolIdOf(ctx.deps.db, email);
    await withErrorMessages(
      removeSchoolSignIn(ctx, { schoolId, reason, ...signInOf(ctx, realm) }),
      {
        SCH_003: `The school of ${email} is not linked to ${realm}.`,
      },
    );
    return `Educators confirmed by ${realm} wait for an operator again.`;
  },
};

export const SCHOOL_COMMANDS = [issue, revoke, linkSignIn, unlinkSignIn];
