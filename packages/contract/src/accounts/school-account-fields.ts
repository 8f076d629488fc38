/** Wire names of the fields of a school account. */
export const SCHOOL_ACCOUNT_FIELDS = {
  isAmbassador: 'wonderfieldAmbassador',
  licenseFor: 'wonderfieldLicenseFor',
  classroomCount: 'classRoomsInSchool',
  studentCount: 'studentsInSchool',
  licenseType: 'educatorLicenseType',
} as const;
