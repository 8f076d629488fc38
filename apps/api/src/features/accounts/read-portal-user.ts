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
import type { Db } from '../../db/connection.ts';
import type { Deps } from '../../dependencies.ts';
import type { Work } from '../../work/work.ts';
import { pictureUrls } from '../uploads/picture-urls.ts';
import { selectChildrenOf, selectClassroomsOf, selectUserWithProfile } from './accounts.queries.ts';

type Tools = Pick<Deps, 'sealer' | 'now'>;
type UserRow = Awaited<ReturnType<typeof selectUserWithProfile>>;
type ChildRow = Awaited<ReturnType<typeof selectChildrenOf>>[number];
type ClassroomRow = Awaited<ReturnType<typeof selectClassroomsOf>>[number];

type Family = { parent: UserRow; children: ChildRow[]; classrooms: ClassroomRow[] };

/** Where a child lives: with the parent, unless its own account says where. */
const placeOf = (parent: UserRow, child: ChildRow) => {
  const { city, state, zip } = child.zip === null ? parent : child;
  return { city: city ?? undefined, state: state ?? undefined, zip: zip ?? undefined };
};

const classroomsOf = ({ classrooms }: Family, childId: string) =>
  classrooms
    .filter(({ student_id }) => student_id === childId)
    .map(({ id, name, teacher_name, grade, subject }) => ({
      ...{ id, name, teacherName: teacher_name, grade, subject },
    }));

/** A child as its parent sees it. */
const childOf = (tools: Tools, family: Family, row: ChildRow): Child => ({
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
  parentId: family.parent.id,
  ...placeOf(family.parent, row),
  classrooms: classroomsOf(family, row.user_id),
});

const personOf = (tools: Tools, row: UserRow) => ({
  id: row.id,
  firstName: row.first_name,
  lastName: row.last_name,
  zip: row.zip ?? undefined,
  city: row.city ?? undefined,
  state: row.state ?? undefined,
  pictures: pictureUrls(tools, row.user_type, row.picture_name),
  mustChangePassword: row.must_change_password,
  googleAccountId: row.google_account_id ?? undefined,
  cleverAccountId: row.clever_account_id ?? undefined,
});

const adultOf = (tools: Tools, row: UserRow) => ({
  ...personOf(tools, row),
  email: row.email,
  phoneNumber: row.phone_number ?? undefined,
  isAgeVerified: row.age_verified_at !== null,
});

const parentOf = (tools: Tools, family: Family): ParentUser => ({
  ...adultOf(tools, family.parent),
  userType: 'parent',
  children: family.children.map((child) => childOf(tools, family, child)),
});

const familyOf = async (db: Db, parent: UserRow): Promise<Family> => {
  const children = await selectChildrenOf(db, parent.id);
  const ids = children.map(({ user_id }) => user_id);
  return { parent, children, classrooms: ids.length > 0 ? await selectClassroomsOf(db, ids) : [] };
};

const schoolRequestOf = (row: UserRow): SchoolRequest | undefined =>
  row.asked_school_name !== null && row.asked_school_at
    ? {
        schoolName: row.asked_school_name,
        askedAt: row.asked_school_at.toISOString(),
        refusalReason: row.school_refusal_reason ?? undefined,
      }
    : undefined;

const schoolRemovalOf = (row: UserRow): SchoolRemoval | undefined =>
  row.former_school_name !== null && row.removed_from_school_at
    ? { schoolName: row.former_school_name, removedAt: row.removed_from_school_at.toISOString() }
    : undefined;

const educatorOf = (tools: Tools, row: UserRow): EducatorUser => ({
  ...adultOf(tools, row),
  userType: 'educator',
  pronoun: row.pronoun ?? undefined,
  licenseType: row.license_type ?? undefined,
  isApproved: row.approved_at !== null,
  grades: row.educator_grades ?? [],
  studentsInClass: row.students_in_class ?? undefined,
  // Kept for whoever looks again; the educator reads it until asking again.
  refusalReason: (row.refused_at && row.refusal_reason) || undefined,
  contactCheckedBy: row.contact_checked_by ?? undefined,
  schoolName: row.school_name ?? undefined,
  schoolCity: row.school_city ?? undefined,
  schoolZip: row.school_zip ?? undefined,
  schoolRequest: schoolRequestOf(row),
  schoolRemoval: schoolRemovalOf(row),
});

const studentOf = (tools: Tools, row: UserRow): StudentUser => ({
  ...personOf(tools, row),
  userType: 'student',
  username: row.email,
  grade: row.grade ?? undefined,
  isSchoolMade: row.is_school_made ?? false,
  avatarName: row.avatar_name ?? undefined,
  avatarLook: row.avatar_look ?? undefined,
});

/** Everything the portal tells a person about their own account. */
export const readPortalUser = async (tools: Tools, db: Db, id: string): Promise<PortalUser> => {
  const row = await selectUserWithProfile(db, id);
  switch (row.user_type) {
    case 'parent':
      return parentOf(tools, await familyOf(db, row));
    case 'educator':
      return educatorOf(tools, row);
    case 'student':
      return studentOf(tools, row);
  }
};

/** The same for whoever is signed in: this session may show a new student's login. */
export const readOwnUser = async ({ deps, actor }: Work) => {
  const user = await readPortalUser(deps, deps.db, actor.id);
  const canShowLogin = user.userType === 'student' && actor.showsLogin;
  return { user: canShowLogin ? { ...user, canShowLogin } : user };
};
