import { Button } from '@wonderfield/ui/button/button';
import { Sheet } from '@wonderfield/ui/card/card';
import { CardScene, PeekingHare } from '@wonderfield/ui/scenes/way-in-scenes';
import { ArrowLeft, Keyboard, ShieldCheck, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { useReadAloud } from '../../../shared/speech/use-read-aloud.ts';
import type { StudentSession } from '../api/student-sign-in-calls.ts';
import { NeedHelp } from '../help/need-help.tsx';
import { CameraFrame } from './camera-frame.tsx';
import styles from './card-stage.module.css';
import { useCardScan } from './use-card-scan.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;
const STEPS = ['step1', 'step2', 'step3'] as const;

/** Shows the camera and signs in with the card in front of it. */
export const CardStage = ({
  classToken,
  helpText,
  onSignedIn,
  onHelp,
  onType,
  onBack,
}: {
  /** Set on a device of a class. */
  classToken: string | undefined;
  /** Answer to "I need help" if no teacher can see it. */
  helpText?: string | undefined;
  onSignedIn: (session: StudentSession) => void;
  onHelp: () => void;
  onType: () => void;
  onBack: () => void;
}) => {
  const t = useTranslations('studentSignIn');
  const title = useHeadingFocus();
  const read = useReadAloud();
  const scan = useCardScan(classToken, onSignedIn);
  const hasNoCamera = scan.camera === 'refused' || scan.camera === 'missing' || scan.hasNoReader;
  const type = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasNoCamera) type.current?.focus();
  }, [hasNoCamera]);
  return (
    <main id="main" className={styles.full}>
      <PageTitle>{t('card.title')}</PageTitle>
      <CardScene />
      <div className={styles.stage}>
        <CameraFrame scan={scan} />
        <Sheet as="section" className={styles.side} padding="none">
          <PeekingHare className={styles.peek} />
          <h1 ref={title} tabIndex={-1}>
            {t('card.title')}
          </h1>
          <ol className={styles.steps}>
            {STEPS.map((step, index) => (
              <li key={step}>
                <span aria-hidden>{index + 1}</span>
                <p>{t(`card.${step}`)}</p>
              </li>
            ))}
          </ol>
          <p className={styles.safe}>
            <ShieldCheck {...ICON} />
            <span>{t('card.safe')}</span>
          </p>
          {/* In place of the button, because both do not fit on a small laptop. */}
          {helpText ? (
            <p
              ref={(text) => text?.focus()}
              tabIndex={-1}
              role="status"
              className={styles.helpText}
            >
              {helpText}
            </p>
          ) : (
            <NeedHelp onClick={onHelp} />
          )}
          <Button
            ref={type}
            variant={hasNoCamera ? 'primary' : 'secondary'}
            icon={<Keyboard {...ICON} />}
            onClick={onType}
          >
            {t('typeInstead')}
          </Button>
          <div className={styles.two}>
            <Button variant="quiet" icon={<ArrowLeft {...ICON} />} onClick={onBack}>
              {t('back')}
            </Button>
            {read && (
              <Button
                variant="quiet"
                icon={<Volume2 {...ICON} />}
                onClick={() =>
                  read([t('card.title'), ...STEPS.map((step) => t(`card.${step}`))].join('. '))
                }
              >
                {t('readAloud')}
              </Button>
            )}
          </div>
        </Sheet>
      </div>
    </main>
  );
};
