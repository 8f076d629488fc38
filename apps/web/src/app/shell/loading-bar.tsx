import { useIsMutating } from '@tanstack/react-query';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useNavigation } from 'react-router';
import styles from './loading-bar.module.css';

/** Shows a bar along the top while the next page loads or a request is pending. */
export const LoadingBar = () => {
  const isMoving = useNavigation().state !== 'idle';
  const isSending = useIsMutating() > 0;
  if (!isMoving && !isSending) return null;
  return <div className={styles.bar} role="progressbar" aria-label={TEXTS.loading} />;
};
