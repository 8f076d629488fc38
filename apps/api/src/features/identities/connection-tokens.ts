import { isRosterService, type RosterService } from '@wonderfield/contract/classrooms/classroom';
import { z } from 'zod';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { APP_MODES } from '../../gateways/signed-in-person.ts';
import { updateTokens } from './connections.queries.ts';
import { canReadClasses } from './identities.rules.ts';
import type { Outcome, Tokens } from './sso-results.ts';

const KeptSchema = z.object({
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  district: z.string().optional(),
  /** What kind of app we were at Clever when the person signed in there. */
  appMode: z.enum(APP_MODES).optional(),
});
export type Kept = z.infer<typeof KeptSchema>;

type Owner = { educatorId: string; provider: RosterService };
type Sealer = Pick<Deps, 'sealer'>;

const contextOf = ({ educatorId, provider }: Owner) => `connection:${educatorId}:${provider}`;

/** Tied to the educator and the service: moved to another row it does not open. */
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

/** What an outcome lets us read classes with; nothing where it does not. */
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

/** What is written of it. */
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

/** A sign-in that brings newer tokens renews what is connected; one that does not leaves it alone. */
export const renewConnection = async (
  deps: Sealer,
  tx: Db,
  { userId, outcome }: { userId: string; outcome: Outcome },
) => {
  const readable = classTokensIn(outcome);
  if (readable) await updateTokens(tx, rowOf(deps, userId, readable));
};
