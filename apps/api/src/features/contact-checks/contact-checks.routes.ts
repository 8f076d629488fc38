import { sendAuthEmail, validateOtp } from '@wonderfield/contract/educators/educator-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { checkCode } from './check-code.ts';
import { sendCode } from './send-code.ts';

export const contactCheckRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, sendAuthEmail, ({ input, actor, request }) =>
    sendCode(deps, actor, input, request.address),
  );
  registerCall(app, deps, validateOtp, ({ input, actor, request }) =>
    checkCode(deps, actor, input, request.id),
  );
};
