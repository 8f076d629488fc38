/** Fields of a school's account that have other names on the wire. */
export const SCHOOL_ACCOUNT_FIELDS = {
  isAmbassador: 'wonderfieldAmbassador',
  licenseFor: 'wonderfieldLicenseFor',
  classroomCount: 'classRoomsInSchool',
  studentCount: 'studentsInSchool',
  licenseType: 'educatorLicenseType',
} as const;
