import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { InteractionResults, Provider } from 'oidc-provider';
import { queryOf } from '../sign-in/request-fields.ts';
import { signInErrorPage, signInPage } from '../sign-in/sign-in-page.ts';
import { SCHOOL_NAME } from './school-keys.ts';
import type { SchoolRoster } from './school-world.ts';

export const INTERACTION_PATH = '/interaction';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').send(page);

const namedIn = ({ params }: Interaction, query: URLSearchParams): string | undefined => {
  const named = query.get('as') ?? params.as ?? params.login_hint;
  return typeof named === 'string' ? named : undefined;
};

/** Serves the pages on which people sign in. */
export const interactionRoutes = (
  app: FastifyInstance,
  provider: () => Provider,
  roster: SchoolRoster,
): void => {
  /** Records the consent, because with `prompt=consent` the provider would ask forever. */
  const consentTo = async ({ grantId, session, params, prompt }: Interaction) => {
    const { Grant } = provider();
    const existingGrant = grantId ? await Grant.find(grantId) : undefined;
    const grant =
      existingGrant ??
      new Grant({ clientId: String(params.client_id), accountId: session?.accountId ?? '' });
    const missing = prompt.details.missingOIDCScope;
    if (Array.isArray(missing)) grant.addOIDCScope(missing.join(' '));
    return { consent: { grantId: await grant.save() } };
  };

  const resultOf = async (
    interaction: Interaction,
    query: URLSearchParams,
  ): Promise<InteractionResults | undefined> => {
    const { params, prompt } = interaction;
    if (query.has('deny') || params.deny !== undefined)
      return { error: 'access_denied', error_description: 'End-User aborted interaction' };
    if (prompt.name === 'consent') return consentTo(interaction);
    const named = namedIn(interaction, query);
    const person = named === undefined ? undefined : roster.findPersonCalled(named);
    return person && { login: { accountId: person.id, amr: ['pwd'] } };
  };

  const detailsOf = ({ raw }: FastifyRequest, reply: FastifyReply) =>
    provider()
      .interactionDetails(raw, reply.raw)
      .catch(() => undefined);

  app.get(`${INTERACTION_PATH}/:uid`, async (request, reply) => {
    const interaction = await detailsOf(request, reply);
    if (!interaction) {
      const problem = 'This sign-in has ended. Start again at Wonderfield.';
      return sendPage(reply.code(400), signInErrorPage('School sign-in', problem));
    }
    const query = queryOf(request);
    const result = await resultOf(interaction, query);
    if (!result) {
      const page = { title: `${SCHOOL_NAME} sign-in`, people: roster.people(), query };
      return sendPage(reply, signInPage({ ...page, unknown: namedIn(interaction, query) }));
    }
    const next = await provider().interactionResult(request.raw, reply.raw, result, {
      mergeWithLastSubmission: interaction.prompt.name === 'consent',
    });
    return reply.redirect(next, 303);
  });
};
