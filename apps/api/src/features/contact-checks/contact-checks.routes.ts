import { sendAuthEmail, validateOtp } from '@wonderfield/contract/educators/educator-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { checkCode } from './check-code.ts';
import { sendCode } from './send-code.ts';

export const contactCheckRoutes = (app: FastifyInstance) => {
  registerCall(app, sendAuthEmail, sendCode);
  registerCall(app, validateOtp, checkCode);
};
