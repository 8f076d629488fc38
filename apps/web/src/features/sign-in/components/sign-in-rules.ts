import type { FormRules } from '@wonderfield/client/draft';
import {
  AdultSignInSchema,
  StudentSignInSchema,
} from '@wonderfield/contract/accounts/account-forms';
import type { UserType } from '@wonderfield/contract/user-types';
import type { RequestOf } from '../../../shared/call/call-client.ts';

type SignInFields = {
  email?: string | undefined;
  username?: string | undefined;
  password: string;
};

/** Sign-in rules per user type: adults use an email, students a username. */
export const SIGN_IN_RULES: Record<UserType, FormRules<SignInFields, RequestOf<'login'>>> = {
  parent: AdultSignInSchema.transform((form) => ({ ...form, userType: 'parent' as const })),
  educator: AdultSignInSchema.transform((form) => ({ ...form, userType: 'educator' as const })),
  student: StudentSignInSchema.transform((form) => ({ ...form, userType: 'student' as const })),
};
