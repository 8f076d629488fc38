import { Seats } from '@wonderfield/ui/seats/seats';
import { useTranslations } from 'use-intl';
import styles from './choose-students.module.css';

/** Beyond two rows, the number is clearer than a picture. */
const MAX_SEATS_DRAWN = 80;
const MAX_PER_ROW = 50;

/** Uses one row up to 50 seats, then two rows of equal length. */
const perRow = (count: number) => Math.max(40, count <= MAX_PER_ROW ? count : Math.ceil(count / 2));

/**
 * Shows the number of chosen students as text and picture, and the school's free seats if it has a
 * license.
 */
export const ChosenLine = ({
  chosen,
  count,
  seats,
}: {
  chosen: number;
  count: number;
  seats: { free: number; needed: number } | undefined;
}) => {
  const t = useTranslations('classroomSync.students');
  const isFull = seats !== undefined && seats.needed > seats.free;
  return (
    <>
      <p role="status" className={styles.chosen}>
        {t.rich('chosen', { chosen, count, b: (words) => <b>{words}</b> })}
        {chosen === 0 && <span>{t('noneChosen')}</span>}
        {seats && (
          <span className={isFull ? styles.full : undefined}>
            {isFull ? t('seatsFull', seats) : t('seats', seats)}
          </span>
        )}
      </p>
      {count <= MAX_SEATS_DRAWN && (
        <div className={styles.seats}>
          <Seats
            layout="line"
            filled={chosen}
            capacity={count}
            perRow={perRow(count)}
            label={t('chosenLabel', { chosen, count })}
          />
        </div>
      )}
    </>
  );
};
