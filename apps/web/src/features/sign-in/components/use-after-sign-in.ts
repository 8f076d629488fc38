import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { UserType } from '@wonderfield/contract/user-types';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { PATHS } from '../../../shared/routing/paths.ts';
import { remember } from '../../../shared/session/local-storage.ts';
import { originalLocation } from '../../../shared/session/original-location.ts';
import type { SignInResult } from '../api/sign-in.ts';

type AgeCheckNeeded = Extract<SignInResult, { outcome: 'ageCheckNeeded' }>;

/**
 * Returns true if the adult check opens at once. A school can also wait for approval, and without a
 * ticket no check is possible.
 */
const goesStraightOn = ({ ageCheckTicket, isSchool }: AgeCheckNeeded) =>
  ageCheckTicket !== undefined && !isSchool;

/** Opens the requested page or the user's home page, after the adult check if it is required. */
export const useAfterSignIn = (userType: UserType) => {
  const navigate = useNavigate();
  const location = useLocation();
  const [ageCheck, setAgeCheck] = useState<AgeCheckNeeded>();
  const openAgeCheck = (needed: AgeCheckNeeded | undefined) => {
    remember('paymentSource', 'signIn');
    void navigate(PATHS.ageCheck, { state: { ...needed, userType } });
  };
  const handleSignedIn = (result: SignInResult) => {
    setAgeCheck(result.outcome === 'ageCheckNeeded' ? result : undefined);
    if (result.outcome === 'ageCheckNeeded' && goesStraightOn(result)) openAgeCheck(result);
    if (result.outcome === 'signedIn') {
      const target = originalLocation(location.state, result.user) ?? homePath(result.user);
      // Records that the adult check was reached from a sign-in.
      if (target === PATHS.ageCheck) remember('paymentSource', 'signIn');
      void navigate(target, { replace: true });
    }
  };
  return { ageCheck, handleSignedIn, handleAgeCheck: () => openAgeCheck(ageCheck) };
};
