import type { UnlinkedIdentity } from '@wonderfield/contract/identities/identity';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/routing/paths.ts';
import type { SignOnResult } from '../api/redeem-sign-in.ts';
import { FindMyClass } from './find-my-class.tsx';
import styles from './unlinked-account-step.module.css';

/** Leads an educator to the sign-up with prefilled data, and a student to a class. */
export const NewHere = ({
  kind,
  unlinkedIdentity,
  onDone,
}: {
  kind: 'educator' | 'student';
  unlinkedIdentity: UnlinkedIdentity;
  onDone: (result: SignOnResult) => void;
}) => {
  const t = useTranslations('singleSignOn.newcomer');
  const { firstName, lastName, email = '' } = unlinkedIdentity;
  return (
    <div className={styles.new}>
      <p>{t(kind === 'educator' ? 'newHereLine' : 'studentNew')}</p>
      {kind === 'educator' ? (
        <ButtonLink
          variant="secondary"
          render={
            <Link to={PATHS.educatorSignUp} state={{ newcomer: { firstName, lastName, email } }} />
          }
        >
          {t('newHere')}
        </ButtonLink>
      ) : (
        <>
          {unlinkedIdentity.role === 'unknown' && (
            <FindMyClass unlinkedIdentity={unlinkedIdentity} onDone={onDone} />
          )}
          <ButtonLink variant="secondary" render={<Link to={PATHS.join} />}>
            {t('join')}
          </ButtonLink>
        </>
      )}
    </div>
  );
};
