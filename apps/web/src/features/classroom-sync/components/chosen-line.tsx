import { Seats } from '@wonderfield/ui/seats/seats';
import { useTranslations } from 'use-intl';
import styles from './choose-students.module.css';

/** Beyond two rows a picture says less than the number. */
const MOST_SEATS_DRAWN = 80;
const MOST_PER_ROW = 50;

/** One row as long as it can be read, then two of the same length. */
const perRow = (count: number) =>
  Math.max(40, count <= MOST_PER_ROW ? count : Math.ceil(count / 2));

/** How many come along, in words and as sprouts; and the seats of the school, where it has a license. */
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
      {count <= MOST_SEATS_DRAWN && (
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
