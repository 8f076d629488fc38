import { useQuery } from '@tanstack/react-query';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import type { Team } from '@wonderfield/contract/classrooms/team';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../shared/account/display-name.ts';
import { teamQuery } from '../../api/team-calls.ts';
import styles from '../dialogs.module.css';
import { InviteForm } from './invite-form.tsx';
import { TeamConfirm, type TeamQuestion } from './team-confirm.tsx';
import { TeamInvitations, TeamMembers } from './team-lists.tsx';

type TeamProps = { classroom: TaughtClassroom; team: Team; userId: string };

/** Shows the team with the actions that the owner or a co-teacher may use. */
const TeamContent = ({ classroom, team, userId }: TeamProps) => {
  const t = useTranslations('classrooms.team');
  const members = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<TeamQuestion>();
  const isOwner = team.owner.id === userId;
  return (
    <>
      <DialogBody className={styles.sections ?? ''}>
        <p className={styles.lead}>{t('lead')}</p>
        <TeamMembers
          classroomId={classroom.id}
          team={team}
          userId={userId}
          heading={members}
          onAsk={(kind, educator) =>
            setQuestion({
              kind,
              educatorId: educator.id,
              name: displayName(educator),
              isOpen: true,
            })
          }
        />
        {isOwner && (
          <>
            <TeamInvitations
              classroomId={classroom.id}
              team={team}
              onNoneLeft={() => members.current?.focus()}
            />
            <InviteForm classroomId={classroom.id} />
          </>
        )}
      </DialogBody>
      <DialogFoot>
        {!isOwner && (
          <Button
            variant="secondary"
            onClick={() =>
              setQuestion({
                kind: 'leave',
                educatorId: userId,
                name: classroom.name,
                isOpen: true,
              })
            }
          >
            {t('leave')}
          </Button>
        )}
      </DialogFoot>
      {question && (
        <TeamConfirm
          classroom={classroom}
          question={question}
          onClose={() => setQuestion({ ...question, isOpen: false })}
          finalFocus={members}
        />
      )}
    </>
  );
};

export const TeamDialog = ({
  open,
  classroom,
  userId,
  onClose,
  finalFocus,
}: {
  open: boolean;
  classroom: TaughtClassroom;
  userId: string;
  onClose: () => void;
  /** Takes the focus when the button that opened the dialog is gone. */
  finalFocus: RefObject<HTMLElement | null> | undefined;
}) => {
  const t = useTranslations('classrooms.team');
  const list = useTranslations('classrooms.list');
  const shared = useTranslations('shared');
  const team = useQuery({ ...teamQuery(classroom.id), enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={t('title', { name: classroom.name })}
      closeLabel={shared('close')}
      finalFocus={finalFocus}
    >
      {team.isPending && (
        <DialogBody>
          <Skeleton label={TEXTS.loading}>
            <Furrow height="56px" />
            <Furrow height="56px" />
          </Skeleton>
        </DialogBody>
      )}
      {team.isError && (
        <DialogBody className={styles.sections ?? ''}>
          <Note tone="error">{team.error.message}</Note>
          <Button variant="secondary" size="sm" onClick={() => void team.refetch()}>
            {list('tryAgain')}
          </Button>
        </DialogBody>
      )}
      {team.data && <TeamContent classroom={classroom} team={team.data} userId={userId} />}
    </Dialog>
  );
};
