import { Hare } from '@wonderfield/ui/art/animals/hare';
import { Picture } from '@wonderfield/ui/art/kit';
import { Button } from '@wonderfield/ui/button/button';
import { Camera, Check, CircleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import styles from './camera-frame.module.css';
import type { CardScan } from './use-card-scan.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

/** Says what the camera is doing, or what is wrong with the card. */
const StatusPill = ({ scan: { isFound, problem, isFar } }: { scan: CardScan }) => {
  const t = useTranslations('studentSignIn.card');
  if (isFound) {
    return (
      <p className={styles.pill} data-tone="found" role="status">
        <Check {...ICON} />
        {t('found')}
      </p>
    );
  }
  return (
    <p className={styles.pill} data-tone={problem ? 'problem' : undefined} role="status">
      {problem ? <CircleAlert {...ICON} /> : <Camera {...ICON} />}
      {problem ?? t(isFar ? 'closer' : 'looking')}
    </p>
  );
};

/** Shown in the frame while there is no picture. */
const NoPicture = ({ scan: { camera, startCamera } }: { scan: CardScan }) => {
  const t = useTranslations('studentSignIn.card');
  const shared = useTranslations('studentSignIn');
  const hasNoCamera = camera === 'missing' || camera === 'refused';
  return (
    <div className={styles.noPicture}>
      <Picture width={240} height={260} size={[240, 260]} className={styles.hare}>
        <Hare x={120} y={252} s={0.72} wave={camera === 'asking'} />
      </Picture>
      {camera === 'asking' && (
        <>
          <p className={styles.question}>{t('mayWe')}</p>
          <Button variant="sun" onClick={startCamera} className={styles.yes}>
            {t('yes')}
          </Button>
        </>
      )}
      {hasNoCamera && (
        <>
          <p className={styles.question}>{t('noCamera')}</p>
          <p>{t(camera)}</p>
          <Button variant="secondary" onClick={startCamera}>
            {shared('tryAgain')}
          </Button>
        </>
      )}
      {(camera === 'starting' || camera === 'unknown') && <p role="status">{t('starting')}</p>}
    </div>
  );
};

/** Shows the picture of the camera between the corners. */
export const CameraFrame = ({ scan }: { scan: CardScan }) => {
  const t = useTranslations('studentSignIn.card');
  const isOn = scan.camera === 'on';
  return (
    <section className={styles.camera} aria-label={t('view')}>
      <div className={styles.frame}>
        <video
          ref={scan.video}
          className={styles.video}
          data-mirrored={scan.isMirrored || undefined}
          hidden={!isOn}
          muted
          playsInline
          aria-hidden
        />
        {isOn ? (
          <>
            <span className={styles.corners} aria-hidden />
            <StatusPill scan={scan} />
          </>
        ) : (
          <NoPicture scan={scan} />
        )}
      </div>
    </section>
  );
};
