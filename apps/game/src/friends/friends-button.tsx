import { HudIcon } from '../field/shared/hud-icon.tsx';
import { friendsStrings as words } from './friends.strings.en.ts';
import styles from './friends-button.module.css';

type FriendsButtonProps = { isPlain: boolean; isOpen: boolean; onOpen: () => void };

/** Button in the bar that opens the friends. */
export const FriendsButton = ({ isPlain, isOpen, onOpen }: FriendsButtonProps) => (
  <button
    type="button"
    className={isPlain ? undefined : styles.friends}
    aria-haspopup="dialog"
    aria-expanded={isOpen}
    onClick={onOpen}
  >
    {!isPlain && <HudIcon name="friends" />}
    <span>{words.title}</span>
  </button>
);
