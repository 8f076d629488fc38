import { Accordion } from '@wonderfield/ui/accordion/accordion';
import { Tabs } from '@wonderfield/ui/tabs/tabs';
import { useTranslations } from 'use-intl';
import { useIsNarrow } from '../../../shared/hooks/use-is-narrow.ts';
import { SAMPLES, type SampleType } from '../samples/samples.ts';
import { SampleSummary } from './sample-summary.tsx';
import styles from './samples.module.css';

const TYPES = Object.keys(SAMPLES) as SampleType[];

const SampleTabs = () => {
  const t = useTranslations('submitContent.samples');
  return (
    <Tabs
      label={t('label')}
      tabs={TYPES.map((type) => ({
        value: type,
        label: t(type),
        content: <SampleSummary plan={SAMPLES[type]} />,
      }))}
    />
  );
};

/** Shows two sample plans beside the form, or collapsed below it on narrow screens. */
export const SamplesPanel = () => {
  const t = useTranslations('submitContent.samples');
  const isNarrow = useIsNarrow();
  return (
    <aside className={styles.panel} aria-label={t('label')}>
      {isNarrow ? (
        <Accordion items={[{ value: 'samples', title: t('unfold'), content: <SampleTabs /> }]} />
      ) : (
        <SampleTabs />
      )}
    </aside>
  );
};
