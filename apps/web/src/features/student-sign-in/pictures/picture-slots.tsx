import { PICTURES_LENGTH, type PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import { Picture } from '@wonderfield/ui/art/kit';
import { Sprout } from '@wonderfield/ui/art/plants/plants';
import { SignInPicture } from '@wonderfield/ui/art/sign-in/sign-in-picture';
import { PICTURE_TINT } from '@wonderfield/ui/field-art/sign-in/sign-in-pictures';
import { useTranslations } from 'use-intl';
import styles from './picture-board.module.css';

const PLACES = Array.from({ length: PICTURES_LENGTH }, (_, place) => place);

/** One of the three places. Only the last picture is shown, earlier ones become a sprout. */
const Slot = ({ place, picks }: { place: number; picks: readonly PictureName[] }) => {
  const t = useTranslations('studentSignIn.pictures');
  const pick = picks[place];
  const isLast = place === picks.length - 1;
  if (pick && isLast) {
    return (
      <li className={styles.last} style={{ background: PICTURE_TINT[pick] }}>
        <SignInPicture name={pick} size={72} className={styles.slotPicture} />
        <span className="visually-hidden">
          {t('shown', { place: place + 1, word: t(`words.${pick}`) })}
        </span>
      </li>
    );
  }
  if (pick) {
    return (
      <li className={styles.kept}>
        <Picture width={40} height={40} size={[44, 44]}>
          <Sprout x={20} y={34} s={0.9} />
        </Picture>
        <span className="visually-hidden">{t('hidden', { place: place + 1 })}</span>
      </li>
    );
  }
  const isNext = place === picks.length;
  return (
    <li className={isNext ? styles.next : undefined}>
      <span aria-hidden>{place + 1}</span>
      <span className="visually-hidden">{t(isNext ? 'next' : 'free', { place: place + 1 })}</span>
    </li>
  );
};

/** Shows the three places of the pictures and how many are filled. */
export const PictureSlots = ({
  picks,
  state,
  message,
}: {
  picks: readonly PictureName[];
  state: 'open' | 'busy' | 'wrong' | 'locked';
  /** Shown in place of the progress. */
  message: string | undefined;
}) => {
  const t = useTranslations('studentSignIn.pictures');
  return (
    <>
      <ol className={styles.slots} aria-label={t('slots')} data-state={state}>
        {PLACES.map((place) => (
          <Slot key={place} place={place} picks={picks} />
        ))}
      </ol>
      <p className={styles.dots} role="status" data-state={state}>
        {PLACES.map((place) => (
          <i key={place} data-on={place < picks.length || undefined} aria-hidden />
        ))}
        <span>{message ?? t('progress', { done: picks.length })}</span>
      </p>
    </>
  );
};
