import * as calls from '@wonderfield/contract/accounts/account-calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../calls/register-call.ts';
import { confirmEmail } from './confirm-email.ts';
import { askForConfirmation, askForReset, resetByLink } from './passwords/recover-password.ts';
import { readCurrentUser } from './profile/read-portal-user.ts';
import { ensureSignInNameIsFree } from './sign-in/check-sign-in-name.ts';
import { signIn } from './sign-in/sign-in.ts';
import { signOut } from './sign-in/sign-out.ts';

/** Accepts only the format of our tokens, so no other text ends up in the redirect URL. */
const LinkQuerySchema = z.object({ token: z.string().regex(/^[\w-]{1,200}$/) });

export const accountRoutes = (app: FastifyInstance) => {
  const { deps } = app.pipeline;
  registerCall(app, calls.login, signIn);
  registerCall(app, calls.logout, signOut);
  registerCall(app, calls.checkEmail, (_work, { signInName }) =>
    ensureSignInNameIsFree(deps, signInName),
  );
  registerCall(app, calls.forgotPassword, (_work, { email }) => askForReset(deps, email));
  registerCall(app, calls.resendVerification, (_work, { email }) =>
    askForConfirmation(deps, email),
  );
  registerCall(app, calls.resetPassword, resetByLink);
  registerCall(app, calls.confirmEmail, confirmEmail);
  registerCall(app, calls.getUser, readCurrentUser);

  // Mail scanners open every link, so this one only redirects to the page where the user confirms.
  app.get('/users/verifyEmail', async (request, reply) => {
    const { data } = LinkQuerySchema.safeParse(request.query);
    return reply.redirect(`/confirm-email${data ? `/${data.token}` : ''}`, 303);
  });
};
