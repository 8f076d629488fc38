/** Reads the text of a QR code in a video, or returns undefined if there is none. */
export type QrReader = (video: HTMLVideoElement) => Promise<string | undefined>;

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats?: () => Promise<string[]>;
};

const isDetectorClass = (value: unknown): value is DetectorClass => typeof value === 'function';

/** Returns the reader of the browser, which most Chromebooks, tablets and phones have. */
const browserReader = async (): Promise<QrReader | undefined> => {
  const Barcodes: unknown = Reflect.get(window, 'BarcodeDetector');
  if (!isDetectorClass(Barcodes)) return undefined;
  const formats = await Barcodes.getSupportedFormats?.().catch((): string[] => []);
  if (!formats?.includes('qr_code')) return undefined;
  const detector = new Barcodes({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
};

const libraryReader = async (): Promise<QrReader> =>
  (await import('./library-reader.ts')).createLibraryReader();

/** Pictures that may fail before the library replaces the reader of the browser. */
const MAX_FAILURES = 3;

/**
 * Returns the best reader of this device. The library loads only if the browser has no reader, or
 * one that always fails, as on systems without the service behind it.
 */
export const createQrReader = async (): Promise<QrReader> => {
  let reader = (await browserReader()) ?? (await libraryReader());
  let failures = 0;
  return async (video) => {
    try {
      const text = await reader(video);
      failures = 0;
      return text;
    } catch {
      failures += 1;
      if (failures === MAX_FAILURES) reader = await libraryReader();
      return undefined;
    }
  };
};
