import { useLayoutEffect, useRef, useState } from 'react';

/** Opens and closes the fields of a line. The edit button takes the focus back. */
export const useLineEditing = () => {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const returnsFocus = useRef(false);
  useLayoutEffect(() => {
    if (!returnsFocus.current) return;
    returnsFocus.current = false;
    editButton.current?.focus();
  });
  return {
    isEditing,
    editButton,
    startEditing: () => setEditing(true),
    stopEditing: () => {
      returnsFocus.current = true;
      setEditing(false);
    },
  };
};
