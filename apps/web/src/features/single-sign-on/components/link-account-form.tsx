import type { FormRules } from '@wonderfield/client/draft';
import { ApiError } from '@wonderfield/client/errors';
import { useCallForm } from '@wonderfield/client/use-call-form';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import {
  AdultSignInSchema,
  StudentSignInSchema,
} from '@wonderfield/contract/accounts/account-forms';
import { useTranslations } from 'use-intl';
import type { RequestOf } from '../../../shared/call/call-client.ts';
import { FormActions } from '../../../shared/forms/form-actions.tsx';
import { LoginFields } from '../../../shared/forms/login-fields.tsx';
import form from '../../../shared/pages/form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { type SignOnResult, tieSignIn } from '../api/redeem-sign-in.ts';
import { useAfterSignOn } from './use-after-sign-on.ts';

type Fields = { email?: string | undefined; username?: string | undefined; password: string };
type Kind = 'educator' | 'student';
type LinkRequest = RequestOf<'tieSignIn'>;

const rulesFor = (kind: Kind, tieCode: string): FormRules<Fields, LinkRequest> =>
  kind === 'student'
    ? StudentSignInSchema.transform((typed) => ({
        ...typed,
        userType: 'student' as const,
        tieCode,
      }))
    : AdultSignInSchema.transform((typed) => ({
        ...typed,
        userType: 'educator' as const,
        tieCode,
      }));

/** Asks for the name and password of an existing account to link. */
export const LinkAccountForm = ({
  kind,
  tieCode,
  onDone,
}: {
  kind: Kind;
  tieCode: string;
  onDone: (result: SignOnResult) => void;
}) => {
  const t = useTranslations('singleSignOn.newcomer');
  const showErrorToast = useErrorToast();
  const { handleFailure } = useAfterSignOn();
  const isStudent = kind === 'student';
  const tie = useCallForm({
    schema: rulesFor(kind, tieCode),
    defaultValues: { ...(isStudent ? { username: '' } : { email: '' }), password: '' },
    send: tieSignIn,
    onDone,
    onError: (error) => {
      // The code has expired, so start again on the sign-in page.
      if (error instanceof ApiError && error.code === 'SSO_001') handleFailure(error.message);
      else showErrorToast(error);
    },
  });
  const { register } = tie.form;
  return (
    <form className={form.form} onSubmit={tie.handleSubmit} noValidate>
      <LoginFields isStudent={isStudent} register={register} errorOf={tie.errorOf} />
      <FormActions
        className={form.actions}
        cancel={PATHS.signIn}
        submitLabel={t('submit')}
        busyLabel={t('submitting')}
        isBusy={tie.isBusy}
      />
    </form>
  );
};
