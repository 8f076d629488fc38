import { useEffect, useRef } from 'react';
import { PlayDialog } from './play-dialog.tsx';
import { useHasPlayChoice, useStartPlay } from './use-play.ts';

/** Starts the game at once if there is one way to play, otherwise asks first. */
export const PlayGame = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const hasChoice = useHasPlayChoice();
  const { mutate } = useStartPlay();
  const latest = useRef(onClose);
  latest.current = onClose;
  const isDirect = open && hasChoice === false;
  useEffect(() => {
    if (isDirect) mutate(undefined, { onError: () => latest.current() });
  }, [isDirect, mutate]);
  // After the game, the browser may restore this page from its cache.
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
  return <PlayDialog open={open && hasChoice === true} onClose={onClose} />;
};
