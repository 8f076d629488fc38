import type { KeyboardEvent } from 'react';

/** Return as a step onward; while a word is being composed (Japanese, Chinese) it only ends the word. */
export const isEnterKey = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing;
