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
});
