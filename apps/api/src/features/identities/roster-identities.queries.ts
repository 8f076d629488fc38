import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Db } from '../../db/connection/connection.ts';

export type RosterIdentity = {
  userId: string;
  subject: string;
  tiedBy: 'sync' | 'educator';
  opensAccount: boolean;
  emailMark: Buffer | undefined;
};

type AtService = { provider: RosterService; issuer: string; now: Date };

/** Skips subjects that are already linked. Returns the new links. */
export const insertRosterIdentities = (
  tx: Db,
  { provider, issuer, now }: AtService,
  identities: readonly RosterIdentity[],
) =>
  tx
    .insertInto('identities')
    .values(
      identities.map((identity) => ({
        user_id: identity.userId,
        provider,
        issuer,
        subject: identity.subject,
        tied_by: identity.tiedBy,
        opens_account: identity.opensAccount,
        email_mark: identity.emailMark ?? null,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['provider', 'issuer', 'subject']).doNothing())
    .returning(['id', 'user_id', 'subject'])
    .execute();
