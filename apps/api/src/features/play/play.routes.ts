import * as calls from '@wonderfield/contract/play/play-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { redeemPlayToken, startPlay } from './start-play.ts';

export const playRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.startPlay, startPlay);
  registerCall(app, calls.redeemPlayToken, redeemPlayToken);
};
