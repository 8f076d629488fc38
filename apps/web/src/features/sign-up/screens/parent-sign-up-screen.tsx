import { ParentSignUpScene } from '@wonderfield/ui/scenes/parent-sign-up-scene';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { SignUpCompletedDialog } from '../../../shared/account/sign-up-completed-dialog.tsx';
import { THEME_OF, usePageTheme } from '../../../shared/pages/page-theme.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import { remember } from '../../../shared/session/local-storage.ts';
import { ParentSignUpForm, type SignUpTicket } from '../components/parent-sign-up-form.tsx';
import { SignUpPage } from '../components/sign-up-page.tsx';

export const ParentSignUpScreen = () => {
  const navigate = useNavigate();
  const [ticket, setTicket] = useState<SignUpTicket>();
  usePageTheme(THEME_OF.parent, 'parent');

  const handleSignedUp = (signedUp: SignUpTicket) => {
    remember('paymentSource', 'signUp');
    setTicket(signedUp);
  };
  // Opens the adult check, for which the ticket replaces a session. Replaces the form, because Back
  // would show an empty one.
  const handleClosed = () => void navigate(PATHS.ageCheck, { state: ticket, replace: true });

  return (
    <SignUpPage audience="parent" scene={<ParentSignUpScene />}>
      <ParentSignUpForm onSignedUp={handleSignedUp} />
      <SignUpCompletedDialog open={ticket !== undefined} onClose={handleClosed} />
    </SignUpPage>
  );
};
