import { Button } from '@wonderfield/ui/button/button';
import { Spinner } from '@wonderfield/ui/button/spinner';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { Note } from '@wonderfield/ui/note/note';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { useLastValue } from '../hooks/use-last-value.ts';
import { cardUrl } from './card-address.ts';
import styles from './sign-in-code-dialog.module.css';
import { useSignInCode } from './use-sign-in-code.ts';

const QrCode = lazy(() =>
  import('@wonderfield/ui/qr-code/qr-code').then((module) => ({ default: module.QrCode })),
);
const QR_SIZE = 280;

type Student = { id: string; name: string };

const CodeContent = ({
  student: { id, name },
  classroomId,
  renews,
}: {
  student: Student;
  classroomId: string | undefined;
  renews: boolean;
}) => {
  const t = useTranslations('studentLogin.code');
  const code = useSignInCode(id, { classroomId, renews });
  const left = {
    minutes: Math.floor(code.secondsLeft / 60),
    seconds: String(code.secondsLeft % 60).padStart(2, '0'),
  };
  if (code.error && !code.cardCode) {
    return (
      <>
        <Note tone="error">{code.error.message}</Note>
        <Button variant="secondary" busy={code.isPending} onClick={code.renew}>
          {t('tryAgain')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>{t('lead')}</p>
      <div className={styles.frame} aria-busy={code.cardCode === undefined && !code.isExpired}>
        {code.cardCode && (
          <Suspense fallback={<Spinner />}>
            <QrCode text={cardUrl(code.cardCode)} label={t('qr', { name })} size={QR_SIZE} />
          </Suspense>
        )}
        {!code.cardCode && !code.isExpired && <span>{t('loading')}</span>}
        {code.isExpired && (
          <Button variant="primary" busy={code.isPending} onClick={code.renew}>
            {t('another')}
          </Button>
        )}
      </div>
      <p className={styles.left}>
        {code.isExpired && t('expired')}
        {code.cardCode && t('left', left)}
      </p>
      <p className={styles.small}>{t(renews ? 'renews' : 'loginPage')}</p>
    </>
  );
};

/** Shows a QR code that signs one student in once. The code exists only while it is shown. */
export const SignInCodeDialog = ({
  student,
  classroomId,
  renews = false,
  onClose,
}: {
  /** Undefined while the dialog is closed. */
  student: Student | undefined;
  classroomId?: string | undefined;
  /** Requests the next code before the shown one expires. */
  renews?: boolean | undefined;
  onClose: () => void;
}) => {
  const t = useTranslations('studentLogin.code');
  const shared = useTranslations('shared');
  const shown = useLastValue(student);
  return (
    <Dialog
      open={student !== undefined}
      onClose={onClose}
      title={t('title', { name: shown?.name ?? '' })}
      closeLabel={shared('close')}
    >
      <DialogBody className={styles.body}>
        {student && <CodeContent key={student.id} {...{ student, classroomId, renews }} />}
      </DialogBody>
    </Dialog>
  );
};
