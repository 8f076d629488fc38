import { SignInScene } from '@wonderfield/ui/scenes/sign-in-scene';
import type { ReactNode } from 'react';
import { AboutLinks } from '../about-links.tsx';
import { PortalLogo } from '../portal-logo.tsx';
import styles from './field-page.module.css';

export type Place = 'home' | 'educator' | 'student';

/** White paper on the left, the field with its three places on the right; on phones a low scene above. */
export const FieldPage = ({
  place,
  aside,
  children,
}: {
  place: Place;
  /** A panel lying on the scene; wide screens only. */
  aside?: ReactNode;
  children: ReactNode;
}) => (
  <div className={styles.page}>
    <div className={styles.paper}>
      <header className={styles.banner}>
        <PortalLogo className={styles.logo ?? ''} />
      </header>
      <main id="main" className={styles.main}>
        {children}
      </main>
      <footer className={styles.links}>
        <AboutLinks />
      </footer>
    </div>
    <div className={styles.scene}>
      <SignInScene place={place} />
      {aside}
    </div>
  </div>
);
