import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { LibraryPlan } from '@wonderfield/contract/plans/library';
import { TEXTS } from '@wonderfield/contract/texts/texts';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { Bookmark, BookmarkCheck, Link2, Printer } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LayoutTools } from '../../../shared/plans/plan-layout.tsx';
import { libraryPlanPath } from '../../../shared/routing/paths.ts';
import { useBookmarkPlan } from '../api/library-calls.ts';
import styles from './plan-reader.module.css';
import { ReadOnlyNote } from './read-only-note.tsx';
import { useCanBookmark } from './use-can-keep.ts';

const ICON = { size: 20, strokeWidth: 2.2, 'aria-hidden': true } as const;

const BookmarkButton = ({ plan: { id, isKept } }: { plan: LibraryPlan }) => {
  const t = useTranslations('library.plan');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const keeping = useBookmarkPlan(id);
  const handleClick = () =>
    keeping.mutate(!isKept, {
      onSuccess: () => show({ tone: 'success', text: t(isKept ? 'notKeeping' : 'keeping') }),
      onError: (error) => showErrorToast(error),
    });
  return (
    <Button
      variant="secondary"
      block
      busy={keeping.isPending}
      icon={isKept ? <BookmarkCheck {...ICON} /> : <Bookmark {...ICON} />}
      onClick={handleClick}
    >
      {t(isKept ? 'kept' : 'keep')}
    </Button>
  );
};

const CopyLink = ({ id }: { id: string }) => {
  const t = useTranslations('library.plan');
  const { show } = useToasts();
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${libraryPlanPath(id)}`);
      show({ tone: 'success', text: t('copied') });
    } catch {
      show({ tone: 'error', text: TEXTS.somethingWrong });
    }
  };
  return (
    <Button variant="quiet" block icon={<Link2 {...ICON} />} onClick={() => void handleCopy()}>
      {t('copyLink')}
    </Button>
  );
};

/** Shows the actions for a library plan. */
export const PlanTools = ({ plan }: { plan: LibraryPlan }) => {
  const t = useTranslations('library.plan');
  const plans = useTranslations('plans');
  const canBookmark = useCanBookmark();
  return (
    <LayoutTools label={t('tools')}>
      <ReadOnlyNote />
      <Card padding="none" className={styles.buttons}>
        <Button block icon={<Printer {...ICON} />} onClick={() => window.print()}>
          {t('print')}
        </Button>
        {canBookmark && <BookmarkButton plan={plan} />}
        <CopyLink id={plan.id} />
      </Card>
      <p>
        {plans('keptBy', { count: plan.keepers })}. {t('rights')}
      </p>
    </LayoutTools>
  );
};
