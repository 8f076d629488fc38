import { userAnswer } from '../accounts/account-spelling.ts';
import { spell } from '../spelling.ts';

/* The calls of the adult check, where the wire's words differ from the code's. */

export const createSetupIntent = spell('createSetupIntent', {
  write: ({ setupIntent }: { setupIntent: { id: string; clientSecret: string } }) => ({
    setupIntent: { id: setupIntent.id, client_secret: setupIntent.clientSecret },
  }),
  read: ({ setupIntent }: { setupIntent: { id: string; client_secret: string } }) => ({
    setupIntent: { id: setupIntent.id, clientSecret: setupIntent.client_secret },
  }),
});

export const confirmAgeCheck = spell('confirmAgeCheck', userAnswer);
