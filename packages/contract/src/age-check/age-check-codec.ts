import { userResponse } from '../accounts/account-codec.ts';
import type { PortalUser } from '../accounts/user.ts';
import { defineCodec } from '../codec.ts';

/* Codecs of the adult check calls whose wire names differ. */

export const createSetupIntent = defineCodec('createSetupIntent', {
  write: ({ setupIntent }: { setupIntent: { id: string; clientSecret: string } }) => ({
    setupIntent: { id: setupIntent.id, client_secret: setupIntent.clientSecret },
  }),
  read: ({ setupIntent }: { setupIntent: { id: string; client_secret: string } }) => ({
    setupIntent: { id: setupIntent.id, clientSecret: setupIntent.client_secret },
  }),
});

type Checked = { sessionToken?: string | undefined };

export const confirmAgeCheck = defineCodec('confirmAgeCheck', {
  write: (response: { user: PortalUser; isEmailPending: boolean } & Checked) => ({
    ...userResponse.write(response),
    sessionToken: response.sessionToken,
    emailConfirmationPending: response.isEmailPending || undefined,
  }),
  read: (json: { userJson: string; emailConfirmationPending?: boolean | undefined } & Checked) => ({
    ...userResponse.read(json),
    sessionToken: json.sessionToken,
    isEmailPending: json.emailConfirmationPending ?? false,
  }),
});
