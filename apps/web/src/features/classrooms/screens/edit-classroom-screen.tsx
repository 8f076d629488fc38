import { useQuery } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { MESSAGE_CODES } from '@wonderfield/contract/texts/message-codes';
import { Navigate, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { NotLoadedCard } from '../../../shared/not-loaded/not-loaded-card.tsx';
import { listStudentsPath, PATHS } from '../../../shared/routing/paths.ts';
import { classroomQuery } from '../api/classroom-calls.ts';
import { startFor } from '../components/form/classroom-draft.ts';
import styles from '../components/form/classroom-form.module.css';
import { ClassroomForm } from '../components/form/classroom-form.tsx';
import { ClassroomFormFrame } from '../components/form/classroom-form-frame.tsx';
import { FormSkeleton } from '../components/form/form-skeleton.tsx';

const LoadedForm = ({ id, user }: { id: string; user: EducatorUser }) => {
  const t = useTranslations('classrooms.form');
  const showErrorToast = useErrorToast();
  const { data, error, isFetching, refetch } = useQuery(classroomQuery(id));
  const isUnknown = error instanceof ApiError && error.code === 'CLS_001';

  const handleLoadNewest = async () => {
    const { data: newest, error: failure } = await refetch();
    if (failure) showErrorToast(failure);
    return failure ? undefined : newest;
  };
  // A helper sees the class but cannot change it.
  if (data?.isHelper) return <Navigate to={listStudentsPath(id)} replace />;
  if (data && !isUnknown) {
    return (
      <ClassroomForm
        classroom={data}
        known={startFor(user, undefined)}
        onLoadNewest={handleLoadNewest}
      />
    );
  }
  if (!error || (isFetching && !isUnknown)) return <FormSkeleton />;
  return (
    <NotLoadedCard
      className={styles.whole}
      title={isUnknown ? MESSAGE_CODES.CLS_001.text : error.message}
      next={isUnknown ? { to: PATHS.classrooms, label: t('unknownLink') } : () => void refetch()}
    />
  );
};

export const EditClassroomScreen = () => {
  const t = useTranslations('classrooms.form');
  const { id = '' } = useParams();
  return (
    <ClassroomFormFrame title={t('editTitle')}>
      {(user) => <LoadedForm key={id} id={id} user={user} />}
    </ClassroomFormFrame>
  );
};
