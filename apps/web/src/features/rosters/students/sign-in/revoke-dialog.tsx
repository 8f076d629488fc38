import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Student } from '@wonderfield/contract/classrooms/student';
import { ConfirmDialog } from '@wonderfield/ui/confirm-dialog/confirm-dialog';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useLastValue } from '../../../../shared/hooks/use-last-value.ts';
import { useRevokeCards } from '../../../../shared/student-login/login-calls.ts';
import { type Roster, useRosterChanges } from '../../api/roster-query.ts';
import { ROSTER_TOPIC } from '../../undo/undo-toast.ts';

/** Time to decide about a new card. */
const PRINT_TOAST_MS = 10_000;
const METHODS_WITH_CARD = ['scan', 'pictures', 'words'] as const;

/** Says what ends, and how students of each method still sign in. */
const RevokeText = ({ students }: { students: readonly Student[] }) => {
  const t = useTranslations('rosters.students.revoke');
  return (
    <>
      <p>{t('text')}</p>
      {METHODS_WITH_CARD.map((method) => {
        const some = students.filter(({ signInMethod }) => signInMethod === method);
        const [first] = some;
        if (!first) return null;
        const named = { count: some.length, name: displayName(first) };
        return <p key={method}>{t(`still.${method}`, named)}</p>;
      })}
    </>
  );
};

/** Asks before printed cards stop working and their sessions end. */
export const RevokeDialog = ({
  roster,
  students,
  onClose,
  onPrint,
}: {
  roster: Roster;
  /** Undefined while the dialog is closed. */
  students: readonly Student[] | undefined;
  onClose: () => void;
  onPrint: (students: readonly Student[]) => void;
}) => {
  const t = useTranslations('rosters.students.revoke');
  const shared = useTranslations('shared');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const revoke = useRevokeCards(roster.id);
  const { refresh } = useRosterChanges(roster.id);
  const shown = useLastValue(students) ?? [];
  const [first] = shown;
  const named = { count: shown.length, name: first ? displayName(first) : '' };
  const handleConfirm = async () => {
    try {
      await revoke.mutateAsync(shown.map(({ id }) => id));
    } catch (error) {
      showErrorToast(error as Error);
      throw error;
    }
    refresh();
    show({
      tone: 'success',
      text: t('done', named),
      topic: ROSTER_TOPIC,
      durationMs: PRINT_TOAST_MS,
      action: { label: t('printNew', named), onSelect: () => onPrint(shown) },
    });
  };
  return (
    <ConfirmDialog
      open={students !== undefined}
      onClose={onClose}
      tone="danger"
      title={t('title', named)}
      text={<RevokeText students={shown} />}
      cancelLabel={shared('cancel')}
      confirmLabel={t('confirm', named)}
      busyLabel={t('busy')}
      onConfirm={handleConfirm}
    />
  );
};
