import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { StudentReport } from '@wonderfield/contract/progress/student-report';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { saveRows } from '../components/save-rows.ts';
import { reportRows } from '../rules/report-skills.ts';
import { useCertaintyText } from './use-certainty-text.ts';

/** Returns a function that saves the skills of a student as a CSV file. */
export const useSaveReport = ({ classroomName, student, skills }: StudentReport) => {
  const t = useTranslations('studentReport');
  const stages = useTranslations('progress.stages');
  const certaintyText = useCertaintyText();
  const showErrorToast = useErrorToast();
  return () => {
    const rows = reportRows(skills, {
      subject: t('skills.subject'),
      skill: t('skills.skill'),
      standard: t('skills.standard'),
      stage: t('skills.stage'),
      level: t('skills.level'),
      certainty: t('skills.certainty'),
      questions: t('skills.questions'),
      days: t('skills.days'),
      last: t('skills.last'),
      certaintyText,
      stageText: ({ isRated, stage }) => (isRated ? stages(stage) : t('skills.notRated')),
    });
    saveRows([classroomName, displayName(student)], t('csvName'), rows).catch(showErrorToast);
  };
};
