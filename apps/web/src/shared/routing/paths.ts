import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { ViewedPath } from '@wonderfield/contract/portal/viewed-paths';
import type { UserType } from '@wonderfield/contract/user-types';
import { generatePath } from 'react-router';

/** All paths of the portal. A colon marks a parameter. */
export const PATHS = {
  door: '/',
  signIn: '/sign-in',
  parentSignIn: '/sign-in/parent',
  educatorSignIn: '/sign-in/educator',
  studentSignIn: '/sign-in/student',
  /** Shows the camera, which reads a login card. */
  cardSignIn: '/sign-in/card',
  pictureSignIn: '/sign-in/pictures',
  /** Link in the QR code of a card. Its code is removed from the URL at once. */
  cardLink: '/card',
  /** A class that is open on this device. A class code in the fragment opens it. */
  openClass: '/class',
  /** Target of every single sign-on redirect. Its parameters are removed from the URL at once. */
  singleSignOn: '/sso-authorize',
  signUp: '/sign-up',
  parentSignUp: '/sign-up/parent',
  educatorSignUp: '/sign-up/educator',
  /** Redirects to the parent sign-up. */
  parent: '/parent',
  /** Students register with the code of a class or a school. */
  join: '/student',
  forgotPassword: '/forgotpassword',
  /** Link in the email. Its parameters are removed from the URL at once. */
  resetLink: '/resetpassword/:emailId/:passwordToken',
  resetPassword: '/resetpassword',
  /** Link in the confirmation email. Its token is removed from the URL at once. */
  confirmationLink: '/confirm-email/:token',
  confirmEmail: '/confirm-email',
  changePassword: '/change-password',
  ageCheck: '/payment',
  children: '/linked-child',
  childPrivacy: '/linked-child/:childId/privacy',
  linkChildren: '/create-account/child',
  /** Progress of the first child. `childProgress` names the child. */
  progress: '/progress',
  childProgress: '/progress/:childId',
  childSkill: '/progress/:childId/skills/:skillId',
  /** Link in the weekly mail. Its token is removed from the URL at once. */
  weeklyMailOff: '/weekly-mail-off',
  profile: '/profile',
  avatar: '/create-avatar',
  /** Target of a reloaded game, which stores no token and gets a new one here. */
  returnToGame: '/return-to-game',
  educatorHome: '/educator',
  accountSetup: '/account-setup',
  educatorSetup: '/account-setup/educator',
  schoolAccount: '/account-setup/district',
  school: '/school',
  schoolNextYear: '/school/next-year',
  classrooms: '/classrooms',
  createClassroom: '/create-classroom',
  /** Alternative path of `createClassroom`. */
  newClassroom: '/classroom',
  classroom: '/classroom/:id',
  editClassroom: '/edit-classroom/:id',
  addStudents: '/add-students/:id',
  listStudents: '/list-students/:id',
  /** Starts the next school year of a class, or shows the class that followed. */
  nextYear: '/next-year/:id',
  googleClasses: '/google-classrooms',
  cleverClasses: '/clever-classrooms',
  /** Students of a Google class, or of a Clever section with `?provider=clever`. */
  outsideStudents: '/google-students/:id',
  classroomSyncs: '/classroom-syncs/:id',
  classTeachers: '/class-teachers/:id',
  /** Who of a class is signed in during a lesson. */
  classLive: '/class-live/:id',
  classProgress: '/class-progress/:id',
  studentReport: '/class-progress/:id/students/:studentId',
  submitContent: '/submit-content/educator',
  samplePlan: '/sample-plans/:planType',
  submissions: '/my-submissions',
  submission: '/my-submissions/:id',
  library: '/library',
  libraryPlan: '/library/:id',
  badge: '/wfname',
  notFound: '/pagenotfound',
  /** Alternative path of `notFound`. */
  pageNotFound: '/page-not-found',
  anythingElse: '*',
  // The server counts views of these paths only.
} as const satisfies Record<string, ViewedPath | '*'>;
export type PathPattern = (typeof PATHS)[keyof typeof PATHS];

/** Signs out on a device that a class shares. The game opens it, too. */
export const CLASS_DONE_PATH = `${PATHS.openClass}?done=1`;

/** Sign-in page per user type. */
export const SIGN_IN_PATHS = {
  parent: PATHS.parentSignIn,
  educator: PATHS.educatorSignIn,
  student: PATHS.studentSignIn,
} as const satisfies Record<UserType, PathPattern>;

/** Home page per user type, and target of Back and Cancel on shared screens. */
export const HOME_PATHS = {
  parent: PATHS.children,
  educator: PATHS.educatorHome,
  student: PATHS.avatar,
} as const satisfies Record<UserType, PathPattern>;

export const childPrivacyPath = (childId: string) => generatePath(PATHS.childPrivacy, { childId });

/** Returns the progress page of a child, for this week or the week of a day. */
export const childProgressPath = (childId: string, week?: string) =>
  `${generatePath(PATHS.childProgress, { childId })}${week ? `?week=${week}` : ''}`;

export const childSkillPath = (childId: string, skillId: string) =>
  generatePath(PATHS.childSkill, { childId, skillId });

export const classTeachersPath = (id: string) => generatePath(PATHS.classTeachers, { id });

export const classLivePath = (id: string) => generatePath(PATHS.classLive, { id });

export const classProgressPath = (id: string) => generatePath(PATHS.classProgress, { id });

export const studentReportPath = (id: string, studentId: string) =>
  generatePath(PATHS.studentReport, { id, studentId });

export const editClassroomPath = (id: string) => generatePath(PATHS.editClassroom, { id });

export const nextYearPath = (id: string) => generatePath(PATHS.nextYear, { id });

export const addStudentsPath = (id: string) => generatePath(PATHS.addStudents, { id });

export const listStudentsPath = (id: string, view?: 'cards' | 'letter') =>
  `${generatePath(PATHS.listStudents, { id })}${view ? `?view=${view}` : ''}`;

/** Pages that list an educator's external classes. */
export const EXTERNAL_CLASSES_PATHS = {
  google: PATHS.googleClasses,
  clever: PATHS.cleverClasses,
} as const satisfies Record<RosterService, PathPattern>;

export const externalStudentsPath = (service: RosterService, classId: string) =>
  `${generatePath(PATHS.outsideStudents, { id: classId })}${service === 'clever' ? '?provider=clever' : ''}`;

/** Returns the sync history page, with the newest or the given sync. */
export const classroomSyncsPath = (id: string, syncId?: string) =>
  `${generatePath(PATHS.classroomSyncs, { id })}${syncId ? `?sync=${encodeURIComponent(syncId)}` : ''}`;

/** Returns the wizard's path, with the last saved, the given or a new draft. */
export const submitContentPath = (draftId?: string) =>
  `${PATHS.submitContent}${draftId ? `?draft=${encodeURIComponent(draftId)}` : ''}`;

export const submissionPath = (id: string) => generatePath(PATHS.submission, { id });

export const libraryPlanPath = (id: string) => generatePath(PATHS.libraryPlan, { id });

export const samplePlanPath = (planType: string) => generatePath(PATHS.samplePlan, { planType });
