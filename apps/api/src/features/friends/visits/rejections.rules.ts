import { TYPED_REJECTIONS_PER_DAY, TYPED_REJECTIONS_PER_VISIT } from '@wonderfield/contract/limits';

export type Rejections = {
  /** Rejections by reader, in visits that are open or ended within the last hour. */
  latelyByReader: ReadonlyMap<string, number>;
  /** Rejections in all visits that are open or ended within the last day. */
  inDay: number;
};

/** Returns true if the child has too many rejections to type to this reader. */
export const isTypingOver = ({ latelyByReader, inDay }: Rejections, readerId: string) =>
  (latelyByReader.get(readerId) ?? 0) >= TYPED_REJECTIONS_PER_VISIT ||
  inDay >= TYPED_REJECTIONS_PER_DAY;
