import decodeQR from 'qr/decode.js';

/** Width of the pictures that are read. More pixels cost time and find no more codes. */
const WIDTH = 640;

/** Reads QR codes in JavaScript, for browsers without `BarcodeDetector`. */
export const createLibraryReader = () => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video: HTMLVideoElement): Promise<string | undefined> => {
    const { videoWidth, videoHeight } = video;
    if (!context || !videoWidth || !videoHeight) return undefined;
    canvas.width = Math.min(WIDTH, videoWidth);
    canvas.height = Math.round((canvas.width * videoHeight) / videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    try {
      return decodeQR({ data, width, height });
    } catch {
      // The library throws if a picture shows no code.
      return undefined;
    }
  };
};
