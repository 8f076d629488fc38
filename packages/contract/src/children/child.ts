import type { ChildJson } from './child-json.ts';

/** A child as its parent sees it (specification, section 3.2). */
export type Child = {
  id: string;
  firstName: string;
  lastName: string;
  username: string;
  birthMonth?: string | undefined;
  birthYear?: string | undefined;
  grade?: string | undefined;
  /** Whom they may play with. */
  playOption?: string | undefined;
  /** Whether they chat with ready-made phrases or type freely. */
  typingMode?: string | undefined;
  level?: string | undefined;
  subjects?: string[] | undefined;
  /** How long they may play in a day. */
  dailyTime?: string | undefined;
  plan?: string | undefined;
  /** The address of the small picture. */
  picture?: string | undefined;
  mustChangePassword: boolean;
  isSchoolMade: boolean;
  /** The parent who looks. */
  parentId?: string | undefined;
  /** Where the child lives: with that parent, unless told otherwise. */
  city?: string | undefined;
  state?: string | undefined;
  zip?: string | undefined;
  /** The classrooms it is in now. */
  classrooms?: ClassroomOfChild[] | undefined;
};

type ClassroomOfChild = {
  id: string;
  name: string;
  teacherName: string;
  grade: string;
  subject: string;
};

/** Fields of a child that have other names on the wire, in answers and in requests. */
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
