import type { SeenField, Visit } from '@wonderfield/contract/friends/friends';
import { lazy, Suspense } from 'react';
import type { VisitActions } from '../state/use-current-visit.ts';

/** Loaded lazily, because the first question does not need it. */
const VisitScreen = lazy(() =>
  import('../../friends/visit-screen.tsx').then(({ VisitScreen: screen }) => ({ default: screen })),
);

type CurrentVisitProps = {
  visit: Visit;
  seen: SeenField;
  playerName: string;
  bloom: number;
  isPlain: boolean;
  visits: VisitActions;
};

/** The visit in one of the two fields. */
export const CurrentVisit = ({ visit, visits, ...props }: CurrentVisitProps) => (
  <Suspense>
    <VisitScreen
      {...props}
      visit={visit}
      onSay={(phrase) => void visits.say(visit, phrase)}
      onType={(text) => visits.type(visit, text)}
      onBlock={() => void visits.block(visit)}
      onReport={(reason) => void visits.report(visit, reason)}
    />
  </Suspense>
);
