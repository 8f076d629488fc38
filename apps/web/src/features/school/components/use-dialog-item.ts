import { useState } from 'react';

/**
 * What a dialog is about, as the page knows it now. Once it is gone, perhaps from another page, it
 * is forgotten: the dialog closes, and stays closed should it come back.
 */
export const useDialogItem = <Item extends { id: string }>(items: readonly Item[]) => {
  const [id, setId] = useState<string>();
  const subject = items.find((item) => item.id === id);
  if (id !== undefined && !subject) setId(undefined);
  return { subject, choose: (item: Item) => setId(item.id), drop: () => setId(undefined) };
};
