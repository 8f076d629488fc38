import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export type CameraState = 'unknown' | 'asking' | 'starting' | 'on' | 'refused' | 'missing';

/** On a phone, the camera at the back is easier to point at a card. */
const preferredCamera = () =>
  window.matchMedia?.('(pointer: coarse) and (max-width: 767px)').matches ? 'environment' : 'user';

const cameras = (): MediaDevices | undefined => navigator.mediaDevices;

/** Returns whether the camera may start without a question. */
const readPermission = async (): Promise<CameraState> => {
  if (!cameras()) return 'missing';
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' as PermissionName });
    if (state === 'denied') return 'refused';
    return state === 'granted' ? 'starting' : 'asking';
  } catch {
    // Some browsers do not tell. They ask when the camera starts.
    return 'asking';
  }
};

const isRefusal = (error: unknown) =>
  error instanceof DOMException && ['NotAllowedError', 'SecurityError'].includes(error.name);

/** Shows the camera in a video element and stops it with the page. Stores and sends no picture. */
export const useCamera = (video: RefObject<HTMLVideoElement | null>) => {
  const [state, setState] = useState<CameraState>('unknown');
  const [isMirrored, setMirrored] = useState(true);
  const stream = useRef<MediaStream>(undefined);
  const isGone = useRef(false);

  const start = useCallback(async () => {
    setState('starting');
    try {
      const started = await navigator.mediaDevices.getUserMedia({
        audio: false,
        video: { facingMode: { ideal: preferredCamera() }, width: { ideal: 1280 } },
      });
      if (isGone.current) return stop(started);
      stream.current = started;
      const [track] = started.getVideoTracks();
      setMirrored(track?.getSettings().facingMode !== 'environment');
      // The camera was unplugged, or another program took it.
      track?.addEventListener('ended', () => setState('missing'));
      if (video.current) {
        video.current.srcObject = started;
        await video.current.play().catch(() => undefined);
      }
      setState('on');
    } catch (error) {
      if (!isGone.current) setState(isRefusal(error) ? 'refused' : 'missing');
    }
  }, [video]);

  useEffect(() => {
    isGone.current = false;
    void readPermission().then((permission) => {
      if (isGone.current) return;
      if (permission === 'starting') void start();
      else setState(permission);
    });
    return () => {
      isGone.current = true;
      stop(stream.current);
      stream.current = undefined;
    };
  }, [start]);

  return { state, isMirrored, start };
};

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};
