import { ApiError } from '@wonderfield/client/errors';
import type { KnownPlayer, OtherPlayer } from '@wonderfield/contract/friends/friends';
import { bloomOf } from '@wonderfield/contract/options';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import { Button } from '@wonderfield/ui/button/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Friends, PlayClient } from '../session/play-client.ts';
import { friendsStrings as words } from './friends.strings.en.ts';
import styles from './friends-panel.module.css';

type FriendsPanelProps = {
  client: PlayClient;
  isBusy: boolean;
  onVisit: (friend: KnownPlayer) => void;
  onClose: () => void;
  /** Handles an ended session or an unknown error. */
  onError: (problem: unknown) => void;
};

type Known = 'loading' | 'failed' | Friends;

const Friend = ({
  friend,
  isBusy,
  onVisit,
  onAsk,
}: {
  friend: KnownPlayer;
  isBusy: boolean;
  onVisit: (friend: KnownPlayer) => void;
  onAsk: (friend: KnownPlayer) => void;
}) => {
  const { name, look, standing, isHere } = friend;
  return (
    <li className={styles.friend}>
      <Bloom seed={bloomOf(look) ?? 0} size={52} />
      <span className={styles.name}>
        <b>{name}</b>
        {isHere && <small>{words.here}</small>}
        {standing === 'asked' && <small>{words.asked}</small>}
      </span>
      {standing === 'open' && (
        <Button busy={isBusy} aria-label={words.visitName(name)} onClick={() => onVisit(friend)}>
          {words.visit}
        </Button>
      )}
      {standing === 'ask' && (
        <Button
          variant="secondary"
          busy={isBusy}
          aria-label={words.askName(name)}
          onClick={() => onAsk(friend)}
        >
          {words.ask}
        </Button>
      )}
    </li>
  );
};

/** Lists the players that this player blocked. Only a parent can undo it. */
const BlockedPlayers = ({ players }: { players: readonly OtherPlayer[] }) => {
  if (players.length === 0) return null;
  return (
    <>
      <h3 id="blocked-title">{words.blockedTitle}</h3>
      <p>{words.blockedHelp}</p>
      <ul className={styles.list} aria-labelledby="blocked-title">
        {players.map(({ playerKey, name, look }) => (
          <li key={playerKey} className={styles.friend}>
            <Bloom seed={bloomOf(look) ?? 0} size={52} />
            <span className={styles.name}>
              <b>{name}</b>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Lists the players that can be visited or asked for a visit. */
export const FriendsPanel = ({ client, isBusy, onVisit, onClose, onError }: FriendsPanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [loaded, setKnown] = useState<Known>('loading');
  const load = useCallback(async () => {
    setKnown('loading');
    try {
      setKnown(await client.listFriends());
    } catch (error) {
      if (error instanceof ApiError) onError(error);
      else setKnown('failed');
    }
  }, [client, onError]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const ask = async ({ playerKey }: KnownPlayer) => {
    try {
      await client.askToVisit(playerKey);
    } catch (error) {
      if (!(error instanceof ApiError)) return setKnown('failed');
    }
    return load();
  };
  const list = (friends: readonly KnownPlayer[]) => (
    <ul className={styles.list}>
      {friends.map((friend) => (
        <Friend
          key={friend.playerKey}
          friend={friend}
          isBusy={isBusy}
          onVisit={onVisit}
          onAsk={(player) => void ask(player)}
        />
      ))}
    </ul>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby="friends-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        // Escape closes only this panel.
        if (event.key === 'Escape') event.stopPropagation();
      }}
    >
      <div className={styles.head}>
        <h2 id="friends-title">{words.title}</h2>
        <Button variant="quiet" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      <div role="status">
        {loaded === 'loading' && <p>{words.loading}</p>}
        {loaded === 'failed' && <p>{words.failed}</p>}
      </div>
      {loaded === 'failed' && <Button onClick={() => void load()}>{words.retry}</Button>}
      {typeof loaded === 'object' && (
        <>
          {loaded.friends.length + loaded.nearby.length === 0 && <p>{words.none}</p>}
          {list(loaded.friends)}
          {loaded.nearby.length > 0 && (
            <>
              <h3>{words.nearby}</h3>
              {list(loaded.nearby)}
            </>
          )}
          <BlockedPlayers players={loaded.blocked} />
        </>
      )}
    </dialog>
  );
};
