import type { ChildFriend } from '@wonderfield/contract/friends/friend-calls';
import { bloomOf } from '@wonderfield/contract/options';
import { Bloom } from '@wonderfield/ui/art/plants/bloom';
import type { ReactNode } from 'react';
import styles from './friends.module.css';

/** Shows a friend's avatar, and the name if the children know each other. */
export const FriendLine = ({
  friend,
  children,
}: {
  friend: Pick<ChildFriend, 'name' | 'look' | 'who'>;
  children?: ReactNode;
}) => (
  <div className={styles.friend}>
    <Bloom seed={bloomOf(friend.look) ?? 0} size={48} />
    <p>
      <b>{friend.name}</b>
      {friend.who && <span>{friend.who}</span>}
      {children && <span>{children}</span>}
    </p>
  </div>
);
