export type Layout = 'lines' | 'separated' | 'columns';
export type NameOrder = 'firstFirst' | 'lastFirst';
/** Layout of a list and the order of its names. */
export type ListLayout = { layout: Layout; order: NameOrder };

/** All layouts in the order in which they are offered. */
export const SHAPES: readonly ListLayout[] = (['lines', 'separated', 'columns'] as const).flatMap(
  (layout) => [
    { layout, order: 'firstFirst' as const },
    { layout, order: 'lastFirst' as const },
  ],
);

export const isSameLayout = (first: ListLayout, second: ListLayout) =>
  first.layout === second.layout && first.order === second.order;
