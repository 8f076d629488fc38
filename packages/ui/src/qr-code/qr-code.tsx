import { create } from 'qrcode';
import type { ComponentProps } from 'react';

/** Props of {@link QrCode}. All others go to the `<svg>`. */
export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children' | 'role'> & {
  /** Encoded text. */
  text: string;
  /** Accessible name. */
  label: string;
  /** Width and height in pixels. CSS may change them. */
  size?: number | undefined;
};

/** White margin in modules. Cameras need it to find the code. */
const QUIET_ZONE = 4;

/** Returns every dark run of a row as one rectangle: `M4 4h7v1h-7z`. */
const darkRuns = ({ size, data }: { size: number; data: ArrayLike<number> }) => {
  let path = '';
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      const length = column - start;
      if (length > 0) path += `M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`;
    }
  }
  return path;
};

/**
 * Renders a QR code as one path, black on white in every theme. Load it lazily, because the encoder
 * is large.
 */
export const QrCode = ({ text, label, size = 200, ...rest }: QrCodeProps) => {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * QUIET_ZONE;
  return (
    <svg
      width={size}
      height={size}
      {...rest}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={darkRuns(modules)} fill="#000" />
    </svg>
  );
};
