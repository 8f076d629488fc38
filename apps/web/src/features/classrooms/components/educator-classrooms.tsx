import { ApiError } from '@wonderfield/client/errors';
import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import type { TaughtClassroom } from '@wonderfield/contract/classrooms/classroom';
import { educatorState } from '@wonderfield/contract/educators/educator-rules';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Link, Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { InvitationsBanner } from '../../../shared/invitations/invitations-banner.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { ArchivedClassrooms } from './archived-classrooms.tsx';
import { ClassroomDialogs } from './classroom-dialogs.tsx';
import { ClassroomList } from './classroom-list.tsx';
import styles from './classrooms.module.css';
import { EducatorCards } from './educator-card-list.tsx';
import { useCardActions } from './use-card-actions.ts';

const CreateLink = () => {
  const t = useTranslations('classrooms.list');
  return (
    <ButtonLink
      variant="primary"
      icon={<Plus size={20} strokeWidth={2.4} aria-hidden />}
      render={<Link to={PATHS.createClassroom} />}
    >
      {t('create')}
    </ButtonLink>
  );
};

const isActive = ({ isArchived }: TaughtClassroom) => !isArchived;

/**
 * Returns true for errors of educators without access. Their home page explains what is missing.
 */
const isNotReady = (error: Error | null) =>
  error instanceof ApiError && ['EDU_001', 'EDU_002', 'EDU_004'].includes(error.code);

/**
 * Returns the page for the next step: the setup for a teacher without a school code, otherwise the
 * home page.
 */
const wayOn = (user: EducatorUser) =>
  user.licenseType === 'schoolLicenseCode' &&
  educatorState(user) === 'unconfigured' &&
  !user.schoolRemoval
    ? PATHS.educatorSetup
    : PATHS.educatorHome;

/** Lists the classrooms that an educator owns or co-teaches, with all actions. */
export const EducatorClassrooms = ({ user }: { user: EducatorUser }) => {
  const t = useTranslations('classrooms.list');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus();
  const { opened, handleAction, handleClose } = useCardActions(focusHeading);
  const classrooms = useClassrooms('educator');
  const { list, error } = classrooms;
  const active = list?.filter(isActive);
  const archived = list?.filter((classroom) => !isActive(classroom)) ?? [];
  if (isNotReady(error)) return <Navigate to={wayOn(user)} replace />;
  return (
    <>
      <InvitationsBanner userId={user.id} onNoneLeft={focusHeading} />
      {active && (
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1}>
            {t('heading', { count: active.length })}
          </h2>
          <CreateLink />
        </div>
      )}
      <ClassroomList
        state={{ ...classrooms, list: active }}
        empty={{
          picture: <SproutScene />,
          title: archived.length > 0 ? t('onlyArchived') : TEXTS.noClassroom,
          action: <Link to={PATHS.createClassroom}>{t('create')}</Link>,
        }}
      >
        {(shown) => <EducatorCards list={shown} onAction={handleAction} />}
      </ClassroomList>
      {archived.length > 0 && <ArchivedClassrooms list={archived} onAction={handleAction} />}
      <ClassroomDialogs
        opened={opened}
        // Current data from the list, so a code that was just enabled shows at once.
        classroom={list?.find(({ id }) => id === opened?.classroom.id)}
        onClose={handleClose}
        listHeading={heading}
      />
    </>
  );
};
