import type { KeyboardEvent } from 'react';

/** Return as a step onward; while a word is being composed (Japanese, Chinese) it only ends the word. */
export const isReturn = ({ key, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !nativeEvent.isComposing;
