import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { educatorState } from '@wonderfield/contract/educators/educator-rules';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { PATHS } from '../../../shared/routing/paths.ts';
import styles from './setup.module.css';

const stateOf = (user: EducatorUser) => {
  if (educatorState(user) === 'waiting') return 'waiting';
  return user.isApproved ? 'success' : 'pending';
};

export const SetupDone = ({ user }: { user: EducatorUser }) => {
  const t = useTranslations('educators.setup');
  const heading = useHeadingFocus();
  const state = stateOf(user);
  return (
    <Card padding="lg" className={styles.done}>
      <CompletedPicture />
      <h2 ref={heading} tabIndex={-1}>
        {t(`${state}Title`)}
      </h2>
      <p>{t(`${state}Text`)}</p>
      <ButtonLink variant="primary" render={<Link to={PATHS.educatorHome} />}>
        {t('toHome')}
      </ButtonLink>
    </Card>
  );
};
