type Most = { ofAll: number; ofOne: number };

/** Limits pending connections in total and per IP address, so one address cannot use them all. */
export const createPendingConnections = ({ ofAll, ofOne }: Most) => {
  const waiting = new Map<string, number>();
  let all = 0;
  const count = (address: string, by: 1 | -1) => {
    all += by;
    const now = (waiting.get(address) ?? 0) + by;
    if (now === 0) waiting.delete(address);
    else waiting.set(address, now);
  };
  return {
    /** Returns a function to leave, or undefined if the limit is reached. */
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
