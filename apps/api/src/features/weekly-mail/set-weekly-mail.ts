import type { Parent } from '../../context/actor.ts';
import type { Work } from '../../context/context.ts';
import type { Db } from '../../db/connection.ts';
import { Refusal } from '../../domain-error.ts';
import { holdOwnChild } from '../children/children.ts';
import { selectOptionalSwitch, upsertChoice } from './weekly-mail-choices.queries.ts';
import type { Reader } from './weekly-mail-link.ts';

type Asked = { childId: string };

export const readWeeklyMail = async ({ deps, actor }: Work<Parent>, { childId }: Asked) => {
  const found = await selectOptionalSwitch(deps.db, { parentId: actor.id, childId });
  if (!found) throw new Refusal('CHD_001');
  return { isOn: found.isOn, email: found.email };
};

type Turned = Reader & { isOn: boolean };

/** Nothing comes back where the child is not theirs. What it is already is not written again. */
export const turnWeeklyMail = async (
  { deps, record }: Pick<Work<null>, 'deps' | 'record'>,
  tx: Db,
  { parentId, childId, isOn }: Turned,
) => {
  if (!(await holdOwnChild(tx, { parentId, childId }))) return undefined;
  const found = await selectOptionalSwitch(tx, { parentId, childId });
  if (found && found.isOn !== isOn) {
    await upsertChoice(tx, { parentId, childId, isOn, now: deps.now() });
    const action = isOn ? 'weekly-mail.turned-on' : 'weekly-mail.turned-off';
    // By a link nobody is signed in; whoever has the mail is taken for the parent it went to.
    await record(tx, action, childId, { actorId: parentId });
  }
  return found && { ...found, isOn };
};

export const setWeeklyMail = (work: Work<Parent>, { childId, isOn }: Asked & { isOn: boolean }) =>
  work.atomically(async (tx) => {
    const turned = await turnWeeklyMail(work, tx, { parentId: work.actor.id, childId, isOn });
    if (!turned) throw new Refusal('CHD_001');
    return { isOn, email: turned.email };
  });
