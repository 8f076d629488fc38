import { REVIEW_USUAL_SCHOOL_DAYS } from '@wonderfield/contract/limits';
import { CompletedPicture } from '@wonderfield/ui/art/plants/growth';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useHeadingFocus } from '../../../shared/focus/use-heading-focus.ts';
import { PATHS, submitContentPath } from '../../../shared/routing/paths.ts';
import styles from './wizard.module.css';

/** Shows that the plan was submitted and what happens next. */
export const SubmitDone = () => {
  const t = useTranslations('submitContent.sent');
  const heading = useHeadingFocus();
  return (
    <Card padding="lg" className={styles.done}>
      <CompletedPicture size={96} />
      <h2 ref={heading} tabIndex={-1}>
        {t('title')}
      </h2>
      <p>{t('text', { days: REVIEW_USUAL_SCHOOL_DAYS })}</p>
      <div className={styles.ways}>
        <ButtonLink variant="secondary" render={<Link to={submitContentPath('new')} />}>
          {t('another')}
        </ButtonLink>
        <ButtonLink variant="primary" render={<Link to={PATHS.submissions} />}>
          {t('mine')}
        </ButtonLink>
      </div>
    </Card>
  );
};
