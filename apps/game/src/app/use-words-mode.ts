import { useState } from 'react';

type WordsMode = {
  playerKey: string;
  /** What the player chose before devices had a choice of their own. */
  earlier: boolean;
  /** False on a device that a class shares, and in the sample. */
  isStored: boolean;
};

const keyFor = (playerKey: string) => `words-mode:${playerKey}`;

const recall = (key: string) => {
  try {
    return localStorage.getItem(key);
  } catch {
    // The browser stores nothing, so the choice lasts until the page is closed.
    return null;
  }
};

const remember = (key: string, isOn: boolean) => {
  try {
    localStorage.setItem(key, isOn ? '1' : '0');
  } catch {
    // See `recall`.
  }
};

/** Returns whether the game shows words instead of pictures on this device. */
export const useWordsMode = ({ playerKey, earlier, isStored }: WordsMode) => {
  const key = keyFor(playerKey);
  const [isOn, setIsOn] = useState(() => {
    const stored = isStored ? recall(key) : null;
    return stored === null ? earlier : stored === '1';
  });
  const change = (wanted: boolean) => {
    setIsOn(wanted);
    if (isStored) remember(key, wanted);
  };
  return { isOn, change };
};
