import { AVATAR_NAME_PROBLEMS } from '@wonderfield/contract/avatars/avatar-problems';
import { avatarNameProblem } from '@wonderfield/contract/avatars/avatar-rules';
import { MESSAGE_CODES, type RefusalCode } from '@wonderfield/contract/message-codes';
import type { Actor } from '../../calls/actor.ts';
import type { Deps } from '../../dependencies.ts';
import { Refusal } from '../../refusal.ts';
import { selectAvatar, selectAvatarForUpdate, updateAvatar } from './avatars.queries.ts';
import { isUnkind } from './is-unkind.ts';

const refuse = (code: RefusalCode, words: string): never => {
  throw new Refusal(code, { errors: { avatarName: words } });
};

export const readAvatar = async ({ db }: Deps, actor: Actor) => {
  const avatar = await selectAvatar(db, actor.id);
  return { name: avatar.avatar_name ?? undefined, avatarPreview: avatar.avatar_look ?? undefined };
};

/** A name other children see: never the real one, in no disguise, and never an unkind one (T62). */
export const nameAvatar = (
  { db }: Deps,
  actor: Actor,
  input: { avatarName: string; avatarPreview?: string | undefined },
) =>
  db.transaction().execute(async (tx) => {
    const { first_name, last_name } = await selectAvatarForUpdate(tx, actor.id);
    const realName = { firstName: first_name, lastName: last_name };
    const problem = avatarNameProblem(input.avatarName, realName);
    if (problem) refuse(AVATAR_NAME_PROBLEMS[problem].code, AVATAR_NAME_PROBLEMS[problem].words);
    if (isUnkind(input.avatarName)) refuse('AVN_004', MESSAGE_CODES.AVN_004.text);
    const saved = await updateAvatar(tx, actor.id, {
      name: input.avatarName,
      look: input.avatarPreview,
    });
    return { name: saved.avatar_name ?? '', avatarPreview: saved.avatar_look ?? undefined };
  });
