import { useState } from 'react';

/**
 * Returns the current data of a dialog's item. If the item disappears, the dialog closes and stays
 * closed even if it returns.
 */
export const useDialogItem = <Item extends { id: string }>(items: readonly Item[]) => {
  const [id, setId] = useState<string>();
  const subject = items.find((item) => item.id === id);
  if (id !== undefined && !subject) setId(undefined);
  return { subject, choose: (item: Item) => setId(item.id), drop: () => setId(undefined) };
};
