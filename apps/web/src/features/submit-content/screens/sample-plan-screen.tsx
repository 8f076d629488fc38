import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SnailScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Tag } from '@wonderfield/ui/tag/tag';
import { Lock, Printer } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../../../shared/pages/page-title.tsx';
import { LayoutTools, PlanLayout } from '../../../shared/plans/plan-layout.tsx';
import { PlanSheet } from '../../../shared/plans/plan-sheet.tsx';
import { PATHS } from '../../../shared/routing/paths.ts';
import { sampleOf } from '../samples/samples.ts';
import styles from './sample-plan-screen.module.css';

const NoSample = () => {
  const t = useTranslations('submitContent');
  return (
    <main id="main" className={styles.none}>
      <PageTitle>{t('samples.label')}</PageTitle>
      <h1 className="visually-hidden">{t('samples.label')}</h1>
      <Card padding="lg">
        <EmptyState
          picture={<SnailScene />}
          title={t('sample.unknown')}
          action={
            <ButtonLink variant="primary" size="sm" render={<Link to={PATHS.submitContent} />}>
              {t('sample.back')}
            </ButtonLink>
          }
        />
      </Card>
    </main>
  );
};

/** Shows a sample plan for reading and printing. */
export const SamplePlanScreen = () => {
  const t = useTranslations('submitContent');
  const plan = sampleOf(useParams().planType);
  if (!plan) return <NoSample />;
  return (
    <PlanLayout back={{ to: PATHS.submitContent, label: t('sample.back') }}>
      <PageTitle>{plan.topic}</PageTitle>
      <PlanSheet
        plan={plan}
        byline={
          <Tag
            tone="plain"
            className={styles.mark}
            icon={<Lock size={16} strokeWidth={2.2} aria-hidden />}
          >
            {t(`samples.${plan.planType === 'unitPlan' ? 'unitPlan' : 'lessonPlan'}`)}
          </Tag>
        }
      />
      <LayoutTools label={t('sample.print')}>
        <Card className={styles.toolCard}>
          <Button
            variant="primary"
            block
            icon={<Printer size={20} strokeWidth={2.2} aria-hidden />}
            onClick={() => window.print()}
          >
            {t('sample.print')}
          </Button>
        </Card>
        <p>{t('sample.use')}</p>
      </LayoutTools>
    </PlanLayout>
  );
};
