import type { FastifyInstance } from 'fastify';
import { isFromForm } from '../pages/from-form.ts';
import { FaultSchema, type Faults } from './faults.ts';

/** Serves `/faults`, where pages and tests list, add and delete faults. */
export const registerFaultRoutes = (app: FastifyInstance, faults: Faults): void => {
  app.get('/faults', async () => faults.list());
  app.post('/faults', async (request, reply) => {
    const fault = FaultSchema.parse(request.body ?? {});
    faults.add(fault);
    return isFromForm(request) ? reply.redirect(app.prefix, 303) : fault;
  });
  app.delete('/faults', async (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });
};
