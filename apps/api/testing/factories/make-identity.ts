import type { Provider } from '@wonderfield/contract/identities/identity';
import type { SignInPortal } from '../fakes/sign-in-sandbox.ts';
import type { MadeUser } from './make-user.ts';

type Traits = {
  tiedBy?: 'sync' | 'educator' | 'password' | 'provider';
  opensAccount?: boolean;
  openedWithPassword?: boolean;
};

/** Links a person of another service to an account. */
export const makeIdentity = async (
  { portal }: Pick<SignInPortal, 'portal'>,
  user: Pick<MadeUser, 'id'>,
  [provider, person]: readonly [Provider, { id: string }],
  { tiedBy = 'sync', opensAccount = true, openedWithPassword = false }: Traits = {},
) => {
  const { db, deps } = portal;
  const { id } = await db
    .insertInto('identities')
    .values({
      user_id: user.id,
      provider,
      issuer: deps.signIns[provider]?.issuer ?? '',
      subject: person.id,
      tied_by: tiedBy,
      opens_account: opensAccount,
      opened_with_password: openedWithPassword,
      created_at: deps.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
