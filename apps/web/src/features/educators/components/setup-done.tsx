import type { EducatorUser } from '@wonderfield/contract/accounts/user';
import { CompletedPicture } from '@wonderfield/ui/art/growth';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { PATHS } from '../../../shared/paths.ts';
import { useHeadingFocus } from '../../../shared/use-heading-focus.ts';
import styles from './setup.module.css';

/** The success screen of the set-up. */
export const SetupDone = ({ user }: { user: EducatorUser }) => {
  const t = useTranslations('educators.setup');
  const heading = useHeadingFocus();
  const state = user.isApproved ? 'success' : 'pending';
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
