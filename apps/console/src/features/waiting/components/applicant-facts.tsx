import type { WaitingSchool } from '@wonderfield/contract/operators/operator-views';
import type { ReactNode } from 'react';
import { Verdict } from '../../../shared/check-result.tsx';
import { Fact, Facts } from '../../../shared/fact-list.tsx';
import { phoneWords } from '../../../shared/phone-format.ts';
import { useWords } from '../../../shared/use-strings.ts';
import styles from './applicant-entry.module.css';

type Applicant = WaitingSchool['administrator'];

const DomainVerdict = ({ person }: { person: Applicant }) => {
  const t = useWords('waiting');
  if (person.schoolMatch) {
    const school = person.schoolMatch.schoolName;
    return <Verdict tone="good">{t('belongsTo', { school })}</Verdict>;
  }
  return person.isPublicMail ? (
    <Verdict tone="doubtful">{t('publicMail')}</Verdict>
  ) : (
    <Verdict tone="open">{t('unknownDomain')}</Verdict>
  );
};

const ContactVerdict = ({ checkedBy }: { checkedBy: Applicant['contactCheckedBy'] }) => {
  const t = useWords('waiting');
  if (!checkedBy) return <Verdict tone="doubtful">{t('notChecked')}</Verdict>;
  return (
    <Verdict tone="good">{t(checkedBy === 'sms' ? 'checkedBySms' : 'checkedByEmail')}</Verdict>
  );
};

/** What speaks for somebody, laid out so that a look is enough. */
export const ApplicantFacts = ({
  person,
  children,
}: {
  person: Applicant;
  /** Who this is, as the first of the facts. */
  children: ReactNode;
}) => {
  const t = useWords('waiting');
  const name = person.email.slice(0, -person.emailDomain.length);
  return (
    <Facts columns="3fr 4fr 3fr 2fr">
      {children}
      <Fact label={t('facts.email')} isWide>
        <span>
          {name}
          <strong className={styles.domain}>{person.emailDomain}</strong>
        </span>
        <DomainVerdict person={person} />
        <Verdict tone={person.isEmailConfirmed ? 'good' : 'doubtful'}>
          {t(person.isEmailConfirmed ? 'confirmed' : 'notConfirmed')}
        </Verdict>
      </Fact>
      <Fact label={t('facts.phone')}>
        <span>{person.phoneNumber ? phoneWords(person.phoneNumber) : t('noPhone')}</span>
        <ContactVerdict checkedBy={person.contactCheckedBy} />
      </Fact>
      <Fact label={t('facts.adultCheck')}>
        <Verdict tone={person.isAgeVerified ? 'good' : 'doubtful'}>
          {t(person.isAgeVerified ? 'adultCheckDone' : 'adultCheckMissing')}
        </Verdict>
      </Fact>
    </Facts>
  );
};
