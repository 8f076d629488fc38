import type { Actor } from '../../calls/actor.ts';
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import { recordPasswordEvent } from './child-password-events.queries.ts';
import { sealChildPassword } from './child-seal.ts';
import { updateSealedIfKept } from './children.queries.ts';

/** A student changed their own password: whoever looks after the login still sees one that works. */
export const keepOwnPassword = async (
  tx: Db,
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  student: Pick<Actor, 'id' | 'userType'>,
  password: string,
) => {
  await updateSealedIfKept(tx, student.id, sealChildPassword(sealer, student.id, password));
  await recordPasswordEvent(tx, {
    child: student.id,
    actor: student,
    action: 'changed',
    at: now(),
  });
};
