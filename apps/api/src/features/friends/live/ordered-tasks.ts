/**
 * Returns a function that runs the tasks of a player in order, because loading the data takes longer
 * than receiving the notification.
 */
export const createOrderedTasks = () => {
  const turns = new Map<string, Promise<unknown>>();
  return (userId: string, task: () => unknown) => {
    const done = (turns.get(userId) ?? Promise.resolve()).then(task);
    const turn = done
      .catch(() => undefined)
      .then(() => {
        if (turns.get(userId) === turn) turns.delete(userId);
      });
    turns.set(userId, turn);
    return done;
  };
};
