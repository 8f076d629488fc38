import { Note } from '@wonderfield/ui/note/note';
import { useLocation } from 'react-router';
import { AuthLayout } from '../../../shared/auth-layout.tsx';
import { useSessionEndedFor } from '../../../shared/session/session-store.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { SignInForm } from '../components/sign-in-form.tsx';

/** History state left by the set-up. */
type Arrival = { setUpAs?: string } | null;

/** Replaces every screen while no operator is signed in. The URL stays. */
export const SignInScreen = () => {
  const t = useStrings('signIn');
  const endedFor = useSessionEndedFor();
  const arrival = useLocation().state as Arrival;
  const setUpAs = arrival?.setUpAs;
  return (
    <AuthLayout title={t('title')} lead={t('lead')}>
      {endedFor !== null && (
        <Note tone="sun" role="status">
          {t('ended')}
        </Note>
      )}
      {endedFor === null && setUpAs && <Note role="status">{t('setUp')}</Note>}
      <SignInForm email={endedFor ?? setUpAs ?? ''} />
    </AuthLayout>
  );
};
