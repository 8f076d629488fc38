import type { Newcomer } from '@wonderfield/contract/identities/identity';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/paths.ts';
import type { SignOnResult } from '../api/redeem-sign-in.ts';
import { FindMyClass } from './find-my-class.tsx';
import styles from './unlinked-account-step.module.css';

/** An educator signs up, with what the other service knows; a student comes through a class. */
export const NewHere = ({
  kind,
  newcomer,
  onDone,
}: {
  kind: 'educator' | 'student';
  newcomer: Newcomer;
  onDone: (result: SignOnResult) => void;
}) => {
  const t = useTranslations('singleSignOn.newcomer');
  const { firstName, lastName, email = '' } = newcomer;
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
          {newcomer.role === 'unknown' && <FindMyClass newcomer={newcomer} onDone={onDone} />}
          <ButtonLink variant="secondary" render={<Link to={PATHS.join} />}>
            {t('join')}
          </ButtonLink>
        </>
      )}
    </div>
  );
};
