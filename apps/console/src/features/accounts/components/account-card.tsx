import type { AccountRecord } from '@wonderfield/contract/operators/operator-views';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Tag } from '@wonderfield/ui/tag/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { ReasonDialog, type ReasonStep } from '../../../shared/dialogs/reason-dialog.tsx';
import record from '../../../shared/record.module.css';
import { useAgo } from '../../../shared/use-ago.ts';
import { useStrings } from '../../../shared/use-strings.ts';
import { AccountFacts } from './account-facts.tsx';
import styles from './accounts.module.css';
import { useAccountReasonSteps } from './use-account-reason-steps.ts';

const TYPE_TONES = { parent: 'sky', educator: 'leaf', student: 'plain' } as const;

const AccountTags = ({ account }: { account: AccountRecord }) => {
  const t = useStrings('accounts');
  const ago = useAgo();
  const { userType, suspendedAt, isOrphan } = account;
  return (
    <>
      <Tag tone={TYPE_TONES[userType]}>{t(`types.${userType}`)}</Tag>
      {suspendedAt && <Tag tone="sun">{t('suspendedSince', { when: ago(suspendedAt) })}</Tag>}
      {isOrphan && <Tag tone="sun">{t('orphan')}</Tag>}
    </>
  );
};

const useAccountSummary = () => {
  const t = useStrings('accounts');
  return ({ licenseType, schoolName, children }: AccountRecord) =>
    [
      licenseType && t(`licenses.${licenseType}`),
      schoolName,
      children !== undefined && t('children', { count: children }),
    ]
      .filter(Boolean)
      .join(' · ');
};

/** Shows the account data that an operator may see. */
export const AccountCard = ({ account }: { account: AccountRecord }) => {
  const t = useStrings('accounts');
  const summary = useAccountSummary()(account);
  const { suspend, restore } = useAccountReasonSteps();
  const [step, setStep] = useState<ReasonStep>();
  const { userId, isOrphan, suspendedAt } = account;
  const name = `${account.firstName} ${account.lastName}`;
  const titleId = `account-${userId}`;
  return (
    <Card as="article" className={record.record} aria-labelledby={titleId}>
      <div className={record.head}>
        <div className={record.title}>
          <h2 id={titleId}>{name}</h2>
          <AccountTags account={account} />
        </div>
        {summary && <p className={record.about}>{summary}</p>}
        <span className={record.copyable}>
          <span className={styles.id}>{userId}</span>
          <CopyButton text={userId} what={t('idOf', { name })} />
        </span>
      </div>
      <div className={record.actions}>
        <ButtonLink
          variant="quiet"
          size="sm"
          aria-label={t('auditOf', { name })}
          render={<Link to={`/audit?person=${userId}`} />}
        >
          {t('audit')}
        </ButtonLink>
        {/* An unaffiliated child waits for its erasure and cannot be restored here. */}
        {!isOrphan && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={suspendedAt ? t('restoreOf', { name }) : t('suspendOf', { name })}
            onClick={() => setStep(suspendedAt ? restore(userId, name) : suspend(userId, name))}
          >
            {suspendedAt ? t('restore') : t('suspend')}
          </Button>
        )}
      </div>
      <AccountFacts account={account} name={name} />
      <ReasonDialog step={step} onClose={() => setStep(undefined)} />
    </Card>
  );
};
