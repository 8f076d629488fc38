import type { TestPortal, TestResponse } from '../build-test-app.ts';
import type { MadeClassroom } from '../factories/make-classroom.ts';
import type { MadeUser } from '../factories/make-user.ts';
import { signIn } from '../factories/sign-in.ts';

type Portal = Pick<TestPortal, 'call' | 'db' | 'deps'>;

export const offer = (
  portal: Pick<TestPortal, 'call'>,
  { id, session }: Pick<MadeClassroom, 'id' | 'session'>,
  educatorId: string,
): Promise<TestResponse> =>
  portal.call('handOverClassroom', { classRoomId: id, educatorId, ...session });

/** Accepts or declines the offer as the new owner. */
export const answerOffer = async (
  portal: Portal,
  { id }: Pick<MadeClassroom, 'id'>,
  newOwner: MadeUser,
  accept: '0' | '1' = '1',
): Promise<TestResponse> =>
  portal.call('answerHandover', { classRoomId: id, accept, ...(await signIn(portal, newOwner)) });

/** Offers the classroom if needed and accepts. Returns the first error response. */
export const transferOwnership = async (
  portal: Portal,
  classroom: Pick<MadeClassroom, 'id' | 'session'>,
  newOwner: MadeUser,
): Promise<TestResponse> => {
  const offered = await offer(portal, classroom, newOwner.id);
  const isOpen = ['GEN_000', 'TEA_005'].includes(offered.body.msgCode);
  return isOpen ? answerOffer(portal, classroom, newOwner) : offered;
};
