type Most = { ofAll: number; ofOne: number };

/** Bounds how many wait at once: of everybody, and from one address, so that nobody fills it alone. */
export const createWaitingRoom = ({ ofAll, ofOne }: Most) => {
  const waiting = new Map<string, number>();
  let all = 0;
  const count = (address: string, by: 1 | -1) => {
    all += by;
    const now = (waiting.get(address) ?? 0) + by;
    if (now === 0) waiting.delete(address);
    else waiting.set(address, now);
  };
  return {
    /** Returns how to leave, once; nothing where there is no room. */
    enter: (address: string): (() => void) | undefined => {
      if (all >= ofAll || (waiting.get(address) ?? 0) >= ofOne) return undefined;
      count(address, 1);
      let isInside = true;
      return () => {
        if (isInside) count(address, -1);
        isInside = false;
      };
    },
  };
};
