import { createContext } from 'react';

/**
 * Whether scenes are drawn. Tests of screens turn it off, because scenes are most of a page and no
 * test checks them. Pictures with a fixed size are always drawn.
 */
export const DrawScenes = createContext(true);
