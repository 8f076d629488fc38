import type { Newcomer } from '@wonderfield/contract/identities/identity';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/paths.ts';
import styles from './newcomer-step.module.css';

/** An educator signs up, with what the other service knows; a student comes through a class. */
export const NewHere = ({
  kind,
  newcomer,
}: {
  kind: 'educator' | 'student';
  newcomer: Newcomer;
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
        <ButtonLink variant="secondary" render={<Link to={PATHS.join} />}>
          {t('join')}
        </ButtonLink>
      )}
    </div>
  );
};
