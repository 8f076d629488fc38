import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { FIELD_MESSAGES } from '@wonderfield/contract/texts/field-messages';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { Pencil, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useRenameStudent } from '../../api/roster-calls.ts';
import { useUndoToast } from '../../undo/undo-toast.ts';
import styles from './name-cell.module.css';

type Name = { firstName: string; lastName: string };

/** Returns the messages of the fields. Any other message is shown under the first one. */
const errorsOf = (error: Error | null): { [Field in keyof Name]?: string | undefined } => {
  if (!error) return {};
  const { firstName, lastName } = error instanceof ApiError ? error.errors : {};
  return firstName || lastName ? { firstName, lastName } : { firstName: error.message };
};

/** Edits a name in place. Enter saves, and Escape restores the name. */
const NameForm = ({
  classroomId,
  student,
  onClose,
}: {
  classroomId: string;
  student: Student;
  onClose: () => void;
}) => {
  const t = useTranslations('rosters.name');
  const showUndo = useUndoToast();
  const showErrorToast = useErrorToast();
  const rename = useRenameStudent(classroomId);
  const first = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<Name>({
    firstName: student.firstName,
    lastName: student.lastName,
  });
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    first.current?.focus();
    first.current?.select();
  }, []);
  const errors = isEmpty ? { firstName: FIELD_MESSAGES.firstNameMissing } : errorsOf(rename.error);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = { firstName: name.firstName.trim(), lastName: name.lastName.trim() };
    setEmpty(wanted.firstName === '');
    if (wanted.firstName === '') return first.current?.focus();
    await rename.mutateAsync({ student, name: wanted });
    showUndo({
      text: t('changed', { name: displayName(wanted) }),
      onUndo: () =>
        rename.mutateAsync(
          {
            student: { ...student, ...wanted },
            name: { firstName: student.firstName, lastName: student.lastName },
          },
          { onError: (error) => showErrorToast(error) },
        ),
    });
    onClose();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  const handleChange = (change: Partial<Name>) => {
    setName({ ...name, ...change });
    setEmpty(false);
    rename.reset();
  };
  return (
    <form
      noValidate
      className={styles.form}
      aria-label={t('formOf', { name: displayName(student) })}
      // The message is shown under its field.
      onSubmit={(event) => void handleSubmit(event).catch(() => undefined)}
      onKeyDown={handleKeyDown}
    >
      <TextField
        ref={first}
        label={t('firstName')}
        labelHidden
        value={name.firstName}
        maxLength={60}
        error={errors.firstName}
        onChange={(event) => handleChange({ firstName: event.target.value })}
      />
      <TextField
        label={t('lastName')}
        labelHidden
        value={name.lastName}
        maxLength={60}
        error={errors.lastName}
        onChange={(event) => handleChange({ lastName: event.target.value })}
      />
      <Button
        type="submit"
        variant="secondary"
        size="sm"
        busy={rename.isPending}
        aria-label={t('saveName')}
      >
        {t('save')}
      </Button>
      <IconButton label={t('cancel')} icon={<X size={20} strokeWidth={2.2} />} onClick={onClose} />
    </form>
  );
};

/** Shows a name. If the classroom manages it, a click edits it. */
export const NameCell = ({
  classroomId,
  student,
  avatarSize = 40,
}: {
  classroomId: string;
  student: Student;
  avatarSize?: number;
}) => {
  const t = useTranslations('rosters.name');
  const [isEditing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) button.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const name = displayName(student);
  if (isEditing) {
    return <NameForm {...{ classroomId, student }} onClose={() => setEditing(false)} />;
  }
  return (
    <span className={styles.name}>
      <Avatar userId={student.id} size={avatarSize} />
      {student.isLoginManagedHere && !student.isSynced ? (
        <button
          ref={button}
          type="button"
          className={styles.edit}
          aria-label={t('editOf', { name })}
          onClick={() => setEditing(true)}
        >
          {name}
          <Pencil size={16} strokeWidth={2.2} aria-hidden className={styles.pencil} />
        </button>
      ) : (
        name
      )}
    </span>
  );
};
