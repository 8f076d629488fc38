import { NetworkError } from '@wonderfield/client/errors';
import { uploadAsset } from '@wonderfield/contract/uploads/upload-codec';
import { sendUserCall } from '../../../shared/call/call-client.ts';
import { readSession, type Session, storeUser } from '../../../shared/session/session-store.ts';
import { type Sent, uploadWithProgress } from './upload-with-progress.ts';

const pictureBody = ({ userId, sessionToken }: Session, picture: Blob) => {
  const body = new FormData();
  body.set('userId', userId);
  body.set('sessionToken', sessionToken);
  body.set('imageType', 'profiles');
  body.set('files[]', picture, 'picture.jpg');
  return body;
};

/**
 * Uploads a picture as multipart and stores its URLs with the user, so the header updates at once.
 */
export const uploadPicture = async (picture: Blob, onSent: (sent: Sent) => void) => {
  const before = readSession();
  if (!before) throw new NetworkError();
  const response = await sendUserCall(
    uploadAsset.name,
    { body: pictureBody(before, picture) },
    { send: uploadWithProgress(onSent) },
  );
  const session = readSession();
  // Another user may have signed in on this device during the upload.
  if (session?.userId !== before.userId) return;
  storeUser({ ...session.user, ...uploadAsset.read(response) });
};
