import type { NextYear } from '@wonderfield/contract/classrooms/next-year';
import { nextGrade, schoolYearText } from '@wonderfield/contract/classrooms/next-year-rules';
import { SYNCED_STUDENTS_MAX_DIGITS } from '@wonderfield/contract/limits';
import { GRADES, labelOf, SUBJECTS } from '@wonderfield/contract/options';
import { Plot } from '@wonderfield/ui/art/plot/plot';
import { Card } from '@wonderfield/ui/card/card';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { Seats } from '@wonderfield/ui/seats/seats';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useTranslations } from 'use-intl';
import { cropOf } from '../../../shared/classrooms/classroom-facts.ts';
import pair from '../../../shared/pages/pair-form.module.css';
import { type ClassErrors, movingStudents, type YearDraft } from '../rules/year-draft.ts';
import type { DraftState } from '../use-year-draft.ts';
import styles from './class-facts.module.css';
import { Facts } from './facts.tsx';
import { StepHeading } from './step-heading.tsx';

/** Explains the proposed grade. */
const useGradeHelp = (before: string, grade: string) => {
  const t = useTranslations('nextYear.class');
  if (nextGrade(before) === undefined) return t('lastGrade');
  const label = labelOf(GRADES, before);
  return nextGrade(before) === grade ? t('raised', { grade: label }) : t('was', { grade: label });
};

const CoTeachers = ({
  nextYear: { coTeachers },
  state: { draft, change },
}: {
  nextYear: NextYear;
  state: DraftState;
}) => {
  const t = useTranslations('nextYear.class');
  const { goneTeacherIds } = draft;
  if (coTeachers.length === 0) return null;
  return (
    <fieldset className={`${pair.wide} ${styles.teachers}`}>
      <legend>{t('coTeachers')}</legend>
      {coTeachers.map(({ id, name }) => (
        <CheckboxField
          key={id}
          label={name}
          checked={!goneTeacherIds.includes(id)}
          onChange={({ target }) =>
            change({
              goneTeacherIds: target.checked
                ? goneTeacherIds.filter((each) => each !== id)
                : [...goneTeacherIds, id],
            })
          }
        />
      ))}
    </fieldset>
  );
};

/** Step 2: the teacher names the new class. */
export const NewClassStep = ({
  nextYear,
  state,
  errors,
  takesFocus,
}: {
  nextYear: NextYear;
  state: DraftState;
  errors: ClassErrors;
  takesFocus: boolean;
}) => {
  const t = useTranslations('nextYear.class');
  const { draft, change } = state;
  const { classroom, schoolYear } = nextYear;
  const gradeHelp = useGradeHelp(classroom.grade, draft.grade);
  const count = movingStudents(nextYear.students, draft).length;
  const free = Number(draft.capacity) - count;
  return (
    <section>
      <StepHeading takesFocus={takesFocus} isHidden>
        {t('heading')}
      </StepHeading>
      <div className={pair.form}>
        <TextField
          label={t('name')}
          autoComplete="off"
          value={draft.name}
          error={errors.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <SelectField
          label={t('schoolYear')}
          options={[schoolYear, schoolYear + 1].map((year) => ({
            value: String(year),
            label: schoolYearText(year),
          }))}
          value={String(draft.schoolYear)}
          onChange={({ target }) => change({ schoolYear: Number(target.value) })}
        />
        <SelectField
          label={t('grade')}
          placeholder={t('choose')}
          options={GRADES}
          help={gradeHelp}
          value={draft.grade}
          error={errors.grade}
          onChange={({ target }) => change({ grade: target.value })}
        />
        <DigitsField
          label={t('capacity')}
          autoComplete="off"
          maxLength={SYNCED_STUDENTS_MAX_DIGITS}
          help={free >= 0 ? t('places', { count, free }) : undefined}
          value={draft.capacity}
          error={errors.capacity}
          onChange={({ target }) => change({ capacity: target.value })}
        />
        <RadioCards
          className={pair.wide}
          legend={t('logins')}
          columns={2}
          value={draft.passwords}
          onChange={({ target }) => change({ passwords: target.value === 'new' ? 'new' : 'keep' })}
          options={[
            { value: 'keep', label: t('keep'), description: t('keepText') },
            { value: 'new', label: t('renew'), description: t('renewText') },
          ]}
        />
        <CoTeachers nextYear={nextYear} state={state} />
      </div>
    </section>
  );
};

/** Shows the new class as it will be. */
export const ClassPreview = ({ nextYear, draft }: { nextYear: NextYear; draft: YearDraft }) => {
  const t = useTranslations('nextYear.class');
  const filled = movingStudents(nextYear.students, draft).length;
  const capacity = Math.max(filled, Math.min(Number(draft.capacity) || 0, 60));
  return (
    <Card as="section" padding="none" aria-label={t('preview')}>
      <Plot subject={cropOf(nextYear.classroom.subject)} className={styles.plot ?? ''} />
      <div className={styles.inner}>
        <h3>{draft.name.trim() || t('unnamed')}</h3>
        <Facts
          facts={[
            [t('schoolYear'), schoolYearText(draft.schoolYear)],
            [t('grade'), draft.grade ? labelOf(GRADES, draft.grade) : '--'],
            [t('subject'), labelOf(SUBJECTS, nextYear.classroom.subject)],
            [t('students'), t('of', { filled, capacity })],
          ]}
        />
        <Seats {...{ filled, capacity }} label={t('seats', { filled, capacity })} />
      </div>
    </Card>
  );
};
