import * as calls from '@wonderfield/contract/next-steps/next-step-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { getNextSteps } from './get-next-steps.ts';

export const nextStepRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getNextSteps, getNextSteps);
};
