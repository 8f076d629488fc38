import type { NightlyMode, StopReason } from '@wonderfield/contract/classroom-sync/sync-record';
import type { RosterService } from '@wonderfield/contract/classrooms/classroom';
import type { TeamRole } from '@wonderfield/contract/classrooms/team';
import type { Provider } from '@wonderfield/contract/identities/identity';
import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { AnswerField, Draft, Plan } from '@wonderfield/contract/plans/plan';
import type {
  Currency,
  PlanNotification,
  RoyaltyStatus,
  SubmissionState,
} from '@wonderfield/contract/plans/submission';
import type { SignInKind, SignInMethod } from '@wonderfield/contract/sign-in-method';
import type { PictureName } from '@wonderfield/contract/student-sign-in/pictures';
import type { UserType } from '@wonderfield/contract/user-types';
import type { ColumnType, Generated } from 'kysely';
import type { DB } from './tables.generated.ts';

type NightlyColumn = Generated<NightlyMode>;
/** Written as JSON text, because the driver would encode a list as a PostgreSQL array. */
type JsonColumn<Value> = ColumnType<Value, string, string>;

/** Columns with narrower types than the generated ones, because of a check constraint or a view. */
type Constrained = {
  users: { user_type: UserType };
  educators: {
    license_type: EducatorLicenseType;
    contact_checked_by: 'sms' | 'email' | null;
    confirmed_by: 'clever' | 'school' | null;
  };
  school_sign_ins: { provider: 'clever' | 'school' };
  schools: { license_for: 'district' | 'school' };
  school_codes: { kind: 'staff' | 'student' };
  one_time_codes: { channel: 'sms' | 'email' };
  mailed_links: { purpose: 'confirm-email' | 'reset-password' };
  child_password_events: { action: 'viewed' | 'changed' };
  identities: { provider: Provider; tied_by: 'sync' | 'educator' | 'password' | 'provider' };
  connections: { provider: RosterService };
  sign_in_codes: { purpose: 'sign-in' | 'connect' | 'tie' };
  enrollments: { how: 'roster' | 'code' | 'sync' | 'joined' };
  removed_students: { how: 'roster' | 'code' | 'sync' | 'joined' };
  classroom_teachers: { role: Generated<TeamRole> };
  classroom_invitations: { role: Generated<TeamRole> };
  classrooms: {
    source: RosterService | null;
    nightly_sync: NightlyColumn;
    sign_in_method: SignInMethod | null;
  };
  students: { sign_in_method: Generated<SignInMethod>; signed_in_with: SignInKind | null };
  sign_in_cards: { kind: 'printed' | 'shown' };
  raised_hands: { picture: PictureName };
  sessions: { opened_with: Generated<SignInKind> };
  syncs: { source: RosterService; stopped_because: StopReason | null };
  sync_changes: {
    change: 'added' | 'joined' | 'renamed' | 'left' | 'kept';
    how_before: 'roster' | 'code' | 'sync' | 'joined' | null;
  };
  student_merge_moves: { how: 'roster' | 'code' | 'sync' | 'joined' | null };
  plan_submissions: { state: Generated<SubmissionState>; answers: JsonColumn<Draft> };
  plan_versions: { answers: JsonColumn<Draft> };
  plan_comments: { field: AnswerField };
  plan_decisions: { news: PlanNotification };
  plan_royalties: { currency: Currency; status: Generated<RoyaltyStatus> };
  library_plans: { plan: JsonColumn<Plan> };
  // Views. The generated types mark their columns as nullable.
  open_schools: { id: string; administrator_id: string };
  school_members: { school_id: string; educator_id: string };
  classroom_educators: { classroom_id: string; educator_id: string };
  classroom_viewers: { classroom_id: string; educator_id: string; role: 'owner' | TeamRole };
};

/** Table types for queries. */
export type Tables = {
  [Table in keyof DB]: Table extends keyof Constrained
    ? Omit<DB[Table], keyof Constrained[Table]> & Constrained[Table]
    : DB[Table];
};
