import type { Envelope } from '@wonderfield/contract/call';
import { type AnswerOf, CallFailed, CallRefused } from '../../../shared/call-client.ts';
import { readSession, type Session, storeUser } from '../../../shared/session-store.ts';

const pictureBody = ({ userId, sessionToken }: Session, picture: Blob) => {
  const body = new FormData();
  body.set('userId', userId);
  body.set('sessionToken', sessionToken);
  body.set('imageType', 'profiles');
  body.set('files[]', picture, 'picture.jpg');
  return body;
};

/** The call is multipart, which the call client does not speak; its refusals are the same. */
const callUpload = async (session: Session, picture: Blob) => {
  let answer: Envelope & AnswerOf<'uploadAsset'>;
  let retryAfter: string | null;
  try {
    const response = await fetch('/users/uploadAsset', {
      method: 'POST',
      body: pictureBody(session, picture),
    });
    retryAfter = response.headers.get('retry-after');
    answer = await response.json();
  } catch (error) {
    throw new CallFailed(error);
  }
  if (answer?._responseStatus === undefined) throw new CallFailed();
  if (answer._responseStatus !== 1) throw new CallRefused(answer, retryAfter);
  return answer;
};

/** Uploads a picture and keeps its addresses with the user, so that the header follows at once. */
export const uploadPicture = async (picture: Blob) => {
  const before = readSession();
  if (!before) throw new CallFailed();
  const { originalAsset, mediumThumbnailAsset, smallThumbnailAsset, thumbnailAsset } =
    await callUpload(before, picture);
  const session = readSession();
  // Somebody else may have signed in on this device meanwhile.
  if (session?.userId !== before.userId) return;
  storeUser(
    JSON.stringify({
      ...JSON.parse(session.userJson),
      originalAsset,
      profileUrl: originalAsset,
      mediumThumbnailAsset,
      smallThumbnailAsset,
      thumbnailAsset,
    }),
  );
};
