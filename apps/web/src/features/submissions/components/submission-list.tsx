import type { SubmissionSummary } from '@wonderfield/contract/plans/submission';
import { Button } from '@wonderfield/ui/button/button';
import { ButtonLink } from '@wonderfield/ui/button/button-link';
import { Card } from '@wonderfield/ui/card/card';
import { EmptyState } from '@wonderfield/ui/empty-state/empty-state';
import { SproutScene } from '@wonderfield/ui/scenes/empty-scenes';
import { Segments } from '@wonderfield/ui/segments/segments';
import { BookOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { DeleteDraftDialog } from '../../../shared/plans/delete-draft-dialog.tsx';
import { submitContentPath } from '../../../shared/routing/paths.ts';
import { inOrder, onTab, SUBMISSION_TABS, tabNamed } from '../rules/submission-order.ts';
import styles from './submission-list.module.css';
import { SubmissionRow } from './submission-row.tsx';

const SubmitLink = () => {
  const t = useTranslations('plans');
  return (
    <ButtonLink
      className={styles.submit}
      icon={<BookOpen size={20} strokeWidth={2.2} aria-hidden />}
      render={<Link to={submitContentPath('new')} />}
    >
      {t('submitContent')}
    </ButtonLink>
  );
};

/** Lists all plans of the author by who has to act next. The URL stores the tab. */
export const SubmissionList = ({ submissions }: { submissions: readonly SubmissionSummary[] }) => {
  const t = useTranslations('submissions.list');
  const [search, setSearch] = useSearchParams();
  const [deleting, setDeleting] = useState<SubmissionSummary>();
  const heading = useRef<HTMLHeadingElement>(null);
  const tab = tabNamed(search.get('show'));
  const shown = onTab(inOrder(submissions), tab);
  const showTab = (next: string) =>
    setSearch(next === 'all' ? {} : { show: next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <Segments
        label={t('tabs')}
        segments={SUBMISSION_TABS.map((each) => ({
          value: each,
          label: t(each),
          fact: onTab(submissions, each).length,
        }))}
        value={tab}
        onChange={showTab}
        after={<SubmitLink />}
      >
        <Card padding="none">
          <h2 ref={heading} id="own-plans" tabIndex={-1} className="visually-hidden">
            {t('rows')}
          </h2>
          <ul className={styles.rows} aria-labelledby="own-plans">
            {shown.map((submission) => (
              <SubmissionRow
                key={submission.id}
                submission={submission}
                onDelete={() => setDeleting(submission)}
              />
            ))}
          </ul>
          {shown.length === 0 && tab !== 'all' && (
            <EmptyState
              picture={<SproutScene />}
              title={t(`noneHere.${tab}`)}
              action={
                <Button variant="secondary" size="sm" onClick={() => showTab('all')}>
                  {t('showAll')}
                </Button>
              }
            />
          )}
        </Card>
      </Segments>
      <DeleteDraftDialog
        draft={deleting}
        onClose={() => setDeleting(undefined)}
        finalFocus={heading}
      />
    </>
  );
};
