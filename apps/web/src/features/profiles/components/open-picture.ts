import { FIELD_MESSAGES } from '@wonderfield/contract/field-messages';
import { PROFILE_IMAGE_MAX_BYTES, PROFILE_IMAGE_TYPES } from '@wonderfield/contract/limits';
import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';
import { NetworkError } from '../../../shared/call-client.ts';
import { drawPicture, wholeOf } from './crop-picture.ts';

/** A small file may unfold to more than a phone can hold. */
const MAX_PIXELS = 64_000_000;

/** Beyond every camera; a file like that is none. */
const LARGEST_FILE_BYTES = 50 * 1024 * 1024;
/** Twice the largest edge the server keeps: enough to zoom into, little enough to move smoothly. */
const SHOWN_EDGE_PX = 2048;

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

const readPicture = async (file: Blob) => {
  const url = URL.createObjectURL(file);
  try {
    return { url, image: await readImage(url) };
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
};

/** A photo as phones take them: drawn smaller here. The browser has turned it the right way up already. */
const createSmaller = async ({ url, image }: { url: string; image: HTMLImageElement }) => {
  try {
    return await readPicture(await drawPicture(image, wholeOf(image), SHOWN_EDGE_PX));
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Checks a chosen file and readies it for the crop. What it throws is for people to read. */
export const openPicture = async (file: File) => {
  if (!(PROFILE_IMAGE_TYPES as readonly string[]).includes(file.type)) {
    throw new Error(FIELD_MESSAGES.imageTypeWrong);
  }
  if (file.size > LARGEST_FILE_BYTES) throw new Error(MESSAGE_CODES.AST_003.text);
  // Loaded when first needed, and here: a page that cannot load it keeps what was typed.
  const { PictureCropper } = await import('./picture-cropper.tsx').catch((error) => {
    throw new NetworkError(error);
  });
  try {
    const picture = await readPicture(file);
    const isLarge = file.size > PROFILE_IMAGE_MAX_BYTES;
    return { ...(isLarge ? await createSmaller(picture) : picture), PictureCropper };
  } catch (error) {
    throw new Error(MESSAGE_CODES.AST_003.text, { cause: error });
  }
};

export type OpenedPicture = Awaited<ReturnType<typeof openPicture>>;
