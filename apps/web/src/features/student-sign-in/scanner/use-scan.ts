import { type RefObject, useEffect, useRef, useState } from 'react';
import { createQrReader } from './qr-reader.ts';

/** Pause between two pictures. A card is found within three of them. */
const PAUSE_MS = 140;
/** How long the same code is ignored after it failed, so its message can be read. */
const REPEAT_MS = 4000;

/**
 * Reads codes in the video while it is active, and reports each text once. Returns true if this
 * device has no reader, for example because the library did not load.
 */
export const useScan = (
  video: RefObject<HTMLVideoElement | null>,
  isActive: boolean,
  onText: (text: string) => void,
): boolean => {
  const [hasNoReader, setNoReader] = useState(false);
  const report = useRef(onText);
  report.current = onText;
  const last = useRef({ text: '', until: 0 });
  useEffect(() => {
    if (!isActive) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (read: Awaited<ReturnType<typeof createQrReader>>) => {
      const text = video.current ? await read(video.current) : undefined;
      if (isOver) return;
      const now = performance.now();
      if (text && (text !== last.current.text || now > last.current.until)) {
        last.current = { text, until: now + REPEAT_MS };
        report.current(text);
      }
      timer = setTimeout(() => look(read).catch(fail), PAUSE_MS);
    };
    const fail = () => {
      if (!isOver) setNoReader(true);
    };
    createQrReader()
      .then((read) => (isOver ? undefined : look(read)))
      .catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isActive, video]);
  return hasNoReader;
};
