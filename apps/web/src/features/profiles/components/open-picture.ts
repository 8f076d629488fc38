import { NetworkError } from '@wonderfield/client/errors';
import { PROFILE_IMAGE_MAX_BYTES, PROFILE_IMAGE_TYPES } from '@wonderfield/contract/limits';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { drawPicture, wholeOf } from './crop-picture.ts';

/** Limits decoded pixels, because a small file can exceed a phone's memory. */
const MAX_PIXELS = 64_000_000;

/** Larger than any camera file. */
const LARGEST_FILE_BYTES = 50 * 1024 * 1024;
/** Twice the longest edge that the server stores, which allows zooming and stays smooth. */
const SHOWN_EDGE_PX = 2048;

const readImage = async (url: string) => {
  const image = new Image();
  await new Promise<unknown>((resolve, reject) => {
    image.onload = resolve;
    image.onerror = reject;
    image.src = url;
  });
  // The size is known before the picture is drawn.
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

/** Scales a large photo down. The browser has already applied its rotation. */
const createSmaller = async ({ url, image }: { url: string; image: HTMLImageElement }) => {
  try {
    return await readPicture(await drawPicture(image, wholeOf(image), SHOWN_EDGE_PX));
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Checks a chosen file and prepares it for cropping. Its error messages are shown to the user. */
export const openPicture = async (file: File) => {
  if (!(PROFILE_IMAGE_TYPES as readonly string[]).includes(file.type)) {
    throw new Error(FIELD_MESSAGES.imageTypeWrong);
  }
  if (file.size > LARGEST_FILE_BYTES) throw new Error(MESSAGE_CODES.AST_003.text);
  // Loaded on first use. If loading fails, the page keeps its input.
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
