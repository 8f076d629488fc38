import type { Visit } from '@wonderfield/contract/friends/friends';
import { lazy, Suspense, useState } from 'react';
import type { PlayClient } from '../session/play-client.ts';
import { FriendsButton } from './friends-button.tsx';
import { GuestNotice } from './guest-notice.tsx';
import type { createVisitActions } from './visit-actions.ts';

/** Loaded lazily, because the first question does not need it. */
const FriendsPanel = lazy(() =>
  import('./friends-panel.tsx').then(({ FriendsPanel: panel }) => ({ default: panel })),
);

type FriendsCornerProps = {
  client: PlayClient;
  meetings: ReturnType<typeof createVisitActions>;
  /** The current guest in the player's field. */
  guest: Visit | undefined;
  isPlain: boolean;
  onMeet: (visit: Visit) => void;
  onError: (problem: unknown) => void;
};

/** Shows the friends button and announces a guest in the player's own field. */
export const FriendsCorner = ({
  client,
  meetings: visits,
  guest,
  isPlain,
  onMeet: onVisit,
  onError,
}: FriendsCornerProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <FriendsButton isPlain={isPlain} isOpen={isOpen} onOpen={() => setIsOpen(true)} />
      {guest && <GuestNotice visit={guest} isPlain={isPlain} onMeet={onVisit} />}
      {isOpen && (
        <Suspense>
          <FriendsPanel
            client={client}
            isBusy={isBusy}
            onVisit={async (friend) => {
              setIsBusy(true);
              await visits.visit(friend);
              setIsBusy(false);
              setIsOpen(false);
            }}
            onClose={() => setIsOpen(false)}
            onError={onError}
          />
        </Suspense>
      )}
    </>
  );
};
