import type { KnownPlayer, OtherPlayer } from '@wonderfield/contract/friends/friends';
import { bloomOf } from '@wonderfield/contract/options';
import { Bloom } from '@wonderfield/ui/art/bloom';
import { Button } from '@wonderfield/ui/button/button';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Friends, PlayClient } from '../session/play-client.ts';
import { PlayProblem } from '../session/post-form.ts';
import { friendsWords as words } from './friends.strings.en.ts';
import styles from './friends-panel.module.css';

type FriendsPanelProps = {
  client: PlayClient;
  isBusy: boolean;
  onVisit: (friend: KnownPlayer) => void;
  onClose: () => void;
  /** The session is over, or something we do not know. */
  onProblem: (problem: unknown) => void;
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

/** Players whom this one blocked. Only a parent can undo it. */
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

/** Whom the player can visit, or wish to. */
export const FriendsPanel = ({
  client,
  isBusy,
  onVisit,
  onClose,
  onProblem,
}: FriendsPanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [known, setKnown] = useState<Known>('loading');
  const load = useCallback(async () => {
    setKnown('loading');
    try {
      setKnown(await client.listFriends());
    } catch (problem) {
      if (problem instanceof PlayProblem) onProblem(problem);
      else setKnown('failed');
    }
  }, [client, onProblem]);
  useEffect(() => void load(), [load]);
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  const ask = async ({ playerKey }: KnownPlayer) => {
    try {
      await client.askToVisit(playerKey);
    } catch (problem) {
      if (!(problem instanceof PlayProblem)) return setKnown('failed');
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
          onAsk={(asked) => void ask(asked)}
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
        // Escape closes this and nothing behind it.
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
        {known === 'loading' && <p>{words.loading}</p>}
        {known === 'failed' && <p>{words.failed}</p>}
      </div>
      {known === 'failed' && <Button onClick={() => void load()}>{words.retry}</Button>}
      {typeof known === 'object' && (
        <>
          {known.friends.length + known.nearby.length === 0 && <p>{words.none}</p>}
          {list(known.friends)}
          {known.nearby.length > 0 && (
            <>
              <h3>{words.nearby}</h3>
              {list(known.nearby)}
            </>
          )}
          <BlockedPlayers players={known.blocked} />
        </>
      )}
    </dialog>
  );
};
