import { EducatorSignUpScene } from '@wonderfield/ui/scenes/educator-sign-up-scene';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { SignUpCompletedDialog } from '../../../shared/account/sign-up-completed-dialog.tsx';
import { unlinkedIdentityIn } from '../../../shared/account/sso-sign-up-draft.ts';
import { draftIn, type SchoolContactDraft } from '../../../shared/forms/school-contact-draft.ts';
import { THEME_OF, usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { remember } from '../../../shared/session/local-storage.ts';
import { EducatorSignUpForm } from '../components/educator-sign-up-form.tsx';
import { SignUpPage } from '../components/sign-up-page.tsx';
import type { SignedUpEducator } from '../components/use-educator-sign-up.ts';

export const EducatorSignUpScreen = () => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [signedUp, setSignedUp] = useState<SignedUpEducator>();
  usePageTheme(THEME_OF.educator, 'educator');

  const handleSignedUp = (educator: SignedUpEducator) => {
    remember('paymentSource', 'signUp');
    setSignedUp(educator);
  };
  // A school approves teachers with its code. All others are checked by card.
  const handleClosed = () => {
    const needsNoCard = signedUp?.licenseType === 'schoolLicenseCode';
    // Replaces the form, because Back would show an empty one after the account was created.
    void navigate(needsNoCard ? PATHS.educatorSignIn : PATHS.ageCheck, {
      replace: true,
      ...(!needsNoCard && { state: { ...signedUp, userType: 'educator' } }),
    });
  };
  const handleSchool = async (schoolContact: SchoolContactDraft) => {
    // Store the contact in this entry too, so Back restores the input.
    await navigate(PATHS.educatorSignUp, { replace: true, state: { schoolContact } });
    await navigate(PATHS.schoolAccount, { state: { schoolContact } });
  };

  return (
    <SignUpPage audience="educator" scene={<EducatorSignUpScene />}>
      <EducatorSignUpForm
        draft={draftIn(state) ?? unlinkedIdentityIn(state)}
        onSignedUp={handleSignedUp}
        onSchool={handleSchool}
      />
      <SignUpCompletedDialog open={signedUp !== undefined} onClose={handleClosed} />
    </SignUpPage>
  );
};
