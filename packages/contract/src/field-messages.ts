/** Messages shown under a field: the specification's section 5, word for word. */
export const FIELD_MESSAGES = {
  firstNameMissing: 'Please enter First Name',
  lastNameMissing: 'Please enter Last Name',
  cityMissing: 'Please enter City',
  stateMissing: 'Please select State',
  zipMissing: 'Please enter Zip Code',
  zipInvalid: 'Please enter valid Zip Code',
  emailMissing: 'Please enter Email Address',
  emailInvalid: 'Please enter valid Email Address',
  emailTaken: 'Email already exists. Please try with another Email.',
  passwordMissing: 'Please enter Password',
  passwordWeak: 'Please enter a Strong Password',
  confirmPasswordMissing: 'Please confirm Password',
  passwordsDiffer: 'Passwords did not match',
  currentPasswordMissing: 'Please enter Current Password',
  currentPasswordWrong: 'Current password does not match',
  usernameMissing: 'Please enter Username',
  termsMissing: 'You need to agree Terms of Use and Privacy Policy',
  phoneMissing: 'Please enter Phone Number',
  phoneInvalid: 'Please enter valid Phone Number',
  accountTypeMissing: 'Please select Account Type',
  birthYearMissing: 'Please select Birth Year',
  birthMonthMissing: 'Please select Birth Month',
  gradeMissing: 'Please select Grade',
  childSubjectsMissing: 'Please select atleast one Subject',
  childSettingsMissing: 'Please fill all required detais',
  credentialsUsernameMissing: 'Please Enter Username',
  credentialsPasswordMissing: 'Please Enter Password',
  imageTypeWrong: 'Valid file formats are JPG, JPEG, PNG',
  imageTooLarge: 'Max size allowed is 1 MB',
  pronounMissing: 'Please select Preferred Pronoun',
  educatorGradesMissing: 'Please select atleast one Grade',
  classroomNameMissing: 'Please enter Classroom Name',
  teacherNameMissing: 'Please enter Teacher Name',
  subjectMissing: 'Please select subject',
  classroomStudentsMissing: 'Please enter no. of students',
  classroomStudentsTooMany: 'Max no.of students are 40',
  educatorStudentsMissing: 'Please enter No. of Students in class',
  schoolsInDistrictMissing: 'Please enter number of schools available in the District',
  classroomsInDistrictMissing: 'Please enter number of classrooms available in the District',
  classroomsInSchoolMissing: 'Please enter number of classrooms available in the School',
  studentsInDistrictMissing: 'Please enter number of students available in the District',
  studentsInSchoolMissing: 'Please enter number of students available in the School',
  licenseForMissing: 'Please select License Type',
  schoolNameMissing: 'Please enter School Name',
  schoolCodeMissing: 'Please enter School Code',
  contentFieldMissing: 'This field is required',
  educationMissing: 'Please select Education',
  contentSubjectMissing: 'Please select Subject',
  planTypeMissing: 'Please select type of Plan',
  cardMissing: 'Please enter Card Details',
  cardholderMissing: 'Please enter Cardholder Name',
  avatarNameTooShort: 'Must be atleast 4 characters',
  avatarNameTooLong: 'Max 12 characters are allowed',
  oneTimeCodeMissing: 'Please enter the code',
  joinCodeMissing: 'Please enter your code',
  usernameOdd: 'Please use letters and digits only',
  reasonMissing: 'Please give a reason',
  domainInvalid: 'Please enter a domain like school.example',

  // Not in the specification: what it leaves unsaid about odd input.
  tooLong: 'This is too long',
  passwordUnchanged: 'Please choose a password you do not have now',
  cardNumber: 'Please do not enter a card number here',
  unusualCharacters: 'Please remove characters that cannot be shown',
  repeatedField: 'This field was sent more than once',
  notText: 'This field must be text',
  /** For what no form of ours sends. */
  notUnderstood: 'Please check this field',
  notAnOption: 'Please choose one of the options',
  notANumber: 'Please use digits only',
} as const;

export type FieldMessage = keyof typeof FIELD_MESSAGES;

/** "Max no.of students count does not allow less than existing students count (N)" */
export const capacityBelowRoster = (enrolled: number) =>
  `Max no.of students count does not allow less than existing students count (${enrolled})`;

/** Under the field of a one-time code: how many tries are left. */
export const wrongOneTimeCode = (triesLeft: number) =>
  `This code is not right. ${triesLeft === 1 ? '1 try' : `${triesLeft} tries`} left.`;
