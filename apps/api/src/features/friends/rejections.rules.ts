import { TYPED_REJECTIONS_PER_DAY, TYPED_REJECTIONS_PER_VISIT } from '@wonderfield/contract/limits';

/** Rejected sentences of one child. */
export type Rejections = {
  /** In visits with a reader that are under way or ended within the hour. */
  latelyByReader: ReadonlyMap<string, number>;
  /** In all visits that are under way or ended within the day. */
  inDay: number;
};

/** True once so many sentences were rejected that the child types no more to this reader for now. */
export const isTypingOver = ({ latelyByReader, inDay }: Rejections, readerId: string) =>
  (latelyByReader.get(readerId) ?? 0) >= TYPED_REJECTIONS_PER_VISIT ||
  inDay >= TYPED_REJECTIONS_PER_DAY;
