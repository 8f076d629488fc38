import type { SubmissionState } from '@wonderfield/contract/plans/submission';
import { Tag, type TagProps } from '@wonderfield/ui/tag/tag';
import { useTranslations } from 'use-intl';

const TONES = {
  draft: 'plain',
  submitted: 'sky',
  inReview: 'sky',
  changesAsked: 'sun',
  accepted: 'leaf',
  published: 'bloom',
  declined: 'poppy',
} as const satisfies Record<SubmissionState, TagProps['tone']>;

export const StateTag = ({ state }: { state: SubmissionState }) => {
  const t = useTranslations('submissions.state');
  return <Tag tone={TONES[state]}>{t(state)}</Tag>;
};
