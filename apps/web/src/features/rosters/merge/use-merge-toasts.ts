import { useErrorToast } from '@wonderfield/client/use-error-toast';
import type { Duplicate } from '@wonderfield/contract/student-merges/duplicates';
import { useToasts } from '@wonderfield/ui/toast/toast-provider';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { useKeepApart, useMergeStudents, useUnmergeStudents } from '../api/duplicates-query.ts';

/** Time to notice a mistake. The list offers the same undo for 30 days. */
const UNDO_TOAST_MS = 10_000;
type Named = Pick<Duplicate, 'id' | 'firstName' | 'lastName'>;

/** Merges, undoes a merge or keeps accounts separate, and shows a toast. */
export const useMergeToasts = (classroomId: string) => {
  const t = useTranslations('rosters.twins');
  const { show } = useToasts();
  const showErrorToast = useErrorToast();
  const merge = useMergeStudents(classroomId);
  const unmerge = useUnmergeStudents(classroomId);
  const keep = useKeepApart(classroomId);
  const onError = (error: Error) => showErrorToast(error);
  const names = (first: Named, second: Named) => ({
    one: displayName(first).trim(),
    other: displayName(second).trim(),
  });

  const undoMerge = async (mergeId: string, [first, second]: readonly [Named, Named]) => {
    await unmerge.mutateAsync(mergeId, { onError });
    show({ tone: 'success', text: t('undone', names(first, second)) });
  };
  return {
    undoMerge,
    merge: async ({ kept, merged }: { kept: Named; merged: Named }) => {
      const two = { keptId: kept.id, foldedId: merged.id };
      const { mergeId } = await merge.mutateAsync(two, { onError });
      show({
        tone: 'success',
        text: t('merged', names(kept, merged)),
        durationMs: UNDO_TOAST_MS,
        action: {
          label: t('undo'),
          // A toast already showed the error.
          onSelect: () => void undoMerge(mergeId, [kept, merged]).catch(() => undefined),
        },
      });
    },
    keepApart: async (first: Named, second: Named) => {
      await keep.mutateAsync({ oneId: first.id, otherId: second.id }, { onError });
      show({ tone: 'success', text: t('keptTwo', names(first, second)) });
    },
  };
};
