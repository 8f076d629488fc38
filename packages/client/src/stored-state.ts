type Options<Value> = {
  /** Returns the stored text. */
  read: () => string | null;
  parse: (text: string) => Value;
  /** Called with the first subscriber. The result is called after the last one has left. */
  onWatched?: () => () => void;
};

/**
 * Makes a stored text available to `useSyncExternalStore`. `current` returns the same object until
 * the text changes. Invalid text counts as missing.
 */
export const createStoredState = <Value>({ read, parse, onWatched }: Options<Value>) => {
  const listeners = new Set<() => void>();
  let stopWatching: (() => void) | undefined;
  let cache: { text: string | null; value: Value | null } = { text: null, value: null };

  const parseOrNull = (text: string | null) => {
    try {
      return text === null ? null : parse(text);
    } catch {
      return null;
    }
  };

  return {
    current: (): Value | null => {
      const text = read();
      if (text !== cache.text) cache = { text, value: parseOrNull(text) };
      return cache.value;
    },
    /** Returns the value of the last `current` call, without reading again. */
    previous: () => cache.value,
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) stopWatching = onWatched?.();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching?.();
      };
    },
  };
};
