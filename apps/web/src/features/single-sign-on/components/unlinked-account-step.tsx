import type { UnlinkedIdentity } from '@wonderfield/contract/identities/identity';
import { RadioCards } from '@wonderfield/ui/radio-cards/radio-cards';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { FieldPage } from '../../../shared/pages/field-page.tsx';
import form from '../../../shared/pages/form.module.css';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import type { SignOnResult } from '../api/redeem-sign-in.ts';
import { LinkAccountForm } from './link-account-form.tsx';
import { NewHere } from './new-here.tsx';
import { ParentChoice } from './parent-choice.tsx';
import styles from './unlinked-account-step.module.css';

type Kind = 'educator' | 'student' | 'parent';

/** Shows the external identity and a link back for other users of the device. */
const WhoIsIt = ({ unlinkedIdentity }: { unlinkedIdentity: UnlinkedIdentity }) => {
  const t = useTranslations('singleSignOn');
  const service = t(`services.${unlinkedIdentity.provider}`);
  const name = `${unlinkedIdentity.firstName} ${unlinkedIdentity.lastName}`.trim();
  return (
    <p className={styles.who}>
      <span>
        {name
          ? t.rich('newcomer.you', { name, service, b: (words) => <b>{words}</b> })
          : t('newcomer.nameless', { service })}
        {unlinkedIdentity.email && <span className={styles.email}>{unlinkedIdentity.email}</span>}
      </span>
      <Link to={PATHS.signIn}>{t('newcomer.notMe')}</Link>
    </p>
  );
};

/** Handles an unlinked identity. The user verifies an existing account once by its password. */
export const UnlinkedAccountStep = ({
  unlinkedIdentity,
  onDone,
}: {
  unlinkedIdentity: UnlinkedIdentity;
  onDone: (result: SignOnResult) => void;
}) => {
  const t = useTranslations('singleSignOn');
  const heading = useHeadingFocus();
  const { role } = unlinkedIdentity;
  // Google reports no role, so the user chooses one and sees only the matching form.
  const [kind, setKind] = useState<Kind | undefined>(role === 'unknown' ? undefined : role);
  const login = t(`logins.${unlinkedIdentity.provider}`);
  return (
    <FieldPage place={kind === 'parent' ? 'home' : (kind ?? 'student')}>
      <PageTitle>{t('newcomer.title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('newcomer.title')}
      </h1>
      <WhoIsIt unlinkedIdentity={unlinkedIdentity} />
      {role === 'unknown' && (
        <div className={styles.kinds}>
          <RadioCards
            legend={t('newcomer.who')}
            columns={1}
            value={kind ?? ''}
            onChange={({ target }) => setKind(target.value as Kind)}
            options={(['educator', 'student', 'parent'] as const).map((value) => ({
              value,
              label: t(`newcomer.${value}`),
            }))}
          />
        </div>
      )}
      {kind === 'parent' && <ParentChoice />}
      {kind && kind !== 'parent' && (
        <>
          <p className={styles.lead}>{t(`newcomer.${kind}Lead`, { login })}</p>
          <LinkAccountForm
            key={kind}
            kind={kind}
            tieCode={unlinkedIdentity.tieCode}
            onDone={onDone}
          />
          <NewHere kind={kind} unlinkedIdentity={unlinkedIdentity} onDone={onDone} />
        </>
      )}
      {kind === 'educator' && (
        <p className={form.below}>
          <Link to={PATHS.forgotPassword}>{t('newcomer.forgot')}</Link>
        </p>
      )}
    </FieldPage>
  );
};
