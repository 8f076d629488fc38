import { useTranslations } from 'use-intl';
import type { PreviewPart } from './preview-part-ids.ts';

/** The name of a part of the preview, and how many it is about. */
export const GroupTitle = ({ part, count }: { part: PreviewPart; count: number }) => {
  const t = useTranslations('classroomSync.preview');
  return t.rich('heading', { title: t(part), count, n: (words) => <span>{words}</span> });
};
