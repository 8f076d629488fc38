import {
  checkEmail,
  createUser,
  forgotPassword,
  getUser,
  login,
  logout,
  resendVerification,
  resetPassword,
  updateUser as updateUserCall,
} from '@wonderfield/contract/accounts/account-calls';
import { toUserJson } from '@wonderfield/contract/accounts/user';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { createChild } from '../children/create-child.ts';
import { createEducator } from '../educators/create-educator.ts';
import { ensureNameIsFree } from './check-name.ts';
import { confirmEmail } from './confirm-email.ts';
import { createParent } from './create-parent.ts';
import { readPortalUser } from './read-portal-user.ts';
import { askForConfirmation, askForReset, resetByLink } from './recover-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { updateUser } from './update-user.ts';

const LinkQuerySchema = z.object({ token: z.string().max(200) });

export const accountRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, createUser, ({ input, actor, atomically, request }) => {
    if (input.userType === 'parent') return createParent(deps, input, atomically, request.id);
    if (input.userType === 'educator') return createEducator(deps, input, atomically, request.id);
    // The guard lets nobody but a parent come this far with a child.
    if (!actor) throw new Refusal('SSN_002');
    return createChild(deps, actor, input, atomically, request.id);
  });
  registerCall(app, deps, login, ({ input, actor, request }) =>
    signIn(deps, input, actor, request),
  );
  registerCall(app, deps, logout, ({ actor, request }) => signOut(deps, actor, request.id));
  registerCall(app, deps, checkEmail, ({ input }) => ensureNameIsFree(deps, input.email));
  registerCall(app, deps, forgotPassword, ({ input }) => askForReset(deps, input.email));
  registerCall(app, deps, resendVerification, ({ input }) => askForConfirmation(deps, input.email));
  registerCall(app, deps, resetPassword, ({ input, request }) =>
    resetByLink(deps, input, request.id),
  );
  registerCall(app, deps, getUser, async ({ actor }) => ({
    userJson: toUserJson(await readPortalUser(deps, deps.db, actor.id)),
  }));
  registerCall(app, deps, updateUserCall, ({ input, actor, request }) =>
    updateUser(deps, actor, input, request),
  );

  // A link in a mail is a plain GET; it lands on the right door with a notice (D 4).
  app.get('/users/verifyEmail', async (request, reply) => {
    const query = LinkQuerySchema.safeParse(request.query);
    const result = query.success
      ? await confirmEmail(deps, query.data.token, request.id)
      : undefined;
    return reply.redirect(result?.next ?? '/sign-in?notice=link-expired', 303);
  });
};
