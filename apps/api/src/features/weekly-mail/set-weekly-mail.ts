import type { Parent } from '../../context/actor.ts';
import type { Context } from '../../context/context.ts';
import type { Db } from '../../db/connection/connection.ts';
import { DomainError } from '../../domain-error.ts';
import { lockOwnChild } from '../children/children.ts';
import { selectOptionalSwitch, upsertChoice } from './weekly-mail-choices.queries.ts';

type Input = { childId: string };

export const readWeeklyMail = async ({ deps, actor }: Context<Parent>, { childId }: Input) => {
  const setting = await selectOptionalSwitch(deps.db, { parentId: actor.id, childId });
  if (!setting) throw new DomainError('CHD_001');
  return { isOn: setting.isOn, email: setting.email };
};

type Turned = Input & { parentId: string; isOn: boolean };

/** Returns undefined if the child is not the parent's. Does not write an unchanged setting. */
export const turnWeeklyMail = async (
  { deps, audit }: Pick<Context<null>, 'deps' | 'audit'>,
  tx: Db,
  { parentId, childId, isOn }: Turned,
) => {
  if (!(await lockOwnChild(tx, { parentId, childId }))) return undefined;
  const setting = await selectOptionalSwitch(tx, { parentId, childId });
  if (setting && setting.isOn !== isOn) {
    await upsertChoice(tx, { parentId, childId, isOn, now: deps.now() });
    const action = isOn ? 'weekly-mail.turned-on' : 'weekly-mail.turned-off';
    // A link has no signed-in user, so the parent who received the mail is the actor.
    await audit(tx, action, childId, { actorId: parentId });
  }
  return setting && { ...setting, isOn };
};

export const setWeeklyMail = (ctx: Context<Parent>, { childId, isOn }: Input & { isOn: boolean }) =>
  ctx.transaction(async (tx) => {
    const turned = await turnWeeklyMail(ctx, tx, { parentId: ctx.actor.id, childId, isOn });
    if (!turned) throw new DomainError('CHD_001');
    return { isOn, email: turned.email };
  });
