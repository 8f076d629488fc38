import type { ReactNode } from 'react';
import styles from './round-button.module.css';

type RoundButtonProps = { label: string; icon: ReactNode; onClick: () => void };

/** A round button of the size that small fingers need, such as the one that reads aloud. */
export const RoundButton = ({ label, icon, onClick }: RoundButtonProps) => (
  <button type="button" className={styles.round} aria-label={label} onClick={onClick}>
    {icon}
  </button>
);
