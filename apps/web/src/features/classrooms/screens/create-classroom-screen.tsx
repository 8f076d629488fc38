import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { useTranslations } from 'use-intl';
import { useClassrooms } from '../../../shared/classrooms/classrooms-query.ts';
import { startFor } from '../components/form/classroom-draft.ts';
import { ClassroomForm } from '../components/form/classroom-form.tsx';
import { ClassroomFormFrame } from '../components/form/classroom-form-frame.tsx';
import { FormSkeleton } from '../components/form/form-skeleton.tsx';

/** Waits for the list, because a new classroom starts with values of the first one. */
const NewClassroom = ({ user }: { user: EducatorUser }) => {
  const { list, error } = useClassrooms('educator');
  if (!list && !error) return <FormSkeleton />;
  return <ClassroomForm known={startFor(user, list?.[0])} />;
};

export const CreateClassroomScreen = () => {
  const t = useTranslations('classrooms.form');
  return (
    <ClassroomFormFrame title={t('createTitle')} lead={t('createLead')}>
      {(user) => <NewClassroom user={user} />}
    </ClassroomFormFrame>
  );
};
