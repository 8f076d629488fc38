import { z } from 'zod';
import type { ThirdParty } from '../third-party.ts';
import { authenticatorPage } from './authenticator-page.ts';
import { currentCode } from './current-code.ts';

const SecretSchema = z
  .string()
  .max(200)
  // Secrets are shown in groups, and users copy the spaces.
  .transform((text) => text.replaceAll(/[\s=]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^[A-Z2-7]{2,}$/, 'A secret consists of the letters A to Z and the digits 2 to 7.'),
  );

/** Fake of the operators' authenticator app. */
export const authenticator: ThirdParty = {
  name: 'authenticator',
  title: 'Authenticator',
  description: 'Shows the six-digit codes that operators sign in with.',
  async start() {
    return {
      pages: async (app) => {
        app.get('/', async (request, reply) => {
          const { secret: text } = z
            .object({ secret: z.string().max(200).default('') })
            .parse(request.query);
          const typed = { text, secret: SecretSchema.safeParse(text).data };
          return reply.type('text/html; charset=utf-8').send(authenticatorPage(typed));
        });
        app.get('/code', async (request) => {
          const { secret } = z.object({ secret: SecretSchema }).parse(request.query);
          return currentCode(secret);
        });
      },
    };
  },
};
