import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { SignInPictureDisc } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { useTranslations } from 'use-intl';
import styles from './picture-strip.module.css';

/** Shows a student's pictures in order. Without visible words, they are read aloud only. */
export const PictureStrip = ({
  pictures,
  size = 48,
  hasWords = false,
}: {
  pictures: readonly PictureName[];
  size?: number | undefined;
  hasWords?: boolean | undefined;
}) => {
  const t = useTranslations('studentLogin');
  return (
    <ol className={styles.strip} aria-label={t('picturesInOrder')}>
      {pictures.map((picture, index) => (
        // The same picture may come twice, so its position is part of the key.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={`${index}-${picture}`}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <SignInPictureDisc name={picture} size={size} />
          <span className={hasWords ? undefined : 'visually-hidden'}>
            {t(`pictures.${picture}`)}
          </span>
        </li>
      ))}
    </ol>
  );
};
