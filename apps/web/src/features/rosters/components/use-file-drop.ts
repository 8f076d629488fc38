import { useEffect, useEffectEvent, useState } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file dropped anywhere on the page. Beside a small zone the browser would open the file
 * instead of the page, and everything typed would be gone.
 */
export const useFileDrop = (onFile: (file: File) => void, isEnabled: boolean): boolean => {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((file: File | undefined) => {
    if (file && isEnabled) onFile(file);
  });
  useEffect(() => {
    const handleOver = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = (event: DragEvent) => {
      // Leaving for nowhere: out of the window.
      if (!event.relatedTarget) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files[0]);
    };
    window.addEventListener('dragover', handleOver);
    window.addEventListener('dragleave', handleLeave);
    window.addEventListener('drop', handleDrop);
    return () => {
      window.removeEventListener('dragover', handleOver);
      window.removeEventListener('dragleave', handleLeave);
      window.removeEventListener('drop', handleDrop);
    };
  }, []);
  return isOver && isEnabled;
};
