import { useEffect } from 'react';

const places = new Set<symbol>();

/** Returns true if the page has unsaved input. */
export const hasUnsavedChanges = () => places.size > 0;

/** Registers unsaved input while `isDirty` is true. */
export const useUnsavedChanges = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return;
    const place = Symbol('unsaved');
    places.add(place);
    return () => void places.delete(place);
  }, [isDirty]);
};
