import { useTranslations } from 'use-intl';
import { ClassroomForm } from '../components/classroom-form.tsx';
import { ClassroomFormFrame } from '../components/classroom-form-frame.tsx';

export const CreateClassroomScreen = () => {
  const t = useTranslations('classrooms.form');
  return (
    <ClassroomFormFrame title={t('createTitle')} lead={t('createLead')}>
      {(ownName) => <ClassroomForm ownName={ownName} />}
    </ClassroomFormFrame>
  );
};
