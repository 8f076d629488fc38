import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { Paw } from '@wonderfield/ui/art/sign-in/paw';
import { SignInPictureDisc } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import styles from './raised-hand.module.css';

/** Shows that the teacher knows, with the picture by which the teacher recognizes the device. */
export const RaisedHand = ({
  who,
  picture,
  isComing,
  isLetIn,
  isStuck,
  isOffline,
  onLower,
  onNext,
}: {
  who: ReactNode;
  picture: PictureName;
  isComing: boolean;
  isLetIn: boolean;
  /** True after three wrong attempts. Without an adult, no further one can succeed. */
  isStuck: boolean;
  isOffline: boolean;
  onLower: () => void;
  /** Lets another student use the device. The hand stays raised. */
  onNext: () => void;
}) => {
  const t = useTranslations('studentSignIn');
  const title = useHeadingFocus();
  return (
    <Sheet as="section" className={styles.hand}>
      <div className={styles.who}>{who}</div>
      <div className={styles.titles}>
        <Paw size={72} />
        <h1 ref={title} tabIndex={-1}>
          {t(isComing ? 'hand.coming' : 'hand.title')}
        </h1>
      </div>
      <p>{t('hand.lead')}</p>
      <p className={styles.picture}>
        <SignInPictureDisc name={picture} size={148} />
        <b>{t(`pictures.words.${picture}`)}</b>
      </p>
      <p role="status" className={styles.wait}>
        {isLetIn ? t('signingIn') : t(isOffline ? 'noInternet' : 'hand.wait')}
      </p>
      <Button variant="quiet" disabled={isLetIn} onClick={isStuck ? onNext : onLower}>
        {t(isStuck ? 'hand.next' : 'hand.down')}
      </Button>
    </Sheet>
  );
};
