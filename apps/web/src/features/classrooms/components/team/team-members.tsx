import type { Team } from '@wonderfield/contract/classrooms/team';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Button } from '@wonderfield/ui/button/button';
import { IconButton } from '@wonderfield/ui/icon-button/icon-button';
import { Menu, MenuItem } from '@wonderfield/ui/menu/menu';
import { Tag } from '@wonderfield/ui/tag/tag';
import { CalendarClock, EllipsisVertical, KeyRound, UserMinus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { EndedOn, MemberAccess } from './member-access.tsx';
import styles from './team.module.css';
import { WithdrawOfferButton } from './withdraw-offer-button.tsx';

export type Member = Team['coTeachers'][number];
export type MemberAction = 'handOver' | 'remove' | 'change';
type OnAction = (action: MemberAction, member: Member) => void;

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
const DAY = { dateStyle: 'medium' } as const;

/** Shows a person with details and actions. */
const Person = ({
  person,
  tags,
  note,
  access,
  actions,
}: {
  person: Team['owner'];
  tags?: ReactNode;
  note?: ReactNode;
  access?: ReactNode;
  actions?: ReactNode;
}) => (
  <li className={styles.person}>
    <Avatar userId={person.id} size={40} />
    <div className={styles.words}>
      <p className={styles.name}>
        {displayName(person)} {tags}
      </p>
      <p className={styles.small}>{person.email}</p>
      {note}
    </div>
    <div className={styles.access}>{access}</div>
    <div className={styles.actions}>{actions}</div>
  </li>
);

/** Shows the actions of the owner for a member. Only one ownership offer can be pending. */
const MemberActions = ({
  member,
  canOffer,
  onAction,
}: {
  member: Member;
  canOffer: boolean;
  onAction: OnAction;
}) => {
  const t = useTranslations('classrooms.team');
  const name = displayName(member);
  return (
    <>
      {member.endsOn !== undefined && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('extendOf', { name })}
          onClick={() => onAction('change', member)}
        >
          {t('extend')}
        </Button>
      )}
      <Menu
        trigger={<IconButton label={t('more', { name })} icon={<EllipsisVertical {...ICON} />} />}
      >
        <MenuItem icon={<CalendarClock {...ICON} />} onSelect={() => onAction('change', member)}>
          {t('change')}
        </MenuItem>
        {canOffer && member.role === 'coTeacher' && (
          <MenuItem icon={<KeyRound {...ICON} />} onSelect={() => onAction('handOver', member)}>
            {t('makeOwner')}
          </MenuItem>
        )}
        <MenuItem icon={<UserMinus {...ICON} />} onSelect={() => onAction('remove', member)}>
          {t('remove')}
        </MenuItem>
      </Menu>
    </>
  );
};

/** Lists the owner and the members. Only the owner gets actions. */
export const TeamMembers = ({
  classroomId,
  team,
  userId,
  onAction,
  onWithdrawn,
}: {
  classroomId: string;
  team: Team;
  userId: string;
  onAction: OnAction;
  /** Called after an offer was withdrawn, because the clicked button disappears. */
  onWithdrawn: () => void;
}) => {
  const t = useTranslations('classrooms.team');
  const format = useFormatter();
  const isOwner = team.owner.id === userId;
  const you = <Tag tone="plain">{t('you')}</Tag>;
  return (
    <ul className={styles.people}>
      <Person
        person={team.owner}
        tags={
          <>
            <Tag tone="leaf">{t('owner')}</Tag>
            {isOwner && you}
          </>
        }
      />
      {team.coTeachers.map((member) => {
        const offer = member.id === team.handover?.heirId ? team.handover : undefined;
        return (
          <Person
            key={member.id}
            person={member}
            tags={member.id === userId && you}
            note={
              offer && (
                <p className={styles.small}>
                  {t('offered', { date: format.dateTime(new Date(offer.at), DAY) })}
                </p>
              )
            }
            access={<MemberAccess access={member} today={team.today} />}
            actions={
              <>
                {offer && (
                  <WithdrawOfferButton
                    classroomId={classroomId}
                    name={displayName(member)}
                    onWithdrawn={onWithdrawn}
                  />
                )}
                {isOwner && (
                  <MemberActions member={member} canOffer={!team.handover} onAction={onAction} />
                )}
              </>
            }
          />
        );
      })}
    </ul>
  );
};

/** Lists people whose access ended, so that the owner can invite them again. */
export const EndedMembers = ({
  ended,
  onInvite,
}: {
  ended: readonly Member[];
  onInvite: (member: Member) => void;
}) => {
  const t = useTranslations('classrooms.team');
  if (ended.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>
        {t('ended')} ({ended.length})
      </h3>
      <ul className={styles.people}>
        {ended.map((member) => (
          <Person
            key={member.id}
            person={member}
            access={<EndedOn access={member} />}
            actions={
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('inviteAgainOf', { name: displayName(member) })}
                onClick={() => onInvite(member)}
              >
                {t('inviteAgain')}
              </Button>
            }
          />
        ))}
      </ul>
    </section>
  );
};
