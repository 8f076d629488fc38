import { GRADES, labelOf, SUBJECTS } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { type ClassroomValues, FORM_FIELDS } from './classroom-draft.ts';
import styles from './classroom-form.module.css';

const LABELS = {
  name: 'name',
  teacherName: 'teacher',
  grade: 'grade',
  subject: 'subject',
  capacity: 'maxStudents',
} as const;

const shownAs = (field: keyof ClassroomValues, value: string) => {
  if (field === 'grade') return labelOf(GRADES, value);
  return field === 'subject' ? labelOf(SUBJECTS, value) : value;
};

/** Shows unsaved input per field after the newest version was loaded into the form. */
export const UnsavedValuesNote = ({
  typed,
  onTake,
}: {
  typed: Partial<ClassroomValues>;
  onTake: (field: keyof ClassroomValues) => void;
}) => {
  const t = useTranslations('classrooms.form');
  const card = useTranslations('classrooms.card');
  return (
    <Note role="status" className={styles.note ?? ''}>
      <p>{t('typed')}</p>
      {FORM_FIELDS.flatMap((field) => {
        const value = typed[field];
        if (value === undefined) return [];
        const label = card(LABELS[field]);
        return (
          <div key={field} className={styles.noteRow}>
            <p>
              {label}: <b>{shownAs(field, String(value))}</b>
            </p>
            <Button
              variant="secondary"
              size="sm"
              aria-label={t('takeTypedOf', { field: label })}
              onClick={() => onTake(field)}
            >
              {t('takeTyped')}
            </Button>
          </div>
        );
      })}
    </Note>
  );
};
