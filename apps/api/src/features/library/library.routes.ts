import * as calls from '@wonderfield/contract/plans/library-calls';
import type { FastifyInstance } from 'fastify';
import { registerCall } from '../../calls/register-call.ts';
import { keepPlan, readLibrary, readLibraryPlan } from './read-library.ts';

export const libraryRoutes = (app: FastifyInstance) => {
  registerCall(app, calls.getLibrary, readLibrary);
  registerCall(app, calls.getLibraryPlan, readLibraryPlan);
  registerCall(app, calls.keepPlan, keepPlan);
};
