import { useEffect, useRef } from 'react';
import { PlayDialog } from './play-dialog.tsx';
import { useHasPlayChoice, useStartPlay } from './use-play.ts';

/** Play: at once while there is one way to play, otherwise after the question which. */
export const PlayGame = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const hasChoice = useHasPlayChoice();
  const { mutate } = useStartPlay();
  const latest = useRef(onClose);
  latest.current = onClose;
  const isDirect = open && hasChoice === false;
  useEffect(() => {
    if (isDirect) mutate(undefined, { onError: () => latest.current() });
  }, [isDirect, mutate]);
  // Back from the game the browser may show the page as it was left.
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => event.persisted && latest.current();
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
  return <PlayDialog open={open && hasChoice === true} onClose={onClose} />;
};
