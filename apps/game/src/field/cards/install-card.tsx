import { Button } from '@wonderfield/ui/button/button';
import { useState } from 'react';
import { installGame, useCanInstall } from '../../offline/install-prompt.ts';
import { fieldStrings } from '../shared/field.strings.en.ts';
import { useHeadingFocus } from '../shared/use-heading-focus.ts';
import styles from './install-card.module.css';

const words = fieldStrings.install;

/** Asks to install the game, after the student chose that in the portal. */
export const InstallCard = () => {
  const heading = useHeadingFocus();
  const canInstall = useCanInstall();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const close = () => setClosed(true);
  return (
    <section className={styles.card} aria-labelledby="install-title">
      <h2 id="install-title" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{canInstall ? words.text : words.byMenu}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={close}>
          {canInstall ? words.notNow : words.close}
        </Button>
        {canInstall && (
          <Button
            onClick={async () => {
              await installGame();
              close();
            }}
          >
            {words.install}
          </Button>
        )}
      </div>
    </section>
  );
};
