import type { LiveEvent, Saying, Visit } from '@wonderfield/contract/friends/friends';
import { useEffect, useReducer } from 'react';
import type { PlayClient } from '../session/play-client.ts';

const withSaying = (visits: readonly Visit[], saying: Saying) =>
  visits.map((visit) =>
    visit.visitId !== saying.visitId ||
    visit.sayings.some(({ sayingId }) => sayingId === saying.sayingId)
      ? visit
      : { ...visit, sayings: [...visit.sayings, saying] },
  );

export type VisitNews = { visits: readonly Visit[]; everSeen: ReadonlySet<string> };

/** What is under way around the player after something was told. */
export const afterEvent = ({ visits, everSeen }: VisitNews, event: LiveEvent): VisitNews => {
  switch (event.kind) {
    case 'visits':
      return {
        visits: event.visits,
        everSeen: new Set([...everSeen, ...event.visits.map(({ visitId }) => visitId)]),
      };
    case 'said':
      return { visits: withSaying(visits, event.saying), everSeen };
    case 'ended':
      return { visits: [], everSeen };
  }
};

/** The visits around the player, as the server tells them. */
export const useVisits = (client: PlayClient, isWanted: boolean): VisitNews => {
  const [news, hear] = useReducer(afterEvent, { visits: [], everSeen: new Set<string>() });
  useEffect(() => (isWanted ? client.listen(hear) : undefined), [client, isWanted]);
  return news;
};
