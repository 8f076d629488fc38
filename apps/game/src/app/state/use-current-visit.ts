import type { ReportReason, Visit } from '@wonderfield/contract/friends/friends';
import { useEffect, useState } from 'react';
import { friendsStrings } from '../../friends/friends.strings.en.ts';
import { useVisits } from '../../friends/use-visits.ts';
import { createVisitActions } from '../../friends/visit-actions.ts';
import type { PlayClient } from '../../session/play-client.ts';
import type { Game } from './use-game.ts';

/** Returns the current visit, the guest in the player's own field and the actions. */
export const useCurrentVisit = (
  client: PlayClient,
  { state, showVisit, leaveVisit, setNotice, readTime }: Game,
  onError: (problem: unknown) => void,
) => {
  const { field, screen } = state;
  const { visits, everSeen } = useVisits(client, {
    isEnabled: field.mayVisit,
    onTime: readTime,
  });
  /** A player who ends a visit gets no message that it is over. */
  const [isEnding, setIsEnding] = useState(false);
  const opened = screen.kind === 'visit' ? screen.opened : undefined;
  const current = visits.find(({ visitId }) => visitId === opened?.visitId);
  // The other player left, or an adult no longer allows the visit.
  const isOver = opened !== undefined && !current && everSeen.has(opened.visitId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (isOver && !isEnding) leaveVisit(friendsStrings.over);
  }, [isOver, isEnding]);

  const visitActions = createVisitActions(client, {
    onOpened: showVisit,
    onOver: leaveVisit,
    onNotice: setNotice,
    onError,
  });
  const ending = async (step: () => Promise<void>) => {
    setIsEnding(true);
    await step();
    setIsEnding(false);
  };
  return {
    visit: current ?? opened,
    guest: visits.find(({ isHost }) => isHost),
    visits: {
      ...visitActions,
      block: (visit: Visit) => ending(() => visitActions.block(visit)),
      report: (visit: Visit, reason: ReportReason) =>
        ending(() => visitActions.report(visit, reason)),
    },
  };
};
export type VisitActions = ReturnType<typeof useCurrentVisit>['visits'];
