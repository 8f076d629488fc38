import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { FieldError } from '@wonderfield/ui/field/field';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { type RefCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import styles from './assign-row-form.module.css';

type StudentsPickerProps = {
  students: ClassAssignments['students'];
  /** Undefined for the whole class. */
  chosen: readonly string[] | undefined;
  error: string | undefined;
  /** Takes the focus when this field has an error. */
  focusRef: RefCallback<{ focus: () => void }>;
  onChange: (studentIds: string[] | undefined) => void;
};

/** Selects the whole class or some students. Switching keeps the checked students. */
export const StudentsPicker = ({
  students,
  chosen,
  error,
  focusRef,
  onChange,
}: StudentsPickerProps) => {
  const t = useTranslations('assignments.form');
  const errorId = useId();
  const [ticked, setTicked] = useState<readonly string[]>(chosen ?? []);
  const tick = (ids: string[]) => {
    setTicked(ids);
    onChange(ids);
  };
  const isAll = students.length > 0 && ticked.length === students.length;
  return (
    <div className={styles.who}>
      <RadioCards
        legend={t('who')}
        columns={2}
        value={chosen === undefined ? 'class' : 'some'}
        options={[
          {
            value: 'class',
            label: t('class'),
            description: t('classHelp', { count: students.length }),
          },
          { value: 'some', label: t('some'), description: t('someHelp', { count: ticked.length }) },
        ]}
        onChange={({ target }) => onChange(target.value === 'some' ? [...ticked] : undefined)}
      />
      {chosen !== undefined && (
        <fieldset className={styles.students} aria-describedby={error ? errorId : undefined}>
          <legend className="visually-hidden">{t('students')}</legend>
          <FieldError id={errorId} message={error} />
          <CheckboxField
            ref={focusRef}
            label={t('all')}
            checked={isAll}
            indeterminate={ticked.length > 0 && !isAll}
            onChange={() => tick(isAll ? [] : students.map(({ studentId }) => studentId))}
          />
          <div className={styles.names}>
            {students.map((student) => {
              const { studentId } = student;
              const isTicked = ticked.includes(studentId);
              return (
                <CheckboxField
                  key={studentId}
                  label={displayName(student)}
                  checked={isTicked}
                  onChange={() =>
                    tick(
                      isTicked ? ticked.filter((id) => id !== studentId) : [...ticked, studentId],
                    )
                  }
                />
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
};
