import type { Visit } from '@wonderfield/contract/friends/friends';
import { Button } from '@wonderfield/ui/button/button';
import { friendsWords as words } from './friends.strings.en.ts';
import styles from './friends-button.module.css';

type GuestNoticeProps = { visit: Visit; isPlain: boolean; onMeet: (visit: Visit) => void };

/** Somebody has come; there is no hurry. */
export const GuestNotice = ({ visit, isPlain, onMeet }: GuestNoticeProps) => (
  <p className={styles.guest} data-plain={isPlain}>
    <span role="status">{words.guest(visit.other.name)}</span>
    <Button variant="secondary" size="sm" onClick={() => onMeet(visit)}>
      {words.sayHello}
    </Button>
  </p>
);
