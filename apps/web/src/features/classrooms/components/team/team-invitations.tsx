import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Team } from '@wonderfield/contract/classrooms/team';
import { Button } from '@wonderfield/ui/button/button';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useFormatter, useTranslations } from 'use-intl';
import { useFocusNext } from '../../../../shared/focus/use-focus-next.ts';
import { useWithdrawInvitation } from '../../api/team-calls.ts';
import { MemberAccess } from './member-access.tsx';
import styles from './team.module.css';

const DAY = { dateStyle: 'medium' } as const;

/** Lists pending invitations. */
export const TeamInvitations = ({
  classroomId,
  team: { invitations, today },
  onNoneLeft,
}: {
  classroomId: string;
  team: Team;
  /** Called when the last invitation is withdrawn, because the clicked button disappears. */
  onNoneLeft: () => void;
}) => {
  const t = useTranslations('classrooms.team');
  const format = useFormatter();
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const withdraw = useWithdrawInvitation(classroomId);
  const { list, expectToGo } = useFocusNext<HTMLUListElement>(
    invitations.map(({ id }) => id),
    onNoneLeft,
  );
  const handleWithdraw = (invitationId: string) => {
    expectToGo(invitationId);
    withdraw.mutate(invitationId, {
      onSuccess: () => show({ tone: 'success', text: t('takenBack') }),
      onError: (error) => showErrorToast(error),
    });
  };
  const goingId = withdraw.isPending ? withdraw.variables : undefined;
  if (invitations.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        {t('invited')} ({invitations.length})
      </h3>
      <ul ref={list} className={styles.people}>
        {invitations.map(({ id, email, at, ...access }) => (
          <li key={id} tabIndex={-1} className={styles.person} data-invited>
            <div className={styles.words}>
              <p className={styles.name}>{email}</p>
              <p className={styles.small}>
                {t('invitedOn', {
                  date: format.dateTime(new Date(at), DAY),
                })}
              </p>
            </div>
            <div className={styles.access}>
              <MemberAccess access={access} today={today} />
            </div>
            <div className={styles.actions}>
              <Button
                variant="quiet"
                size="sm"
                disabled={goingId !== undefined && goingId !== id}
                busy={goingId === id}
                aria-label={t('takeBackOf', { email })}
                onClick={() => handleWithdraw(id)}
              >
                {t('takeBack')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
};
