import { MARK, MARK_COLORS } from './mark-shapes.ts';

/** Draws the logo: a W of two sprouts with the sun between them. */
export const Mark = ({ size = 40 }: { size?: number | undefined }) => (
  <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
    <circle {...MARK.sun} fill={MARK_COLORS.sun} />
    <path
      d={MARK.stalk}
      fill="none"
      stroke={MARK_COLORS.stalk}
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d={MARK.leaves} fill={MARK_COLORS.leaves} />
    <path d={MARK.shadedHalves} fill={MARK_COLORS.shadedHalves} />
  </svg>
);
