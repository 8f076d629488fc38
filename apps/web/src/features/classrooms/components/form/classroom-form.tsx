import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { isSynced } from '@wonderfield/contract/classrooms/classroom-rules';
import { SYNCED_STUDENTS_MAX_DIGITS } from '@wonderfield/contract/limits';
import { GRADES, SUBJECTS } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { DigitsField } from '@wonderfield/ui/text-field/digits-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { enrolledIn } from '../../../../shared/classrooms/classroom-facts.ts';
import { LeaveGuard } from '../../../../shared/forms/leave-guard.tsx';
import pair from '../../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../../shared/routing/paths.ts';
import { type ClassroomStart, forgetDraft } from './classroom-draft.ts';
import { ConflictNote, DraftNote } from './classroom-form-notes.tsx';
import { ClassroomPreview } from './classroom-preview.tsx';
import { SyncLinks } from './sync-links.tsx';
import { UnsavedValuesNote } from './unsaved-values-note.tsx';
import { useClassroomForm } from './use-classroom-form.ts';

/** Creates a classroom, or edits the given one. */
export const ClassroomForm = ({
  classroom,
  known: initial,
  onLoadNewest,
}: {
  classroom?: TaughtClassroom;
  /** Initial values of a new classroom. */
  known: ClassroomStart;
  onLoadNewest?: () => Promise<TaughtClassroom | undefined>;
}) => {
  const t = useTranslations('classrooms.form');
  const card = useTranslations('classrooms.card');
  const shared = useTranslations('shared');
  const draft = useClassroomForm(classroom, initial);
  const { errorOf } = draft;
  const { register } = draft.form;
  const isLocked = !!classroom && isSynced(classroom);
  const locked = isLocked && { readOnly: true, help: t('locked') };
  const enrolled = classroom ? enrolledIn(classroom) : 0;
  const handleLoadNewest = async () => {
    const newest = await onLoadNewest?.();
    if (newest) draft.handleNewest(newest);
  };
  return (
    <>
      <Card padding="lg">
        {!classroom && <SyncLinks />}
        {draft.hasOffer && (
          <DraftNote onBringBack={draft.handleBringBack} onDiscard={draft.handleDiscard} />
        )}
        {draft.conflict && onLoadNewest && (
          <ConflictNote text={draft.conflict} onLoadNewest={handleLoadNewest} />
        )}
        {Object.keys(draft.typed).length > 0 && (
          <UnsavedValuesNote typed={draft.typed} onTake={draft.handleTakeTyped} />
        )}
        <form className={pair.form} onSubmit={draft.handleSubmit} noValidate>
          <TextField
            label={card('name')}
            autoComplete="off"
            error={errorOf('name')}
            {...locked}
            {...register('name')}
          />
          <TextField
            label={card('teacher')}
            autoComplete="off"
            error={errorOf('teacherName')}
            {...locked}
            {...register('teacherName')}
          />
          <SelectField
            label={card('grade')}
            placeholder={t('choose')}
            options={GRADES}
            error={errorOf('grade')}
            {...register('grade')}
          />
          <SelectField
            label={card('subject')}
            placeholder={t('choose')}
            options={SUBJECTS}
            error={errorOf('subject')}
            {...register('subject')}
          />
          <DigitsField
            label={card('maxStudents')}
            autoComplete="off"
            help={enrolled > 0 ? t('enrolled', { count: enrolled }) : t('studentsHelp')}
            error={errorOf('capacity')}
            // Allows more digits than the maximum, so an input of 100 shows the limit and is not
            // cut to 10.
            maxLength={SYNCED_STUDENTS_MAX_DIGITS}
            {...register('capacity')}
          />
          <div className={pair.actions}>
            <ButtonLink
              variant="quiet"
              render={<Link to={PATHS.educatorHome} onClick={() => forgetDraft()} />}
            >
              {shared('cancel')}
            </ButtonLink>
            <Button type="submit" variant="primary" busy={draft.isBusy} busyLabel={t('saving')}>
              {t(classroom ? 'save' : 'create')}
            </Button>
          </div>
        </form>
      </Card>
      <LeaveGuard isDirty={draft.isDirty} />
      <ClassroomPreview control={draft.form.control} enrolled={enrolled} />
    </>
  );
};
