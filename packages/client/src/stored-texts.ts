/**
 * Keeps texts in a storage of the browser. If storage is disabled or full, they last until the page
 * is closed.
 */
export const createStoredTexts = <Key extends string>(findStorage: () => Storage) => {
  const memory = new Map<Key, string>();
  return {
    read: (key: Key): string | null => {
      try {
        // A text in memory is newer than the stored one.
        return memory.get(key) ?? findStorage().getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write: (key: Key, text: string) => {
      try {
        findStorage().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    remove: (key: Key) => {
      memory.delete(key);
      try {
        findStorage().removeItem(key);
      } catch {
        // Storage is disabled, so there is nothing to delete.
      }
    },
  };
};
