import { methodOfGrade, type SignInMethod } from '../sign-in-method.ts';
import type { ChildJson } from './child-json.ts';

/** A child in a parent's account. */
export type Child = {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
  grade?: string | undefined;
  /** Allowed playmates. */
  playOption?: string | undefined;
  /** Chat with ready-made phrases or free text. */
  typingMode?: string | undefined;
  level?: string | undefined;
  subjects?: string[] | undefined;
  /** Daily play time. */
  dailyTime?: string | undefined;
  plan?: string | undefined;
  /** URL of the small picture. */
  picture?: string | undefined;
  mustChangePassword: boolean;
  /** How the child signs in. */
  signInMethod: SignInMethod;
  /** True if a printed card still works. */
  hasCard: boolean;
  avatarName?: string | undefined;
  avatarLook?: string | undefined;
  isSchoolMade: boolean;
  /** The parent who reads the data. */
  parentId?: string | undefined;
  /** Address of the child. Defaults to the parent's address. */
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
  /** Current classrooms of the child. */
  classrooms?: ClassroomOfChild[] | undefined;
};

type ClassroomOfChild = {
  id: string;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
};

/** Wire names of the fields of a child, in requests and responses. */
export const CHILD_FIELDS = {
  username: 'email',
  grade: 'userGrade',
  playOption: 'childPlayOption',
  typingMode: 'childMayUse',
  level: 'levelPreference',
  subjects: 'subject',
  dailyTime: 'dailyTimeLimit',
  plan: 'subscriptionPlans',
} as const;

export const toChildJson = (child: Child): ChildJson => ({
  userId: child.id,
  userType: 'student',
  parentId: child.parentId,
  firstName: child.firstName,
  lastName: child.lastName,
  email: child.username,
  birthMonth: child.birthMonth,
  birthYear: child.birthYear,
  userGrade: child.grade,
  childPlayOption: child.playOption,
  childMayUse: child.typingMode,
  levelPreference: child.level,
  subject: child.subjects,
  dailyTimeLimit: child.dailyTime,
  subscriptionPlans: child.plan,
  thumbnailAsset: child.picture,
  passwordResetNotDone: child.mustChangePassword,
  signInMethod: child.signInMethod,
  hasCard: child.hasCard,
  wonderfieldName: child.avatarName,
  avatarPreview: child.avatarLook,
  schoolAccountReg: child.isSchoolMade ? '1' : '0',
  homeAccountReg: child.isSchoolMade ? '0' : '1',
  city: child.city,
  state: child.state,
  zip: child.zip,
  classRoomsDetails: child.classrooms?.map((classroom) => ({
    classRoomId: classroom.id,
    classRoomName: classroom.name,
    teacherName: classroom.teacherName,
    classRoomGrade: classroom.grade,
    classRoomSubject: classroom.subject,
  })),
});

export const fromChildJson = (json: ChildJson): Child => ({
  id: json.userId,
  firstName: json.firstName,
  lastName: json.lastName,
  username: json.email,
  birthMonth: json.birthMonth,
  birthYear: json.birthYear,
  grade: json.userGrade,
  playOption: json.childPlayOption,
  typingMode: json.childMayUse,
  level: json.levelPreference,
  subjects: json.subject,
  dailyTime: json.dailyTimeLimit,
  plan: json.subscriptionPlans,
  picture: json.thumbnailAsset,
  mustChangePassword: json.passwordResetNotDone,
  // A page of an earlier version stored no method on the device.
  signInMethod: json.signInMethod ?? methodOfGrade(json.userGrade),
  hasCard: json.hasCard,
  avatarName: json.wonderfieldName,
  avatarLook: json.avatarPreview,
  isSchoolMade: json.schoolAccountReg === '1',
  parentId: json.parentId,
  city: json.city,
  state: json.state,
  zip: json.zip,
  classrooms: json.classRoomsDetails?.map((classroom) => ({
    id: classroom.classRoomId,
    name: classroom.classRoomName,
    teacherName: classroom.teacherName,
    grade: classroom.classRoomGrade,
    subject: classroom.classRoomSubject,
  })),
});
