import { TEXTS } from '@wonderfield/contract/texts/texts';
import { useLocation } from 'react-router';
import door from '../../shared/pages/field-page.module.css';
import { useSession } from '../../shared/session/session-store.ts';
import styles from './page-skeleton.module.css';
import { layoutAt } from './skeleton-layouts.ts';

/** Shows the skeleton of the current page, or of the page at `to`, while its script loads. */
export const PageSkeleton = ({ to, hasHeader }: { to?: string; hasHeader?: boolean }) => {
  const { pathname } = useLocation();
  const isSignedIn = useSession() !== null;
  const shape = layoutAt(to ?? pathname, isSignedIn);
  const isDoor = shape === 'door';
  return (
    <main
      id="main"
      className={isDoor ? door.page : styles.page}
      data-shape={shape}
      data-loading
      aria-busy="true"
    >
      {hasHeader && <div className={styles.header} />}
      <div className={isDoor ? door.paper : styles.content}>
        <div className={isDoor ? door.main : styles.blocks}>
          <i />
          <i />
          <i />
          <p role="status" className={styles.words}>
            {TEXTS.loading}
          </p>
        </div>
      </div>
      {isDoor && <div className={door.scene} />}
    </main>
  );
};
