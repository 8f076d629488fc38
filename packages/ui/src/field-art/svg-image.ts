/** Left, top, width and height of a picture in drawing units. */
export type ViewBox = readonly [number, number, number, number];

/** Returns a drawing as a complete SVG document with `scale` pixels per unit. */
export const svgDocument = (drawing: string, viewBox: ViewBox, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}" width="${viewBox[2] * scale}" height="${viewBox[3] * scale}">${drawing}</svg>`;

/** Returns a drawing as a data URL, which needs no request and only the `data:` permission. */
export const svgUrl = (drawing: string, viewBox: ViewBox, scale = 1) =>
  `data:image/svg+xml,${encodeURIComponent(svgDocument(drawing, viewBox, scale))}`;
