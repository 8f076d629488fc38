import { useEffect } from 'react';
import { friendsWords } from '../friends/friends.words.en.ts';
import { makeMeetings } from '../friends/meetings.ts';
import { useVisits } from '../friends/use-visits.ts';
import type { PlayClient } from '../session/play-client.ts';
import type { useGame } from './use-game.ts';

/** The visit on the screen as it is now, who is in one's own field, and what can be done. */
export const useMeeting = (
  client: PlayClient,
  { state, showVisit, leaveVisit, setNotice }: ReturnType<typeof useGame>,
  onProblem: (problem: unknown) => void,
) => {
  const { field, screen } = state;
  const { visits, everSeen } = useVisits(client, field.mayVisit);
  const opened = screen.kind === 'visit' ? screen.opened : undefined;
  const told = visits.find(({ visitId }) => visitId === opened?.visitId);
  // The other left, or somebody does not allow it anymore.
  const isOver = opened !== undefined && !told && everSeen.has(opened.visitId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver) leaveVisit(friendsWords.over);
  }, [isOver]);
  return {
    visit: told ?? opened,
    guest: visits.find(({ isHost }) => isHost),
    meetings: makeMeetings(client, {
      onOpened: showVisit,
      onOver: leaveVisit,
      onNotice: setNotice,
      onProblem,
    }),
  };
};
