/** Notices and dialogs with texts fixed by the specification. */
export const TEXTS = {
  somethingWrong: 'Something went wrong, Please try again',
  classroomNotSaved: "Classroom hasn't created, Please try again.",
  passwordUpdated: 'Password updated successfully',
  studentPasswordUpdated: 'Student Password updated Successfully',
  changesUpdated: 'Changes updated successfully',
  childAdded: 'Child account added successfully',
  childUpdated: 'Child account details updated successfully',
  childUnlinked: 'Child account unlinked successfully',
  childrenLinked: 'Child(s) linked successfully',
  studentsAdded: 'Student(s) added successfully!',
  signInWithNewPassword: 'You can now sign in now with your new password.',
  ageVerified: 'Authentication verified successfully.',
  passwordNotReset: 'Failed to reset Password',
  passwordNotRead: 'Failed to get Password',
  currentPasswordWrongForChild: 'Current Password does not match',
  deviceUnsupported: 'Currently we do not support the game on your device',
  childExistsTitle: 'Child Account Exists',
  childExists:
    "An account already exists for another child with the same email address. If this is your child's email address please contact support so we can fix the issue.",
  unlinkTitle: "Are you sure you want to unlink the child's account?",
  unlinkText:
    "The child account will be unlinked and you will not be able to access the child's information.",
  signUpCompletedTitle: 'Sign up completed!',
  signUpCompleted:
    'Please check your inbox and click on the verification link to verify your account',
  accountTypeChange:
    'All the changes made will be lost. Are you sure you want to change the Account type?',
  confirmLogoutTitle: 'Confirm Logout',
  confirmLogout: 'Are you sure you want to logout?',
  signInFailedTitle: 'Sign In Failed',
  linkChildFailedTitle: 'Link Child Failed',
  updatePasswordTitle: 'Update Password',
  updateEducatorTitle: 'Update Educator',
  loading: 'Loading, please wait...',
  noClassroom: 'No Classroom created yet!',
  noChildren: 'No Children linked yet!',
  noClassroomForChildren: 'No Classrooms created yet for any child!',
  noExternalClassrooms: 'No Classrooms found for the user',
  noExternalStudents: 'No Students found for the Google Classroom',
} as const;

/** Returns the notice for a signed-in user who opens the sign-in page of another account type. */
export const alreadySignedIn = (type: string) =>
  `You have already signed-in to the application with ${type} account`;
