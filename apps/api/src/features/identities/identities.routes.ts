import { PROVIDERS, type Provider } from '@wonderfield/contract/identities/identity';
import * as calls from '@wonderfield/contract/identities/identity-calls';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { registerCall } from '../../calls/register-call.ts';
import { ipKey } from '../../security/ip-key.ts';
import { consumeRateLimit } from '../../security/rate-limits.ts';
import { SIGN_IN_COOKIE, signInCookieOf } from '../../security/sign-in-cookie.ts';
import { connectAccount } from './connections/connect-account.ts';
import { disconnectAccount } from './connections/disconnect-account.ts';
import { listConnections } from './connections/list-connections.ts';
import { linkSignIn } from './links/link-sign-in.ts';
import { finishSignIn } from './sign-in/finish-sign-in.ts';
import { type Step, startSignIn } from './sign-in/start-sign-in.ts';
import { CALLBACKS, ssoRedirectUrl } from './sso/sso-redirect.ts';
import { COOKIE_SECONDS } from './sso/sso-state.ts';

/** The purpose of a redirect to a provider. Any other value means signing in. */
const PurposeSchema = z.object({ for: z.enum(['connect', 'rosters']) });

const STARTS: Record<Provider, string> = {
  google: 'googleClassAuthorize',
  clever: 'cleverAuthorize',
  school: 'ssoAuthorize',
};

/**
 * Limit per IP address. A whole school may arrive from one address within minutes, with two steps
 * each.
 */
const STEPS_PER_ADDRESS = { times: 3000, seconds: 600 } as const;

const rawQuery = ({ url }: FastifyRequest) => url.slice(url.indexOf('?') + 1 || url.length);

export const identityRoutes = (app: FastifyInstance) => {
  const { deps } = app.pipeline;
  registerCall(app, calls.tieSignIn, linkSignIn);
  registerCall(app, calls.connectAccount, connectAccount);
  registerCall(app, calls.disconnectAccount, disconnectAccount);
  registerCall(app, calls.getConnections, listConnections);

  const redirect = (request: FastifyRequest, reply: FastifyReply, step: Step) => {
    request.outcome = step.msgCode;
    if (step.cookie) {
      reply.setCookie(SIGN_IN_COOKIE, step.cookie, {
        path: '/users',
        httpOnly: true,
        sameSite: 'lax',
        secure: deps.config.PUBLIC_URL.startsWith('https://'),
        maxAge: COOKIE_SECONDS,
      });
    }
    return reply.redirect(step.location, 303);
  };

  /** Limits the steps, because each one sends a request to a provider with rate limits. */
  const isWithinLimit = async ({ ip }: FastifyRequest) => {
    if (!deps.config.ADDRESS_LIMITS) return true;
    const limit = { bucket: 'single-sign-on', key: ipKey(ip), ...STEPS_PER_ADDRESS };
    return (await consumeRateLimit(deps.db, limit, deps.now())).isWithin;
  };
  const limitedStep = (provider: Provider): Step => ({
    location: ssoRedirectUrl(deps.config, { msgCode: 'RTE_001', intent: 'sign-in', provider }),
    msgCode: 'RTE_001',
  });

  for (const provider of PROVIDERS) {
    app.get(`/users/${STARTS[provider]}`, async (request, reply) => {
      if (!(await isWithinLimit(request))) return redirect(request, reply, limitedStep(provider));
      const purpose = PurposeSchema.safeParse(request.query).data?.for ?? 'sign-in';
      const cookie = signInCookieOf(request);
      return redirect(request, reply, await startSignIn(deps, { provider, wish: purpose, cookie }));
    });
    app.get(`/users/${CALLBACKS[provider]}`, async (request, reply) => {
      if (!(await isWithinLimit(request))) return redirect(request, reply, limitedStep(provider));
      const [query, cookie] = [rawQuery(request), signInCookieOf(request)];
      return redirect(request, reply, await finishSignIn(deps, { provider, query, cookie }));
    });
  }
};
