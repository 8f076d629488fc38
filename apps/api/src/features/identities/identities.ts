import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { selectOptionalConnectionForUpdate, updateLost } from './connections.queries.ts';
import { canReadClasses } from './identities.rules.ts';
import { usableToken } from './usable-token.ts';

/* Connections to other services, as other features meet them. */

type Key = { educatorId: string; provider: RosterService };
type Tools = Pick<Deps, 'db' | 'now' | 'sealer' | 'signIns' | 'config'>;

/** What reading an educator's classes takes. */
export type OpenConnection = {
  provider: RosterService;
  accessToken: string;
  /** Who the educator is there. */
  subject: string;
  scopes: string[];
  /** Within which subjects are unique, the students' too. */
  issuer: string;
};

/**
 * The way to an educator's classes, with a token that lasts for some minutes. Refuses with EXT_001
 * when nothing is connected, EXT_004 when we may come in no more, EXT_002 when the service is away.
 */
export const openConnection = async (deps: Tools, key: Key): Promise<OpenConnection> => {
  const opened = await deps.db.transaction().execute(async (tx) => {
    const connection = await selectOptionalConnectionForUpdate(tx, key);
    const isUsable = connection && canReadClasses(key.provider, connection.scopes);
    if (!isUsable || !deps.signIns[key.provider]) throw new Refusal('EXT_001');
    if (connection.lost_at) return 'lost';
    const accessToken = await usableToken(deps, tx, { ...key, connection });
    if (accessToken === 'lost') {
      // Written before the refusal, which would undo it.
      await updateLost(tx, { ...key, now: deps.now() });
      return 'lost';
    }
    const { subject, issuer, scopes } = connection;
    return { provider: key.provider, accessToken, subject, scopes, issuer };
  });
  if (opened === 'lost') throw new Refusal('EXT_004');
  return opened;
};

/** The service did not let us in: the educator is asked to connect again. */
export const loseConnection = async (deps: Pick<Deps, 'db' | 'now'>, key: Key) => {
  await updateLost(deps.db, { ...key, now: deps.now() });
};
