import { useErrorToast } from '@wonderfield/client/use-error-toast';
import { suggestDueDate } from '@wonderfield/contract/assignments/assignment-days';
import { Button } from '@wonderfield/ui/button/button';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useIdempotencyKey } from '../../../shared/call/use-idempotency-key.ts';
import { useAssignRow, useEndAssignment } from '../api/assignment-calls.ts';
import styles from '../components/assign-group-button.module.css';
import { useDueStrings } from '../components/use-due-strings.ts';

/** Time to undo an assignment from its message. */
const UNDO_MS = 10_000;

type AssignGroupButtonProps = {
  classroomId: string;
  today: string;
  skill: { skillId: string; name: string };
  /** Students of the group without an open row of the skill. */
  missing: readonly { studentId: string; firstName: string }[];
  /** Due date of the open row, if the group has one. */
  dueOn: string | undefined;
  /** False if no row can be assigned now. */
  canAssign: boolean;
};

/** Assigns the skill and shows a message with Undo. */
const useAssignGroup = ({ classroomId, today, skill, missing }: AssignGroupButtonProps) => {
  const t = useTranslations('assignments.group');
  const dueStrings = useDueStrings();
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const keyFor = useIdempotencyKey();
  const assign = useAssignRow(classroomId);
  const end = useEndAssignment(classroomId);
  const undo = (assignmentId: string) =>
    end.mutate(assignmentId, {
      onError: (error) => showErrorToast(error),
      onSuccess: () => show({ tone: 'success', text: t('undone', { skill: skill.name }) }),
    });
  return async () => {
    const form = {
      skillIds: [skill.skillId],
      dueOn: suggestDueDate(today),
      studentIds: missing.map(({ studentId }) => studentId),
    };
    try {
      const { assignmentId } = await assign(form, keyFor(form));
      show({
        tone: 'success',
        text: t('done', { skill: skill.name, day: dueStrings(form.dueOn) }),
        durationMs: UNDO_MS,
        action: { label: t('undo'), onSelect: () => undo(assignmentId) },
      });
    } catch (error) {
      showErrorToast(error as Error);
    }
  };
};

/** Assigns a row to a group with one click, or shows that the group has one. */
export const AssignGroupButton = (props: AssignGroupButtonProps) => {
  const { missing, dueOn, canAssign } = props;
  const t = useTranslations('assignments.group');
  const dueStrings = useDueStrings();
  const assign = useAssignGroup(props);
  const [isBusy, setIsBusy] = useState(false);
  if (missing.length === 0) {
    return (
      <p className={styles.assigned}>
        <Tag icon={<Check size={16} strokeWidth={2.6} aria-hidden />}>{t('assigned')}</Tag>
        {dueOn && t('assignedFor', { day: dueStrings(dueOn) })}
      </p>
    );
  }
  if (!canAssign) return null;
  const [first] = missing;
  const handleClick = async () => {
    setIsBusy(true);
    await assign();
    setIsBusy(false);
  };
  return (
    <Button variant="primary" busy={isBusy} busyLabel={t('busy')} onClick={handleClick}>
      {first && missing.length === 1
        ? t('assignOne', { name: first.firstName })
        : t('assign', { count: String(missing.length) })}
    </Button>
  );
};
