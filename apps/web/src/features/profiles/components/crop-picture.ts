import { PROFILE_IMAGE_MAX_BYTES } from '@wonderfield/contract/limits';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';

/** Longest edge that the server stores. */
const MAX_EDGE_PX = 1024;
/** JPEG qualities in descending order. The first one that is small enough is used. */
const QUALITIES = [0.9, 0.75, 0.5];

/** A part of a picture in picture pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

export const wholeOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): CropArea => ({
  x: 0,
  y: 0,
  width: naturalWidth,
  height: naturalHeight,
});

const paint = (image: HTMLImageElement, area: CropArea, maxEdge: number) => {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, maxEdge / Math.max(area.width, area.height));
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error(MESSAGE_CODES.AST_003.text);
  const { width, height } = canvas;
  // JPEG has no transparency, so fill with white instead of black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return canvas;
};

const encode = async (canvas: HTMLCanvasElement, quality: number) => {
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!drawn) throw new Error(MESSAGE_CODES.AST_003.text);
  return drawn;
};

/** Draws a part of the picture as a JPEG with a limited edge length. */
export const drawPicture = (image: HTMLImageElement, area: CropArea, maxEdge: number) =>
  encode(paint(image, area, maxEdge), QUALITIES[0] ?? 1);

/** Draws the chosen square and reduces its quality until it fits the server's size limit. */
export const cropPicture = async (image: HTMLImageElement, area: CropArea) => {
  const canvas = paint(image, area, MAX_EDGE_PX);
  let drawn = await encode(canvas, QUALITIES[0] ?? 1);
  for (const quality of QUALITIES.slice(1)) {
    if (drawn.size <= PROFILE_IMAGE_MAX_BYTES) break;
    drawn = await encode(canvas, quality);
  }
  return drawn;
};
