import type { WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import type { ReactNode } from 'react';
import { CheckResult } from '../../../shared/check-result.tsx';
import { Fact, FactList } from '../../../shared/fact-list.tsx';
import { formatPhone } from '../../../shared/phone-format.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import styles from './applicant-entry.module.css';

type Applicant = WaitingSchool['administrator'];

const DomainCheckResult = ({ person }: { person: Applicant }) => {
  const t = useStrings('waiting');
  if (person.schoolMatch) {
    const school = person.schoolMatch.schoolName;
    return <CheckResult tone="good">{t('belongsTo', { school })}</CheckResult>;
  }
  return person.isPublicMail ? (
    <CheckResult tone="doubtful">{t('publicMail')}</CheckResult>
  ) : (
    <CheckResult tone="open">{t('unknownDomain')}</CheckResult>
  );
};

const ContactCheckResult = ({ checkedBy }: { checkedBy: Applicant['contactCheckedBy'] }) => {
  const t = useStrings('waiting');
  if (!checkedBy) return <CheckResult tone="doubtful">{t('notChecked')}</CheckResult>;
  return (
    <CheckResult tone="good">
      {t(checkedBy === 'sms' ? 'checkedBySms' : 'checkedByEmail')}
    </CheckResult>
  );
};

/** Shows the evidence about a person at a glance. */
export const ApplicantFacts = ({
  person,
  children,
}: {
  person: Applicant;
  /** First of the facts: the person. */
  children: ReactNode;
}) => {
  const t = useStrings('waiting');
  const name = person.email.slice(0, -person.emailDomain.length);
  return (
    <FactList columns="3fr 4fr 3fr 2fr">
      {children}
      <Fact label={t('facts.email')} isWide>
        <span>
          {name}
          <strong className={styles.domain}>{person.emailDomain}</strong>
        </span>
        <DomainCheckResult person={person} />
        <CheckResult tone={person.isEmailConfirmed ? 'good' : 'doubtful'}>
          {t(person.isEmailConfirmed ? 'confirmed' : 'notConfirmed')}
        </CheckResult>
      </Fact>
      <Fact label={t('facts.phone')}>
        <span>{person.phoneNumber ? formatPhone(person.phoneNumber) : t('noPhone')}</span>
        <ContactCheckResult checkedBy={person.contactCheckedBy} />
      </Fact>
      <Fact label={t('facts.adultCheck')}>
        <CheckResult tone={person.isAgeVerified ? 'good' : 'doubtful'}>
          {t(person.isAgeVerified ? 'adultCheckDone' : 'adultCheckMissing')}
        </CheckResult>
      </Fact>
    </FactList>
  );
};
