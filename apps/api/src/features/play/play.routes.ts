import {
  redeemPlayToken as redeemPlayTokenCall,
  startPlay as startPlayCall,
} from '@wonderfield/contract/play/play-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import type { Deps } from '../../dependencies.ts';
import { redeemPlayToken, startPlay } from './start-play.ts';

export const playRoutes = (app: FastifyInstance, deps: Deps) => {
  registerCall(app, deps, startPlayCall, ({ actor }) => startPlay(deps, actor));
  registerCall(app, deps, redeemPlayTokenCall, ({ input }) =>
    redeemPlayToken(deps, input.playToken),
  );
};
