import { Furrow } from '@wonderfield/ui/skeleton/skeleton';
import { lazy, Suspense } from 'react';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './setup.module.css';

const QrCode = lazy(() =>
  import('@wonderfield/ui/qr-code/qr-code').then((module) => ({ default: module.QrCode })),
);

const QR_SIZE_PX = 208;

/** Splits a secret into groups of four: `JBSW Y3DP …`. */
const inFours = (secret: string) => secret.match(/.{1,4}/g) ?? [];

/** Shows the authenticator secret as QR code and as text. */
export const AuthenticatorSecret = ({ secret, uri }: { secret: string; uri: string }) => {
  const t = useStrings('setup');
  return (
    <section className={styles.part} aria-labelledby="app-title">
      <h2 id="app-title">{t('appTitle')}</h2>
      <p className={styles.text}>{t('appText')}</p>
      <div className={styles.qr}>
        <Suspense fallback={<Furrow width={`${QR_SIZE_PX}px`} height={`${QR_SIZE_PX}px`} />}>
          <QrCode text={uri} label={t('qrLabel')} size={QR_SIZE_PX} />
        </Suspense>
      </div>
      <p className={styles.text}>{t('byHand')}</p>
      <p className={styles.secret}>
        <span className={styles.groups}>
          {inFours(secret).map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a secret never move
            <span key={index}>{group} </span>
          ))}
        </span>
        <CopyButton text={secret} what={t('key')} />
      </p>
    </section>
  );
};
