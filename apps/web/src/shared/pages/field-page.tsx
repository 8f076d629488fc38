import { SignInScene } from '@wonderfield/ui/scenes/sign-in-scene';
import type { ReactNode } from 'react';
import { AboutLinks } from './about-links.tsx';
import styles from './field-page.module.css';
import { PortalLogo } from './portal-logo.tsx';

export type Place = 'home' | 'educator' | 'student';

/** Shows content on the left and a scene on the right. On phones a low scene is above. */
export const FieldPage = ({
  place,
  aside,
  children,
}: {
  place: Place;
  /** A panel over the scene, on wide screens only. */
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
