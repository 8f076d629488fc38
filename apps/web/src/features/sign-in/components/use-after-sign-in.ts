import { homePath } from '@wonderfield/contract/accounts/landing';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { remember } from '../../../shared/local-keys.ts';
import { originalLocation } from '../../../shared/original-location.ts';
import { PATHS } from '../../../shared/paths.ts';
import type { SignInResult } from '../api/sign-in.ts';

type AgeCheckNeeded = Extract<SignInResult, { outcome: 'ageCheckNeeded' }>;

/** Goes where the person wanted to go, or home; stays when the adult check has to come first. */
export const useAfterSignIn = () => {
  const navigate = useNavigate();
  const location = useLocation();
  const [ageCheck, setAgeCheck] = useState<AgeCheckNeeded>();
  const handleSignedIn = (result: SignInResult) => {
    setAgeCheck(result.outcome === 'ageCheckNeeded' ? result : undefined);
    if (result.outcome === 'signedIn') {
      const target = originalLocation(location.state, result.user) ?? homePath(result.user);
      // What brought somebody to the adult check (S 2.1).
      if (target === PATHS.ageCheck) remember('paymentSource', 'signIn');
      void navigate(target, { replace: true });
    }
  };
  return { ageCheck, handleSignedIn };
};
