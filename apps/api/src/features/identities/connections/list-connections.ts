import { isRosterService } from '@wonderfield/contract/classrooms/classroom';
import {
  type Connection,
  PROVIDERS,
  type Provider,
} from '@wonderfield/contract/identities/identity';
import type { Educator } from '../../../context/actor.ts';
import type { Context } from '../../../context/context.ts';
import { selectIdentitiesOf } from '../identities.queries.ts';
import { canReadClasses } from '../identities.rules.ts';
import { selectOptionalConnection } from './connections.queries.ts';

const readConnection = async (
  { deps, actor }: Context<Educator>,
  provider: Provider,
): Promise<Connection> => {
  const [identity] = await selectIdentitiesOf(deps.db, { userId: actor.id, provider });
  const connection = isRosterService(provider)
    ? await selectOptionalConnection(deps.db, { educatorId: actor.id, provider })
    : undefined;
  const since = connection?.connected_at ?? identity?.created_at;
  return {
    provider,
    isConnected: identity !== undefined,
    email: connection?.email ?? undefined,
    connectedAt: since?.toISOString(),
    canReadClasses: !!connection && canReadClasses(provider, connection.scopes),
    isLost: !!connection?.lost_at,
  };
};

/** Lists the available services and the educator's account at each. */
export const listConnections = async (ctx: Context<Educator>) => {
  const offered = PROVIDERS.filter((provider) => ctx.deps.signIns[provider]);
  const connections: Connection[] = [];
  for (const provider of offered) connections.push(await readConnection(ctx, provider));
  return { connections };
};
