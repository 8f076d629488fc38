import type { ReportReason, Visit } from '@wonderfield/contract/friends/friends';
import { useEffect, useState } from 'react';
import { friendsStrings } from '../friends/friends.strings.en.ts';
import { useVisits } from '../friends/use-visits.ts';
import { createVisitActions } from '../friends/visit-actions.ts';
import type { PlayClient } from '../session/play-client.ts';
import type { useGame } from './use-game.ts';

/** The visit on the screen as it is now, who is in one's own field, and what can be done. */
export const useVisit = (
  client: PlayClient,
  { state, showVisit, leaveVisit, setNotice }: ReturnType<typeof useGame>,
  onError: (problem: unknown) => void,
) => {
  const { field, screen } = state;
  const { visits, everSeen } = useVisits(client, field.mayVisit);
  /** Whoever ends a visit is told why by what they did, not that it is over. */
  const [isEnding, setIsEnding] = useState(false);
  const opened = screen.kind === 'visit' ? screen.opened : undefined;
  const current = visits.find(({ visitId }) => visitId === opened?.visitId);
  // The other left, or somebody does not allow it anymore.
  const isOver = opened !== undefined && !current && everSeen.has(opened.visitId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver && !isEnding) leaveVisit(friendsStrings.over);
  }, [isOver, isEnding]);

  const meetings = createVisitActions(client, {
    onOpened: showVisit,
    onOver: leaveVisit,
    onNotice: setNotice,
    onProblem: onError,
  });
  const ending = async (step: () => Promise<void>) => {
    setIsEnding(true);
    await step();
    setIsEnding(false);
  };
  return {
    visit: current ?? opened,
    guest: visits.find(({ isHost }) => isHost),
    meetings: {
      ...meetings,
      block: (visit: Visit) => ending(() => meetings.block(visit)),
      report: (visit: Visit, reason: ReportReason) => ending(() => meetings.report(visit, reason)),
    },
  };
};
