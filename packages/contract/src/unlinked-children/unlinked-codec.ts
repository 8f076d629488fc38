import { userResponse } from '../accounts/account-codec.ts';
import { defineCodec } from '../codec.ts';

/* Codecs of the calls about unlinked children whose wire names differ. */

type UnlinkedChild = { id: string; firstName: string; username: string; linkUntil: string };
type UnlinkedJson = { userId: string; firstName: string; email: string; linkUntil: string };

export const getUnlinkedChildren = defineCodec('getUnlinkedChildren', {
  write: ({ children }: { children: UnlinkedChild[] }) => ({
    unlinkedChildren: children.map(({ id, username, ...rest }) => ({
      userId: id,
      email: username,
      ...rest,
    })),
  }),
  read: ({ unlinkedChildren }: { unlinkedChildren: UnlinkedJson[] }) => ({
    children: unlinkedChildren.map(({ userId, email, ...rest }) => ({
      id: userId,
      username: email,
      ...rest,
    })),
  }),
});

export const linkChildAgain = defineCodec('linkChildAgain', {
  ...userResponse,
  fields: { childId: 'requestUserId' },
});
