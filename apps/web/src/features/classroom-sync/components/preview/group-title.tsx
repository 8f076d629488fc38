import { useTranslations } from 'use-intl';
import type { PreviewPart } from './preview-part-ids.ts';

/** Shows the title of a preview section with its count. */
export const GroupTitle = ({ part, count }: { part: PreviewPart; count: number }) => {
  const t = useTranslations('classroomSync.preview');
  return t.rich('heading', { title: t(part), count, n: (words) => <span>{words}</span> });
};
