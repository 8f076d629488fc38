import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import form from '../../../shared/pages/form.module.css';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './unlinked-account-step.module.css';

/** Links parents to the parent sign-in, because a Home Account uses email and password. */
export const ParentChoice = () => {
  const t = useTranslations('singleSignOn.newcomer');
  return (
    <>
      <p className={styles.lead}>{t('parentLead')}</p>
      <div className={form.actions}>
        <ButtonLink variant="quiet" render={<Link to={PATHS.parentSignUp} />}>
          {t('parentSignUp')}
        </ButtonLink>
        <ButtonLink variant="primary" render={<Link to={PATHS.parentSignIn} />}>
          {t('parentSignIn')}
        </ButtonLink>
      </div>
    </>
  );
};
