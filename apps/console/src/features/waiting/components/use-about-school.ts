import type { WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import { useStrings } from '../../../shared/use-strings.ts';

/** Formats "District · Gresham, OR 97030 · 12 schools · 240 classrooms · 5,200 students". */
export const useAboutSchool = () => {
  const t = useStrings('waiting');
  const shared = useStrings('shared');
  return (school: WaitingSchool) =>
    [
      shared(`schoolKinds.${school.licenseFor}`),
      `${school.schoolCity}, ${school.schoolState} ${school.schoolZip}`,
      ...(school.schoolsInDistrict === undefined
        ? []
        : [t('schools', { count: school.schoolsInDistrict })]),
      t('classrooms', { count: school.classroomSeats }),
      t('students', { count: school.studentSeats }),
    ].join(' · ');
};
