import { onTestFinished, vi } from 'vitest';

type Start = 'granted' | 'prompt' | 'denied' | 'missing';

const define = (target: object, name: string, value: unknown) => {
  const earlier = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, writable: true, value });
  onTestFinished(() => {
    if (earlier) Object.defineProperty(target, name, earlier);
    else Reflect.deleteProperty(target, name);
  });
};

/** Replaces the camera of the device and the QR reader of the browser. */
export const fakeQrCamera = (start: Start = 'granted') => {
  let text: string | undefined;
  const stop = vi.fn();
  const track = { stop, getSettings: () => ({}), addEventListener: vi.fn() };
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const state = { permission: start };
  const getUserMedia = vi.fn(async () => {
    if (state.permission === 'denied') throw new DOMException('no', 'NotAllowedError');
    if (state.permission === 'missing') throw new DOMException('no', 'NotFoundError');
    return stream;
  });
  define(navigator, 'mediaDevices', start === 'missing' ? undefined : { getUserMedia });
  define(navigator, 'permissions', { query: async () => ({ state: start }) });
  define(HTMLVideoElement.prototype, 'play', async () => undefined);
  define(HTMLVideoElement.prototype, 'srcObject', null);
  const detect = vi.fn(async () => (text === undefined ? [] : [{ rawValue: text }]));
  vi.stubGlobal(
    'BarcodeDetector',
    Object.assign(
      class {
        detect = detect;
      },
      { getSupportedFormats: async () => ['qr_code'] },
    ),
  );
  return {
    /** Holds a code in front of the camera, or takes it away. */
    show: (shown: string | undefined) => {
      text = shown;
    },
    allow: () => {
      state.permission = 'granted';
    },
    getUserMedia,
    detect,
    /** Stops the camera. */
    stop,
  };
};
