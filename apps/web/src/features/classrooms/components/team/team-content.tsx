import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import type { Team } from '@wonderfield/contract/classrooms/team';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { AccessDialog } from './access-dialog.tsx';
import { type Invitee, InviteForm } from './invite-form.tsx';
import { RoleTable } from './role-table.tsx';
import styles from './team.module.css';
import { TeamConfirm, type TeamQuestion } from './team-confirm.tsx';
import { TeamInvitations } from './team-invitations.tsx';
import { EndedMembers, type Member, type MemberAction, TeamMembers } from './team-members.tsx';

const NEW_INVITEE: Invitee = { email: '', role: 'coTeacher' };

/** Shows the team with the actions that the owner or a member may use. */
export const TeamContent = ({
  classroom,
  team,
  userId,
}: {
  classroom: TaughtClassroom;
  team: Team;
  userId: string;
}) => {
  const t = useTranslations('classrooms.team');
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<TeamQuestion>();
  const [changing, setChanging] = useState<{ member: Member; isOpen: boolean }>();
  /** `turn` counts the invitations of a former member. It is the key of the form. */
  const [inviting, setInviting] = useState({ invitee: NEW_INVITEE, turn: 0 });
  const isOwner = team.owner.id === userId;
  const handleAction = (action: MemberAction, member: Member) => {
    if (action === 'change') setChanging({ member, isOpen: true });
    else {
      const name = displayName(member);
      setQuestion({ kind: action, educatorId: member.id, name, isOpen: true });
    }
  };
  const handleInviteAgain = ({ email, role }: Member) =>
    setInviting(({ turn }) => ({ invitee: { email, role, endsOn: undefined }, turn: turn + 1 }));
  const handleLeave = () =>
    setQuestion({ kind: 'leave', educatorId: userId, name: classroom.name, isOpen: true });
  return (
    <div className={styles.page} data-owner={isOwner}>
      <div className={styles.column}>
        <Card as="section" aria-labelledby="team-members">
          <h2 ref={heading} id="team-members" tabIndex={-1} className={styles.title}>
            {t('members')} <span className={styles.count}>({team.coTeachers.length + 1})</span>
          </h2>
          <TeamMembers
            classroomId={classroom.id}
            team={team}
            userId={userId}
            onAction={handleAction}
            onWithdrawn={() => heading.current?.focus()}
          />
          {isOwner && (
            <TeamInvitations
              classroomId={classroom.id}
              team={team}
              onNoneLeft={() => heading.current?.focus()}
            />
          )}
          <EndedMembers ended={team.ended} onInvite={handleInviteAgain} />
          {!isOwner && (
            <Button variant="secondary" className={styles.leave ?? ''} onClick={handleLeave}>
              {t('leave')}
            </Button>
          )}
        </Card>
        <RoleTable />
      </div>
      {isOwner && (
        <InviteForm
          key={inviting.turn}
          classroomId={classroom.id}
          today={team.today}
          invitee={inviting.invitee}
          takesFocus={inviting.turn > 0}
        />
      )}
      {changing && (
        <AccessDialog
          classroomId={classroom.id}
          team={team}
          member={changing.member}
          open={changing.isOpen}
          onClose={() => setChanging({ ...changing, isOpen: false })}
        />
      )}
      {question && (
        <TeamConfirm
          classroom={classroom}
          question={question}
          onClose={() => setQuestion({ ...question, isOpen: false })}
          finalFocus={heading}
        />
      )}
    </div>
  );
};
