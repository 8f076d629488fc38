import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { PROFILE_IMAGE_MAX_BYTES, PROFILE_IMAGE_TYPES } from '@wonderfield/contract/limits';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { CallFailed } from '../../../shared/call-client.ts';

/** A small file may unfold to more than a phone can hold. */
const MAX_PIXELS = 64_000_000;

const readImage = async (url: string) => {
  const image = new Image();
  await new Promise<unknown>((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = url;
  });
  // Known before anything is drawn.
  if (image.naturalWidth * image.naturalHeight > MAX_PIXELS) throw new Error('too many pixels');
  return image;
};

/** Checks a chosen file and readies it for the crop. What it throws is for people to read. */
export const openPicture = async (file: File) => {
  if (!(PROFILE_IMAGE_TYPES as readonly string[]).includes(file.type)) {
    throw new Error(FIELD_MESSAGES.imageTypeWrong);
  }
  if (file.size > PROFILE_IMAGE_MAX_BYTES) throw new Error(FIELD_MESSAGES.imageTooLarge);
  // Loaded when first needed, and here: a page that cannot load it keeps what was typed.
  const { PictureCropper } = await import('./picture-cropper.tsx').catch((error) => {
    throw new CallFailed(error);
  });
  const url = URL.createObjectURL(file);
  try {
    return { url, image: await readImage(url), PictureCropper };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw new Error(MESSAGE_CODES.AST_003.text, { cause: error });
  }
};

export type OpenedPicture = Awaited<ReturnType<typeof openPicture>>;
