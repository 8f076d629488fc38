import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { ViewedPath } from '@wonderfield/contract/portal/viewed-paths';
import type { UserType } from '@wonderfield/contract/user-types';
import { generatePath } from 'react-router';

/** Every address of the portal, once. A colon marks what differs from one page to the next. */
export const PATHS = {
  door: '/',
  signIn: '/sign-in',
  parentSignIn: '/sign-in/parent',
  educatorSignIn: '/sign-in/educator',
  studentSignIn: '/sign-in/student',
  /** Where every single sign-on ends; what it carries is taken out of the address at once. */
  singleSignOn: '/sso-authorize',
  signUp: '/sign-up',
  parentSignUp: '/sign-up/parent',
  educatorSignUp: '/sign-up/educator',
  /** Forwards to the sign-up of a parent. */
  parent: '/parent',
  /** A student registers with the code of a class or a school. */
  join: '/student',
  forgotPassword: '/forgotpassword',
  /** As mailed; what it carries is taken out of the address at once. */
  resetLink: '/resetpassword/:emailId/:passwordToken',
  resetPassword: '/resetpassword',
  /** The same for the link that proves a mailbox. */
  confirmationLink: '/confirm-email/:token',
  confirmEmail: '/confirm-email',
  changePassword: '/change-password',
  ageCheck: '/payment',
  children: '/linked-child',
  childPrivacy: '/linked-child/:childId/privacy',
  linkChildren: '/create-account/child',
  /** Of the first child; the other is of the one that is named. */
  progress: '/progress',
  childProgress: '/progress/:childId',
  /** As mailed, with a token that is taken out of the address at once. */
  weeklyMailOff: '/weekly-mail-off',
  profile: '/profile',
  avatar: '/create-avatar',
  /** Where the game goes that was loaded again: it keeps no token, and gets a new one here. */
  returnToGame: '/return-to-game',
  educatorHome: '/educator',
  accountSetup: '/account-setup',
  educatorSetup: '/account-setup/educator',
  schoolAccount: '/account-setup/district',
  school: '/school',
  classrooms: '/classrooms',
  createClassroom: '/create-classroom',
  /** The specification writes it both ways. */
  newClassroom: '/classroom',
  classroom: '/classroom/:id',
  editClassroom: '/edit-classroom/:id',
  addStudents: '/add-students/:id',
  listStudents: '/list-students/:id',
  googleClasses: '/google-classrooms',
  cleverClasses: '/clever-classrooms',
  /** Of a class at Google or, with `?provider=clever`, at Clever (D 5). */
  outsideStudents: '/google-students/:id',
  classroomSyncs: '/classroom-syncs/:id',
  classProgress: '/class-progress/:id',
  submitContent: '/submit-content/educator',
  samplePlan: '/sample-plans/:planType',
  submissions: '/my-submissions',
  submission: '/my-submissions/:id',
  library: '/library',
  libraryPlan: '/library/:id',
  badge: '/wfname',
  notFound: '/pagenotfound',
  /** The specification writes it both ways. */
  pageNotFound: '/page-not-found',
  anythingElse: '*',
  // The server counts views of these and of nothing else.
} as const satisfies Record<string, ViewedPath | '*'>;
export type PathPattern = (typeof PATHS)[keyof typeof PATHS];

/** The door of each kind of user. */
export const SIGN_IN_PATHS = {
  parent: PATHS.parentSignIn,
  educator: PATHS.educatorSignIn,
  student: PATHS.studentSignIn,
} as const satisfies Record<UserType, PathPattern>;

/** Where back arrow and Cancel of a screen for everybody lead (S 2.6). */
export const HOME_PATHS = {
  parent: PATHS.children,
  educator: PATHS.educatorHome,
  student: PATHS.avatar,
} as const satisfies Record<UserType, PathPattern>;

export const childPrivacyPath = (childId: string) => generatePath(PATHS.childPrivacy, { childId });

/** A child's progress, this week's or that of a day. */
export const childProgressPath = (childId: string, week?: string) =>
  `${generatePath(PATHS.childProgress, { childId })}${week ? `?week=${week}` : ''}`;

export const classProgressPath = (id: string) => generatePath(PATHS.classProgress, { id });

export const editClassroomPath = (id: string) => generatePath(PATHS.editClassroom, { id });

export const addStudentsPath = (id: string) => generatePath(PATHS.addStudents, { id });

export const listStudentsPath = (id: string, view?: 'cards') =>
  `${generatePath(PATHS.listStudents, { id })}${view ? `?view=${view}` : ''}`;

/** Where an educator's classes at another service are listed. */
export const EXTERNAL_CLASSES_PATHS = {
  google: PATHS.googleClasses,
  clever: PATHS.cleverClasses,
} as const satisfies Record<RosterService, PathPattern>;

export const externalStudentsPath = (service: RosterService, classId: string) =>
  `${generatePath(PATHS.outsideStudents, { id: classId })}${service === 'clever' ? '?provider=clever' : ''}`;

/** The syncs of a classroom: the newest, or the one that is named. */
export const classroomSyncsPath = (id: string, syncId?: string) =>
  `${generatePath(PATHS.classroomSyncs, { id })}${syncId ? `?sync=${encodeURIComponent(syncId)}` : ''}`;

/** The wizard, with the draft saved last, the one that is named, or a new one. */
export const submitContentPath = (draftId?: string) =>
  `${PATHS.submitContent}${draftId ? `?draft=${encodeURIComponent(draftId)}` : ''}`;

export const submissionPath = (id: string) => generatePath(PATHS.submission, { id });

export const libraryPlanPath = (id: string) => generatePath(PATHS.libraryPlan, { id });

export const samplePlanPath = (planType: string) => generatePath(PATHS.samplePlan, { planType });
