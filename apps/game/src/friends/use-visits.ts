import type { ChatMessage, LiveEvent, Visit } from '@wonderfield/contract/friends/friends';
import { useEffect, useReducer, useRef } from 'react';
import type { PlayClient } from '../session/play-client.ts';

const withChatMessage = (visits: readonly Visit[], message: ChatMessage) =>
  visits.map((visit) =>
    visit.visitId !== message.visitId ||
    visit.sayings.some(({ sayingId }) => sayingId === message.sayingId)
      ? visit
      : { ...visit, sayings: [...visit.sayings, message] },
  );

export type VisitState = { visits: readonly Visit[]; everSeen: ReadonlySet<string> };

/** Returns the visits after an event. */
export const afterEvent = (
  { visits, everSeen: seenVisitIds }: VisitState,
  event: LiveEvent,
): VisitState => {
  switch (event.kind) {
    case 'visits':
      return {
        visits: event.visits,
        everSeen: new Set([...seenVisitIds, ...event.visits.map(({ visitId }) => visitId)]),
      };
    case 'said':
      return { visits: withChatMessage(visits, event.saying), everSeen: seenVisitIds };
    case 'time':
      return { visits, everSeen: seenVisitIds };
    case 'ended':
      return { visits: [], everSeen: seenVisitIds };
  }
};

/** Returns the player's visits and updates them with the server's events. */
export const useVisits = (
  client: PlayClient,
  { isEnabled, onTime }: { isEnabled: boolean; onTime: () => void },
): VisitState => {
  const [state, dispatch] = useReducer(afterEvent, { visits: [], everSeen: new Set<string>() });
  const latest = useRef(onTime);
  latest.current = onTime;
  useEffect(() => {
    if (!isEnabled) return undefined;
    return client.listen((event) => (event.kind === 'time' ? latest.current() : dispatch(event)));
  }, [client, isEnabled]);
  return state;
};
