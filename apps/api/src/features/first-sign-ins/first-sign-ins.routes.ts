import * as calls from '@wonderfield/contract/identities/identity-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { redeemSignIn } from '../identities/sign-in/redeem-sign-in.ts';
import { findMyClass } from './find-my-class.ts';
import { provisionAccount } from './provision-account.ts';

export const firstSignInRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.redeemSignIn, (ctx, input) => redeemSignIn(ctx, input, provisionAccount));
  registerCall(app, calls.findMyClass, findMyClass);
};
