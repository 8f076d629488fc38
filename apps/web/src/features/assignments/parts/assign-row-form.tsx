import { useCallForm } from '@wonderfield/client/use-call-form';
import type { ClassAssignments } from '@wonderfield/contract/assignments/assignment';
import { latestDueDate } from '@wonderfield/contract/assignments/assignment-days';
import {
  type AssignmentForm,
  AssignmentFormSchema,
} from '@wonderfield/contract/assignments/assignment-form';
import type { Skill } from '@wonderfield/questions/skill';
import { Button } from '@wonderfield/ui/button/button';
import { DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { useAssignRow } from '../api/assignment-calls.ts';
import styles from '../components/assign-row-form.module.css';
import { ExampleQuestion } from '../components/example-question.tsx';
import { SkillPicker } from '../components/skill-picker.tsx';
import { StudentsPicker } from '../components/students-picker.tsx';
import { useDueStrings } from '../components/use-due-strings.ts';
import type { AssignDraft } from './assign-draft.ts';

type AssignRowFormProps = {
  classroomId: string;
  room: Pick<ClassAssignments, 'today' | 'grade' | 'students'>;
  skills: readonly Skill[];
  /** Initial values. */
  draft: AssignDraft;
  onBusy: (isBusy: boolean) => void;
  onDone: () => void;
  /** Closes the form. The draft is kept, so no input is lost. */
  onCancel: () => void;
  onDraft: (draft: AssignDraft) => void;
};

/** Asks for skills, a due date and the students. */
export const AssignRowForm = ({ classroomId, room, skills, draft, ...on }: AssignRowFormProps) => {
  const t = useTranslations('assignments.form');
  const dueStrings = useDueStrings();
  const { show } = useToasts();
  const [error, setError] = useState<string>();
  const keyFor = useIdempotencyKey();
  const assign = useAssignRow(classroomId);
  const { form, isBusy, handleSubmit, errorOf } = useCallForm({
    schema: AssignmentFormSchema,
    defaultValues: draft,
    send: (values: AssignmentForm) => {
      setError(undefined);
      return assign(values, keyFor(values));
    },
    onDone: (_, { skillIds, dueOn }) => {
      const names = skills.filter(({ id }) => skillIds.includes(id)).map(({ name }) => name);
      show({
        tone: 'success',
        text: t('sent', { skills: names.join(', '), day: dueStrings(dueOn) }),
      });
      on.onDone();
    },
    onError: (error) => setError(error.message),
  });
  const { control } = form;
  const { field: skillIds } = useController({ name: 'skillIds', control });
  const { field: studentIds } = useController({ name: 'studentIds', control });
  const chosenSkills = skillIds.value as AssignDraft['skillIds'];
  const { onBusy, onDraft } = on;
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  useEffect(() => form.watch((now) => onDraft(now as AssignDraft)).unsubscribe, [form, onDraft]);
  const lastChosen = skills.find(({ id }) => id === chosenSkills.at(-1));
  return (
    <form noValidate onSubmit={handleSubmit}>
      <DialogBody className={styles.body}>
        <SkillPicker
          skills={skills}
          grade={room.grade}
          chosen={chosenSkills}
          error={errorOf('skillIds')}
          focusRef={skillIds.ref}
          onChange={skillIds.onChange}
        />
        <div className={styles.side}>
          <TextField
            type="date"
            label={t('due')}
            help={t('dueHelp')}
            min={room.today}
            max={latestDueDate(room.today)}
            error={errorOf('dueOn')}
            {...form.register('dueOn')}
          />
          <StudentsPicker
            students={room.students}
            chosen={studentIds.value as AssignDraft['studentIds']}
            error={errorOf('studentIds')}
            focusRef={studentIds.ref}
            onChange={studentIds.onChange}
          />
          <ExampleQuestion key={lastChosen?.id} skill={lastChosen} grade={room.grade} />
        </div>
      </DialogBody>
      <DialogFoot className={styles.foot}>
        <div role="alert" className={styles.refusal}>
          {error && <Note tone="error">{error}</Note>}
        </div>
        <Button variant="quiet" disabled={isBusy} onClick={on.onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" variant="primary" busy={isBusy} busyLabel={t('busy')}>
          {t('send')}
        </Button>
      </DialogFoot>
    </form>
  );
};
