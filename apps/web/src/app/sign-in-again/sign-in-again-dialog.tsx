import { useCallForm } from '@wonderfield/client/use-call-form';
import { AdultSignInSchema } from '@wonderfield/contract/accounts/account-forms';
import { type PortalUser, signInNameOf } from '@wonderfield/contract/accounts/user';
import { Button } from '@wonderfield/ui/button/button';
import { Dialog, DialogBody, DialogFoot } from '@wonderfield/ui/dialog/dialog';
import { PasswordField } from '@wonderfield/ui/password-field/password-field';
import { useTranslations } from 'use-intl';
import { AUTHORIZE_PATHS } from '../../shared/account/sign-in-methods.ts';
import { verifyLogin } from '../../shared/account/verify-login.ts';
import { useErrorText } from '../../shared/call/use-error-text.ts';
import { usePortalConfig } from '../../shared/routing/portal-config.ts';
import { storeSession } from '../../shared/session/session-store.ts';
import styles from './sign-in-again-dialog.module.css';

const WAYS = ['school', 'google', 'clever'] as const;

/** Opens other sign-in methods in another window, so the input on this page is not lost. */
const OtherSignInMethods = () => {
  const t = useTranslations('signInAgain');
  const offered = usePortalConfig()?.signIn;
  const ways = WAYS.filter((way) => offered?.[way]);
  if (ways.length === 0) return null;
  return (
    <p className={styles.ways}>
      {t('otherWay')}
      {ways.map((way) => (
        <a key={way} href={AUTHORIZE_PATHS[way]} target="_blank" rel="noreferrer">
          {t(`ways.${way}`, { school: offered?.school ?? '' })}
        </a>
      ))}
    </p>
  );
};

const request = (user: PortalUser, password: string) =>
  user.userType === 'student'
    ? { userType: user.userType, username: user.username, password }
    : { userType: user.userType, email: user.email, password };

/** Asks for the password over a page with unsaved input, so the same user can continue there. */
export const SignInAgainDialog = ({
  user,
  message,
  onLeave,
}: {
  user: PortalUser;
  /** Message of the server. Undefined if another tab signed out. */
  message: string | undefined;
  onLeave: () => void;
}) => {
  const t = useTranslations('signInAgain');
  const shared = useTranslations('shared');
  const errorText = useErrorText();
  const again = useCallForm({
    schema: AdultSignInSchema.pick({ password: true }),
    defaultValues: { password: '' },
    send: ({ password }) => verifyLogin(request(user, password)),
    onDone: storeSession,
    onError: (error) => {
      again.form.setError('password', { type: 'server', message: errorText(error) });
      again.form.setFocus('password', { shouldSelect: true });
    },
  });
  return (
    <Dialog open onClose={onLeave} title={t('title')} locked>
      <form onSubmit={again.handleSubmit} noValidate>
        <DialogBody className={styles.body}>
          <p>
            {message ?? t('signedOutElsewhere')} {t('text')}
          </p>
          <p>
            {t('name')} <b>{signInNameOf(user)}</b>
          </p>
          {/* Lets password managers find the account. */}
          <input hidden autoComplete="username" value={signInNameOf(user)} readOnly />
          <PasswordField
            label={shared('password')}
            autoComplete="current-password"
            showLabel={shared('showPassword')}
            hideLabel={shared('hidePassword')}
            error={again.errorOf('password')}
            {...again.form.register('password')}
          />
          {user.userType !== 'parent' && <OtherSignInMethods />}
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" disabled={again.isBusy} onClick={onLeave}>
            {t('leave')}
          </Button>
          <Button type="submit" variant="primary" busy={again.isBusy} busyLabel={t('signingIn')}>
            {t('signIn')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
