import { isRosterService, type RosterService } from '@wonderfield/contract/classrooms/classroom';
import { z } from 'zod';
import type { Db } from '../../../db/connection/connection.ts';
import type { Deps } from '../../../dependencies.ts';
import { APP_MODES } from '../../../gateways/sign-in/signed-in-person.ts';
import { canReadClasses } from '../identities.rules.ts';
import type { Outcome, Tokens } from '../sso/sso-results.ts';
import { updateTokens } from './connections.queries.ts';

const KeptSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  district: z.string().optional(),
  /** The mode of our app at Clever at the time of the sign-in. */
  appMode: z.enum(APP_MODES).optional(),
});
export type Kept = z.infer<typeof KeptSchema>;

type Owner = { educatorId: string; provider: RosterService };
type Sealer = Pick<Deps, 'sealer'>;

const contextOf = ({ educatorId, provider }: Owner) => `connection:${educatorId}:${provider}`;

/** Encrypts the tokens for this educator and service, so a copy in another row does not decrypt. */
export const sealTokens = ({ sealer }: Sealer, owner: Owner, kept: Kept) =>
  sealer.seal(JSON.stringify(kept), contextOf(owner));

export const openTokens = ({ sealer }: Sealer, owner: Owner, sealed: Buffer): Kept =>
  KeptSchema.parse(JSON.parse(sealer.open(sealed, contextOf(owner))));

type Readable = {
  provider: RosterService;
  tokens: Tokens;
  district: string | undefined;
  appMode: Outcome['appMode'];
};

/** Returns the tokens of a sign-in that can read classes, or undefined. */
export const classTokensIn = ({
  provider,
  tokens,
  person,
  appMode,
}: Outcome): Readable | undefined => {
  if (!isRosterService(provider) || !tokens) return undefined;
  if (!canReadClasses(provider, tokens.scopes)) return undefined;
  return { provider, tokens, district: person.district, appMode };
};

/** Returns the columns to store. */
export const rowOf = (deps: Sealer, educatorId: string, readable: Readable) => {
  const { provider, tokens, district, appMode } = readable;
  const { accessToken, refreshToken, scopes, expiresAt } = tokens;
  const owner = { educatorId, provider };
  return {
    ...owner,
    scopes,
    expiresAt: new Date(expiresAt),
    sealedTokens: sealTokens(deps, owner, { accessToken, refreshToken, district, appMode }),
  };
};

/** Updates the stored tokens if the sign-in brings newer ones. */
export const renewConnection = async (
  deps: Sealer,
  tx: Db,
  { userId, outcome }: { userId: string; outcome: Outcome },
) => {
  const readable = classTokensIn(outcome);
  if (readable) await updateTokens(tx, rowOf(deps, userId, readable));
};
