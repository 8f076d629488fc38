import type { Visit } from '@wonderfield/contract/friends/friends';
import { Button } from '@wonderfield/ui/button/button';
import { friendsStrings as words } from './friends.strings.en.ts';
import styles from './friends-button.module.css';

type GuestNoticeProps = { visit: Visit; isPlain: boolean; onMeet: (visit: Visit) => void };

/** Announces a guest. */
export const GuestNotice = ({ visit, isPlain, onMeet: onVisit }: GuestNoticeProps) => (
  <p className={styles.guest} data-plain={isPlain}>
    <span role="status">{words.guest(visit.other.name)}</span>
    <Button variant="secondary" size="sm" onClick={() => onVisit(visit)}>
      {words.sayHello}
    </Button>
  </p>
);
