import type { SchoolRecord } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { ReasonDialog, type ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import record from '../../../shared/record.module.css';
import { useStrings } from '../../../shared/use-strings.ts';
import { SchoolDomains } from './school-domains.tsx';
import { SchoolFacts } from './school-facts.tsx';
import { useSchoolReasonSteps } from './use-school-reason-steps.ts';

const STATE_TONES = { waiting: 'sun', approved: 'leaf', refused: 'plain' } as const;

const CodeActions = ({
  school,
  onStep,
}: {
  school: SchoolRecord;
  onStep: (step: ReasonStep) => void;
}) => {
  const t = useStrings('schools');
  const { issue, renew, revoke } = useSchoolReasonSteps(school);
  const name = school.schoolName;
  const look = { variant: 'quiet', size: 'sm' } as const;
  if (school.state === 'waiting') {
    return (
      <ButtonLink {...look} render={<Link to="/" />}>
        {t('decide')}
      </ButtonLink>
    );
  }
  if (school.state === 'refused') return null;
  if (!school.schoolCode) {
    return (
      <Button {...look} aria-label={t('issueOf', { name })} onClick={() => onStep(issue())}>
        {t('issue')}
      </Button>
    );
  }
  return (
    <>
      <Button {...look} aria-label={t('renewOf', { name })} onClick={() => onStep(renew())}>
        {t('renew')}
      </Button>
      <Button {...look} aria-label={t('revokeOf', { name })} onClick={() => onStep(revoke())}>
        {t('revoke')}
      </Button>
    </>
  );
};

/** Shows a school with its code, seats and email domains. */
export const SchoolCard = ({ school }: { school: SchoolRecord }) => {
  const t = useStrings('schools');
  const shared = useStrings('shared');
  const [step, setStep] = useState<ReasonStep>();
  const titleId = `school-${school.schoolId}`;
  return (
    <Card as="article" className={record.record} aria-labelledby={titleId}>
      <div className={record.head}>
        <div className={record.title}>
          <h2 id={titleId}>{school.schoolName}</h2>
          <Tag tone={STATE_TONES[school.state]}>{t(`states.${school.state}`)}</Tag>
        </div>
        <p className={record.about}>
          {shared(`schoolKinds.${school.licenseFor}`)} · {school.schoolCity}, {school.schoolState}{' '}
          {school.schoolZip}
        </p>
      </div>
      <div className={record.actions}>
        <CodeActions school={school} onStep={setStep} />
      </div>
      <SchoolFacts school={school} />
      {school.state === 'approved' && <SchoolDomains school={school} onStep={setStep} />}
      <ReasonDialog step={step} onClose={() => setStep(undefined)} />
    </Card>
  );
};
