import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { isSynced } from '@wonderfield/contract/classrooms/classroom-rules';
import { SYNCED_STUDENTS_MAX_DIGITS } from '@wonderfield/contract/limits';
import { GRADES, SUBJECTS } from '@wonderfield/contract/options';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { SelectField } from '@wonderfield/ui/select-field/select-field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { enrolledIn } from '../../../shared/classrooms/classroom-facts.ts';
import pair from '../../../shared/pages/pair-form.module.css';
import { PATHS } from '../../../shared/paths.ts';
import { forgetDraft } from './classroom-draft.ts';
import { ConflictNote, DraftNote } from './classroom-form-notes.tsx';
import { ClassroomPreview } from './classroom-preview.tsx';
import { SyncLinks } from './sync-links.tsx';
import { useClassroomForm } from './use-classroom-form.ts';

/** More digits than by hand there can be: who types 100 is told the maximum, and does not get 10. */
const digitsOf = (typed: string) => typed.replace(/\D/g, '').slice(0, SYNCED_STUDENTS_MAX_DIGITS);

/** Makes a classroom, or edits the one given. */
export const ClassroomForm = ({
  classroom,
  ownName,
  onLoadNewest,
}: {
  classroom?: TaughtClassroom;
  /** The educator's: who else would teach a new classroom. */
  ownName: string;
  onLoadNewest?: () => Promise<unknown>;
}) => {
  const t = useTranslations('classrooms.form');
  const card = useTranslations('classrooms.card');
  const shared = useTranslations('shared');
  const draft = useClassroomForm(classroom, ownName);
  const { errorOf } = draft;
  const { register } = draft.form;
  const places = register('capacity');
  const isLocked = !!classroom && isSynced(classroom);
  const locked = isLocked && { readOnly: true, help: t('locked') };
  const enrolled = classroom ? enrolledIn(classroom) : 0;
  return (
    <>
      <Card padding="lg">
        {!classroom && <SyncLinks />}
        {draft.hasOffer && (
          <DraftNote onBringBack={draft.handleBringBack} onDiscard={draft.handleDiscard} />
        )}
        {draft.conflict && onLoadNewest && (
          <ConflictNote text={draft.conflict} onLoadNewest={onLoadNewest} />
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
          <TextField
            label={card('maxStudents')}
            inputMode="numeric"
            autoComplete="off"
            help={enrolled > 0 ? t('enrolled', { count: enrolled }) : t('studentsHelp')}
            error={errorOf('capacity')}
            {...places}
            onChange={(event) => {
              const digits = digitsOf(event.target.value);
              if (digits !== event.target.value) event.target.value = digits;
              return places.onChange(event);
            }}
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
      <ClassroomPreview control={draft.form.control} enrolled={enrolled} />
    </>
  );
};
