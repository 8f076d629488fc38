import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { STATES } from '@wonderfield/contract/us-states';
import type { FastifyInstance } from 'fastify';

const DAY_SECONDS = 86_400;
const isState = (code: string) => STATES.some((state) => state.value === code);

/**
 * Returns city and state of a ZIP code. The list of states has no territories, so the user chooses
 * there.
 */
export const zipRoutes = (app: FastifyInstance) => {
  const { zipLookup } = app.pipeline.deps;
  app.get<{ Params: { zip: string } }>('/zip/:zip', async (request, reply) => {
    const { zip } = request.params;
    // Only five digits are passed to the table or an external service.
    if (!/^\d{5}$/.test(zip)) return { error: FIELD_MESSAGES.zipInvalid };
    try {
      const place = await zipLookup(zip);
      reply.header('cache-control', `public, max-age=${DAY_SECONDS}`);
      if (!place) return { error: FIELD_MESSAGES.zipInvalid };
      return { zip, city: place.city, state: isState(place.state) ? place.state : '' };
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'the zip service did not respond');
      return reply.code(503).send({ error: TEXTS.somethingWrong });
    }
  });
};
