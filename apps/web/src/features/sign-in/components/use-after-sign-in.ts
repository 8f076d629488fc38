import { homePath } from '@wonderfield/contract/accounts/home-path';
import type { UserType } from '@wonderfield/contract/user-types';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { remember } from '../../../shared/local-storage.ts';
import { originalLocation } from '../../../shared/original-location.ts';
import { PATHS } from '../../../shared/paths.ts';
import type { SignInResult } from '../api/sign-in.ts';

type AgeCheckNeeded = Extract<SignInResult, { outcome: 'ageCheckNeeded' }>;

/** A school can wait for its approval instead, so it chooses. Without a ticket there is no way on. */
const goesStraightOn = ({ ageCheckTicket, isSchool }: AgeCheckNeeded) =>
  ageCheckTicket !== undefined && !isSchool;

/** Opens the requested page or the user's home page. The adult check comes first where it is due. */
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
      // What brought somebody to the adult check (S 2.1).
      if (target === PATHS.ageCheck) remember('paymentSource', 'signIn');
      void navigate(target, { replace: true });
    }
  };
  return { ageCheck, handleSignedIn, handleAgeCheck: () => openAgeCheck(ageCheck) };
};
