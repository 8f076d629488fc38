/** How the text of a list is laid out. */
export type Layout = 'lines' | 'separated' | 'columns';
/** Which half of a name comes first. */
export type NameOrder = 'firstFirst' | 'lastFirst';
/** How a list is read: what stands for one student, and in which order the names are. */
export type Shape = { layout: Layout; order: NameOrder };

/** Every way a list can be read, in the order they are offered. */
export const SHAPES: readonly Shape[] = (['lines', 'separated', 'columns'] as const).flatMap(
  (layout) => [
    { layout, order: 'firstFirst' as const },
    { layout, order: 'lastFirst' as const },
  ],
);

export const isSameLayout = (first: Shape, second: Shape) =>
  first.layout === second.layout && first.order === second.order;
