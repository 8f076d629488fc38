import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Furrow, Skeleton } from '@wonderfield/ui/skeleton/skeleton';
import { useTranslations } from 'use-intl';
import styles from './skill-page.module.css';

/** Shows the cards before the skill has loaded. */
export const SkillLoading = () => {
  const t = useTranslations('progress');
  return (
    <Card>
      <Skeleton label={t('loading')}>
        <Furrow width="40%" height="28px" />
        <Furrow height="96px" square />
        <Furrow height="220px" square />
      </Skeleton>
    </Card>
  );
};

/** Shows the cards with their titles after an error, and a retry. */
export const SkillFailed = ({ name, onRetry }: { name: string; onRetry: () => void }) => {
  const t = useTranslations('progress');
  const skill = useTranslations('progress.skill');
  const titles = [skill('about.title'), skill('stands.title', { name }), skill('help.title')];
  return (
    <div className={styles.stack}>
      {titles.map((title, index) => (
        <Card key={title} as="section" className={styles.failed}>
          <h2>{title}</h2>
          <p role={index === 0 ? 'alert' : undefined}>{t('failed')}</p>
          {index === 0 && (
            <Button variant="primary" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
        </Card>
      ))}
    </div>
  );
};
