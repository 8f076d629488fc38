import { MESSAGE_CODES } from '@wonderfield/contract/message-codes';

/** The largest edge the server keeps. */
const MAX_EDGE_PX = 1024;
const QUALITY = 0.9;

/** A square of a picture, in its own pixels. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** Draws a square of the picture as a JPEG. */
export const cropPicture = async (image: HTMLImageElement, area: CropArea) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.min(MAX_EDGE_PX, Math.round(area.width)));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context) {
    // A JPEG has no transparency: what was clear becomes paper, not black.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(
      image,
      area.x,
      area.y,
      area.width,
      area.height,
      0,
      0,
      canvas.width,
      canvas.height,
    );
  }
  const drawn = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', QUALITY),
  );
  if (!context || !drawn) throw new Error(MESSAGE_CODES.AST_003.text);
  return drawn;
};
