import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import { JoinCode, type JoinCodeTarget } from './join-code.tsx';
import type { JoinedLogin } from './join-done.tsx';
import { JoinForm } from './join-form.tsx';
import styles from './join-place.module.css';
import { JoinPreview } from './join-place.tsx';

type Step =
  | { kind: 'code'; code: string; isGiven: boolean; problem?: string }
  | { kind: 'place'; place: JoinCodeTarget }
  | { kind: 'form'; place: JoinCodeTarget };

/** Asks for the code, confirms its class, and then asks for the student's data. */
export const JoinSteps = ({ onJoined }: { onJoined: (login: JoinedLogin) => void }) => {
  const t = useTranslations('students.join');
  const [search] = useSearchParams();
  // The code may come from a QR code.
  const initialCode = search.get('code') ?? '';
  const [step, setStep] = useState<Step>({
    kind: 'code',
    code: initialCode,
    isGiven: initialCode !== '',
  });
  const showPlace = (place: JoinCodeTarget) => setStep({ kind: 'place', place });
  if (step.kind === 'place') {
    const { place } = step;
    return (
      <JoinPreview
        place={place}
        onFound={showPlace}
        onNew={() => setStep({ kind: 'form', place })}
        onBack={() => setStep({ kind: 'code', code: '', isGiven: false })}
      />
    );
  }
  if (step.kind === 'form') {
    const { place } = step;
    return (
      <JoinForm
        place={place}
        onJoined={onJoined}
        onFull={() => showPlace({ ...place, isFull: true })}
        onClosed={(problem) => setStep({ kind: 'code', code: place.code, isGiven: false, problem })}
        onBack={() => showPlace(place)}
      />
    );
  }
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <JoinCode {...step} problem={step.problem} onFound={showPlace} />
      <p className={form.below}>
        <span>
          {t('haveLogin')} <Link to={PATHS.studentSignIn}>{t('signIn')}</Link>
        </span>
      </p>
    </>
  );
};
