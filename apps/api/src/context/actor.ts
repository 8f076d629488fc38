import type { EducatorLicenseType } from '@wonderfield/contract/options';
import type { UserType } from '@wonderfield/contract/user-types';

/** The signed-in user who makes a call. Flags are read again on every call. */
export type Actor<Type extends UserType = UserType> = {
  id: string;
  sessionId: string;
  userType: Type;
  isAgeVerified: boolean;
  isApproved: boolean;
  licenseType?: EducatorLicenseType | undefined;
  mustChangePassword: boolean;
  /** True for a student whose session opens the game and no account settings. */
  isGameOnly: boolean;
  isSchoolMade: boolean;
  /** True in the first session of a student who joined with a code. */
  showsLogin: boolean;
  /** True if an educator's request to join a school is pending. */
  isWaitingForSchool: boolean;
  /** True if an educator's school and grades are filled in. */
  isConfigured: boolean;
  /** True if Clever or the school's provider confirmed an educator and no operator declined. */
  isConfirmed: boolean;
};

export type Educator = Actor<'educator'>;
export type Parent = Actor<'parent'>;

/** Narrows a context to one user type. */
export const isBy = <Type extends UserType, Ctx extends { readonly actor: Actor | null }>(
  ctx: Ctx,
  userType: Type,
): ctx is Ctx & { readonly actor: Actor<Type> } => ctx.actor?.userType === userType;

/** Narrows a context to an anonymous caller. */
export const isByVisitor = <Ctx extends { readonly actor: Actor | null }>(
  ctx: Ctx,
): ctx is Ctx & { readonly actor: null } => ctx.actor === null;
