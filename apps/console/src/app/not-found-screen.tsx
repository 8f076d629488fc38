import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Link } from 'react-router';
import { PageTitle } from '../shared/page-title.tsx';
import { useStrings } from '../shared/use-strings.ts';
import styles from './screens.module.css';

export const NotFoundScreen = () => {
  const t = useStrings('shell');
  return (
    <main id="main" className={styles.message}>
      <PageTitle>{t('notFoundTitle')}</PageTitle>
      <h1>{t('notFoundTitle')}</h1>
      <p>{t('notFoundLead')}</p>
      <ButtonLink variant="secondary" render={<Link to="/" />}>
        {t('backToWaiting')}
      </ButtonLink>
    </main>
  );
};
