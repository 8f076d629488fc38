import type {
  EducatorUser,
  ParentUser,
  PortalUser,
  SchoolRemoval,
  SchoolRequest,
  StudentUser,
} from '@wonderfield/contract/accounts/user';
import type { Child } from '@wonderfield/contract/children/child';
import { DEFAULT_DAILY_TIME } from '@wonderfield/contract/options';
import type { UserType } from '@wonderfield/contract/user-types';
import type { Context } from '../../../context/context.ts';
import type { Db } from '../../../db/connection/connection.ts';
import { singleRow } from '../../../db/connection/prepared-statement.ts';
import type { Deps } from '../../../dependencies.ts';
import { pictureUrls } from '../../uploads/picture-urls.ts';
import {
  selectChildrenOf,
  selectEducatorUser,
  selectParentUser,
  selectStudentUser,
} from './portal-users.queries.ts';

type Tools = Pick<Deps, 'sealer' | 'now'>;
type RowOf<Select extends (...args: never[]) => Promise<readonly unknown[]>> = Awaited<
  ReturnType<Select>
>[number];
type ParentRow = RowOf<typeof selectParentUser>;
type EducatorRow = RowOf<typeof selectEducatorUser>;
type StudentRow = RowOf<typeof selectStudentUser>;
type ChildRow = RowOf<typeof selectChildrenOf>;
type Person = {
  id: string;
  userType: UserType;
  /** False in a session in which the student does not have to choose a password. */
  mustChangePassword?: boolean;
};

/** Returns the child's own place of residence, or the parent's if the child has none. */
const placeOf = (parent: ParentRow, child: ChildRow) => {
  const { city, state, zip } = child.zip === null ? parent : child;
  return { city: city ?? undefined, state: state ?? undefined, zip: zip ?? undefined };
};

/** Builds the parent's view of a child. */
const childOf = (tools: Tools, parent: ParentRow, row: ChildRow): Child => ({
  id: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  username: row.email,
  birthMonth: row.birth_month ?? undefined,
  birthYear: row.birth_year ?? undefined,
  grade: row.grade ?? undefined,
  playOption: row.play_option ?? undefined,
  typingMode: row.typing_mode ?? undefined,
  level: row.level ?? undefined,
  subjects: row.subjects,
  dailyTime: row.daily_minutes === null ? DEFAULT_DAILY_TIME : String(row.daily_minutes),
  plan: row.subscription_plan ?? undefined,
  picture: pictureUrls(tools, 'student', row.picture_name)?.thumbnail,
  mustChangePassword: row.must_change_password,
  isSchoolMade: row.is_school_made,
  signInMethod: row.sign_in_method,
  hasCard: row.has_card,
  avatarName: row.avatar_name ?? undefined,
  avatarLook: row.avatar_look ?? undefined,
  parentId: parent.id,
  ...placeOf(parent, row),
  classrooms: row.classrooms,
});

const personOf = (tools: Tools, userType: UserType, row: ParentRow) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  zip: row.zip ?? undefined,
  city: row.city ?? undefined,
  state: row.state ?? undefined,
  pictures: pictureUrls(tools, userType, row.picture_name),
  mustChangePassword: row.must_change_password,
  googleAccountId: row.google_account_id ?? undefined,
  cleverAccountId: row.clever_account_id ?? undefined,
});

const adultOf = (tools: Tools, userType: 'parent' | 'educator', row: ParentRow) => ({
  ...personOf(tools, userType, row),
  email: row.email,
  phoneNumber: row.phone_number ?? undefined,
  isAgeVerified: row.age_verified_at !== null,
});

const parentOf = (tools: Tools, row: ParentRow, children: readonly ChildRow[]): ParentUser => ({
  ...adultOf(tools, 'parent', row),
  userType: 'parent',
  children: children.map((child) => childOf(tools, row, child)),
});

const schoolRequestOf = (row: EducatorRow): SchoolRequest | undefined =>
  row.asked_school_name !== null && row.asked_school_at
    ? {
        schoolName: row.asked_school_name,
        askedAt: row.asked_school_at.toISOString(),
        refusalReason: row.school_refusal_reason ?? undefined,
      }
    : undefined;

const schoolRemovalOf = (row: EducatorRow): SchoolRemoval | undefined =>
  row.former_school_name !== null && row.removed_from_school_at
    ? { schoolName: row.former_school_name, removedAt: row.removed_from_school_at.toISOString() }
    : undefined;

const educatorOf = (tools: Tools, row: EducatorRow): EducatorUser => ({
  ...adultOf(tools, 'educator', row),
  userType: 'educator',
  pronoun: row.pronoun ?? undefined,
  licenseType: row.license_type ?? undefined,
  isApproved: row.approved_at !== null,
  isConfirmed: row.confirmed_by !== null && row.refused_at === null,
  grades: row.grades,
  studentsInClass: row.students_in_class ?? undefined,
  // Kept for the next review. The educator sees it until applying again.
  refusalReason: (row.refused_at && row.refusal_reason) || undefined,
  contactCheckedBy: row.contact_checked_by ?? undefined,
  schoolName: row.school_name ?? undefined,
  schoolCity: row.school_city ?? undefined,
  schoolZip: row.school_zip ?? undefined,
  schoolRequest: schoolRequestOf(row),
  schoolRemoval: schoolRemovalOf(row),
});

const studentOf = (tools: Tools, row: StudentRow): StudentUser => ({
  ...personOf(tools, 'student', row),
  userType: 'student',
  username: row.email,
  grade: row.grade ?? undefined,
  isSchoolMade: row.is_school_made,
  avatarName: row.avatar_name ?? undefined,
  avatarLook: row.avatar_look ?? undefined,
});

/** Returns all data that the portal shows users about their own account. */
export const readPortalUser = async (
  tools: Tools,
  db: Db,
  { id, userType, mustChangePassword = true }: Person,
): Promise<PortalUser> => {
  switch (userType) {
    case 'parent': {
      const parent = singleRow(await selectParentUser(db, { id }));
      return parentOf(tools, parent, await selectChildrenOf(db, { parentId: id }));
    }
    case 'educator':
      return educatorOf(tools, singleRow(await selectEducatorUser(db, { id })));
    case 'student': {
      const student = studentOf(tools, singleRow(await selectStudentUser(db, { id })));
      return { ...student, mustChangePassword: student.mustChangePassword && mustChangePassword };
    }
  }
};

/**
 * Returns what a session that opens the game only may know. A person who found a card learns neither
 * the last name nor the username, with which to guess the password.
 */
export const forGameOnly = (user: StudentUser): StudentUser => ({
  id: user.id,
  userType: 'student',
  firstName: user.avatarName ?? user.firstName,
  lastName: '',
  username: '',
  mustChangePassword: false,
  grade: user.grade,
  isSchoolMade: user.isSchoolMade,
  avatarName: user.avatarName,
  avatarLook: user.avatarLook,
  isGameOnly: true,
});

/** Returns the signed-in user. Adds what this session of a student may show. */
export const readCurrentUser = async ({ deps, actor }: Context) => {
  const user = await readPortalUser(deps, deps.db, actor);
  if (user.userType !== 'student') return { user };
  if (actor.isGameOnly) return { user: forGameOnly(user) };
  return { user: { ...user, ...(actor.showsLogin && { canShowLogin: true }) } };
};
