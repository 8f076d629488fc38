import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@wonderfield/client/errors';
import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { UnlinkedIdentity } from '@wonderfield/contract/identities/identity';
import { Button } from '@wonderfield/ui/button/button';
import { Note } from '@wonderfield/ui/note/note';
import { useTranslations } from 'use-intl';
import { findMyClass, type SignOnResult } from '../api/redeem-sign-in.ts';
import { useAfterSignOn } from './use-after-sign-on.ts';

/**
 * Lets a student join the class that lists them, because Google does not report who is a student.
 */
export const FindMyClass = ({
  unlinkedIdentity,
  onDone,
}: {
  unlinkedIdentity: UnlinkedIdentity;
  onDone: (result: SignOnResult) => void;
}) => {
  const t = useTranslations('singleSignOn.newcomer');
  const showError = useErrorToast();
  const { handleFailure } = useAfterSignOn();
  const isCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;
  const find = useMutation({
    mutationFn: () => findMyClass(unlinkedIdentity.tieCode),
    onSuccess: onDone,
    onError: (error) => {
      // The code has expired, so the student starts again on the sign-in page.
      if (isCode(error, 'SSO_001')) handleFailure(error.message);
      else if (!isCode(error, 'SSO_009')) showError(error);
    },
  });
  return (
    <>
      {isCode(find.error, 'SSO_009') && (
        <Note tone="sun">
          <p role="status">{find.error?.message}</p>
        </Note>
      )}
      <Button
        variant="secondary"
        busy={find.isPending}
        busyLabel={t('finding')}
        onClick={() => find.mutate()}
      >
        {t('findClass')}
      </Button>
    </>
  );
};
