import { useEffect } from 'react';

const places = new Set<symbol>();

/** Whether something is typed on this page that exists nowhere else. */
export const hasUnsavedWork = () => places.size > 0;

/** Says so for as long as it is true. */
export const useUnsavedWork = (isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return;
    const place = Symbol('unsaved');
    places.add(place);
    return () => void places.delete(place);
  }, [isDirty]);
};
