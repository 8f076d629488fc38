import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Colleague, Team } from '@wonderfield/contract/classrooms/team';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import type { RefObject } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { useFocusNext } from '../../../../shared/focus/use-focus-next.ts';
import { useWithdrawInvitation, useWithdrawOwnershipTransfer } from '../../api/team-calls.ts';
import styles from './team.module.css';
import type { TeamQuestion } from './team-confirm.tsx';

type OnAsk = (kind: Exclude<TeamQuestion['kind'], 'leave'>, educator: Colleague) => void;

const DAY = { dateStyle: 'medium' } as const;

/** Withdraws the ownership transfer. The button disappears with it. */
const WithdrawButton = ({
  classroomId,
  name,
  onWithdrawn,
}: {
  classroomId: string;
  name: string;
  onWithdrawn: () => void;
}) => {
  const t = useTranslations('classrooms.team');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const withdraw = useWithdrawOwnershipTransfer(classroomId);
  const handleWithdraw = async () => {
    try {
      await withdraw.mutateAsync(undefined);
      show({ tone: 'success', text: t('withdrawn') });
    } catch (error) {
      showErrorToast(error as Error);
    }
    onWithdrawn();
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      busy={withdraw.isPending}
      aria-label={t('withdrawOf', { name })}
      onClick={() => void handleWithdraw()}
    >
      {t('withdraw')}
    </Button>
  );
};

/** Lists the owner and the co-teachers. The owner can change the co-teachers. */
export const TeamMembers = ({
  classroomId,
  team,
  userId,
  heading,
  onAsk,
}: {
  classroomId: string;
  team: Team;
  userId: string;
  heading: RefObject<HTMLHeadingElement | null>;
  onAsk: OnAsk;
}) => {
  const t = useTranslations('classrooms.team');
  const format = useFormatter();
  const isOwner = team.owner.id === userId;
  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {t('members')}
      </h3>
      <ul className={styles.people}>
        {[team.owner, ...team.coTeachers].map((educator) => {
          const name = displayName(educator);
          const owns = educator.id === team.owner.id;
          const isAsked = educator.id === team.handover?.heirId;
          return (
            <li key={educator.id} className={styles.person}>
              <Avatar userId={educator.id} size={40} />
              <div className={styles.words}>
                <p className={styles.name}>
                  {name} {owns && <Tag tone="leaf">{t('owner')}</Tag>}
                  {educator.id === userId && <Tag tone="plain">{t('you')}</Tag>}
                </p>
                <p className={styles.small}>{educator.email}</p>
                {isAsked && team.handover && (
                  <p className={styles.small}>
                    {t('offered', { date: format.dateTime(new Date(team.handover.at), DAY) })}
                  </p>
                )}
              </div>
              {isOwner && !owns && (
                <div className={styles.actions}>
                  {/* Only one transfer can be pending. */}
                  {!team.handover && (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={t('makeOwnerOf', { name })}
                      onClick={() => onAsk('handOver', educator)}
                    >
                      {t('makeOwner')}
                    </Button>
                  )}
                  {isAsked && (
                    <WithdrawButton
                      classroomId={classroomId}
                      name={name}
                      onWithdrawn={() => heading.current?.focus()}
                    />
                  )}
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('removeOf', { name })}
                    onClick={() => onAsk('remove', educator)}
                  >
                    {t('remove')}
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** Lists pending invitations. */
export const TeamInvitations = ({
  classroomId,
  team: { invitations },
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
      <h3 className={styles.heading}>{t('invited')}</h3>
      <ul ref={list} className={styles.people}>
        {invitations.map(({ id, email, at }) => (
          <li key={id} tabIndex={-1} className={styles.person}>
            <div className={styles.words}>
              <p className={styles.name}>{email}</p>
              <p className={styles.small}>
                {t('invitedOn', {
                  date: format.dateTime(new Date(at), DAY),
                })}
              </p>
            </div>
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
          </li>
        ))}
      </ul>
    </section>
  );
};
