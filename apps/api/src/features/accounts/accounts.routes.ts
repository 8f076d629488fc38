import * as calls from '@wonderfield/contract/accounts/account-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../calls/register-call.ts';
import { addressKey } from '../../security/address-key.ts';
import { makeWork } from '../../work/work.ts';
import { ensureNameIsFree } from './check-name.ts';
import { confirmEmail } from './confirm-email.ts';
import { readPortalUser } from './read-portal-user.ts';
import { askForConfirmation, askForReset, resetByLink } from './recover-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const LinkQuerySchema = z.object({ token: z.string().max(200) });

export const accountRoutes = (app: FastifyInstance) => {
  const { deps } = app.pipeline;
  registerCall(app, calls.login, signIn);
  registerCall(app, calls.logout, signOut);
  registerCall(app, calls.checkEmail, (_work, { signInName }) =>
    ensureNameIsFree(deps, signInName),
  );
  registerCall(app, calls.forgotPassword, (_work, { email }) => askForReset(deps, email));
  registerCall(app, calls.resendVerification, (_work, { email }) =>
    askForConfirmation(deps, email),
  );
  registerCall(app, calls.resetPassword, resetByLink);
  registerCall(app, calls.getUser, async ({ actor }) => ({
    user: await readPortalUser(deps, deps.db, actor.id),
  }));

  // A link in a mail is a plain GET; it lands on the right door with a notice (D 4).
  app.get('/users/verifyEmail', async (request, reply) => {
    const query = LinkQuerySchema.safeParse(request.query);
    const work = makeWork(deps, null, { id: request.id, address: addressKey(request.ip) });
    const result = query.success ? await confirmEmail(work, query.data.token) : undefined;
    return reply.redirect(result?.next ?? '/sign-in?notice=link-expired', 303);
  });
};
