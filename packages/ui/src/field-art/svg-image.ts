/** Left, top, width and height of what a picture shows, in the units of its drawing. */
export type ViewBox = readonly [number, number, number, number];

/** A drawing as a document of its own, `scale` pixels for each of its units. */
export const svgDocument = (drawing: string, viewBox: ViewBox, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${viewBox[2] * scale}" height="${viewBox[3] * scale}">${drawing}</svg>`;

/** A drawing as the address of an image; it needs no request and no permission but `data:`. */
export const svgUrl = (drawing: string, viewBox: ViewBox, scale = 1) =>
  `data:image/svg+xml,${encodeURIComponent(svgDocument(drawing, viewBox, scale))}`;
