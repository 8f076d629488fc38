import type { KeyboardEvent } from 'react';

/** Returns true for Enter, but not while an input method composes text (Japanese, Chinese). */
export const isEnterKey = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing;
