import { CLASSROOM_MAX_STUDENTS } from '@wonderfield/contract/limits';
import { GRADES, labelOf, SUBJECTS } from '@wonderfield/contract/options';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { Seats } from '@wonderfield/ui/seats/seats';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../../shared/classrooms/classroom-facts.ts';
import type { ClassroomValues } from './classroom-draft.ts';
import styles from './classroom-form.module.css';

const placesOf = (typed: unknown) => {
  const places = Number(typed);
  return Number.isInteger(places) && places > 0 ? Math.min(places, CLASSROOM_MAX_STUDENTS) : 0;
};

/**
 * Illustrates the classroom and its seats. Decorative, because the form has the same information.
 */
export const ClassroomPreview = <Output,>({
  control,
  enrolled,
}: {
  control: Control<ClassroomValues, unknown, Output>;
  enrolled: number;
}) => {
  const t = useTranslations('classrooms.form');
  const values = useWatch({ control });
  const facts = [
    values.grade && labelOf(GRADES, values.grade),
    values.subject && labelOf(SUBJECTS, values.subject),
  ].filter(Boolean);
  return (
    <Card as="aside" padding="none" className={styles.preview ?? ''} aria-hidden="true">
      <Plot subject={cropOf(values.subject)} className={styles.plot ?? ''} />
      <div className={styles.inner}>
        <p className={styles.small}>{t('preview')}</p>
        <p className={styles.name}>{values.name?.trim() || t('previewName')}</p>
        <p className={styles.small}>{facts.join(' · ')}</p>
        <div className={styles.seats}>
          <Seats
            filled={enrolled}
            capacity={Math.max(placesOf(values.capacity), enrolled)}
            label=""
          />
        </div>
      </div>
    </Card>
  );
};
