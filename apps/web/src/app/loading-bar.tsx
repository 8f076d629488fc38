import { useIsMutating } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts';
import { useNavigation } from 'react-router';
import styles from './loading-bar.module.css';

/** A line along the top while the next page or the answer to a press is on its way. */
export const LoadingBar = () => {
  const isMoving = useNavigation().state !== 'idle';
  const isSending = useIsMutating() > 0;
  if (!isMoving && !isSending) return null;
  return <div className={styles.bar} role="progressbar" aria-label={TEXTS.loading} />;
};
