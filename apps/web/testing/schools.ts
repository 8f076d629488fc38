import type { SchoolJson } from '@wonderfield/contract/educators/school';

type SchoolTeacherJson = SchoolJson['teachers'][number];

/** A teacher on the license of a school. */
export const aTeacher = (changes: Partial<SchoolTeacherJson> = {}): SchoolTeacherJson => ({
  userId: 'educator-2',
  firstName: 'Noah',
  lastName: 'Lindqvist',
  email: 'noah@school.example.org',
  educatorGrade: '3,4',
  joinedAt: '2026-11-03T15:00:00.000Z',
  ...changes,
});

/** A school as its administrator sees it: a code, ten seats, one taken. */
export const aSchool = (changes: Partial<SchoolJson> = {}): SchoolJson => ({
  schoolId: 'school-1',
  schoolName: 'Alder Creek Elementary',
  schoolCity: 'Portland',
  schoolZip: '97214',
  wonderfieldLicenseFor: 'school',
  schoolCode: 'WF-7K3M-92QD',
  classroomSeats: 10,
  studentSeats: 250,
  teachers: [aTeacher()],
  ...changes,
});
