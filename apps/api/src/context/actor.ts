import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { UserType } from '@wonderfield/contract/user-types';

/** The signed-in user who makes a call, as known at this moment: flags are read on every call. */
export type Actor<Type extends UserType = UserType> = {
  id: string;
  sessionId: string;
  userType: Type;
  isAgeVerified: boolean;
  isApproved: boolean;
  licenseType?: EducatorLicenseType | undefined;
  mustChangePassword: boolean;
  isSchoolMade: boolean;
  /** The first session of a student who joined with a code. */
  showsLogin: boolean;
  /** An educator who asked to join a school, which has not answered yet. */
  isWaitingForSchool: boolean;
  /** An educator whose school and grades are filled in. */
  isConfigured: boolean;
  /** An educator whom Clever or the school's provider confirmed, and whom no operator declined. */
  isConfirmed: boolean;
};

export type Educator = Actor<'educator'>;
export type Parent = Actor<'parent'>;

/** Narrows work to that of one kind of user. */
export const isBy = <Type extends UserType, Input extends { readonly actor: Actor | null }>(
  ctx: Input,
  userType: Type,
): ctx is Input & { readonly actor: Actor<Type> } => ctx.actor?.userType === userType;

/** Narrows work to that of somebody who is not signed in. */
export const isByVisitor = <Input extends { readonly actor: Actor | null }>(
  ctx: Input,
): ctx is Input & { readonly actor: null } => ctx.actor === null;
