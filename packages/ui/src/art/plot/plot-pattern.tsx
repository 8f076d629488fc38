import { useId } from 'react';

const BED_COLORS = ['#EC8A6C', '#F7CF63', '#D987A5', '#6FB6D6', '#FFF6DE', '#F2A65E'];
const BED_COUNT = 16;
const TRACKS = [0, 1, 2, 3, 4];
const STAVES = [0, 1, 2, 3, 4, 5];

const Beds = ({ w, h }: { w: number; h: number }) => {
  const step = (w * 2) / BED_COUNT;
  const bed = (i: number) => {
    const left = -w / 2 + i * step;
    return `M${w * 0.56} ${h * 0.02}L${left} ${h + 10}H${left + step * 0.62}Z`;
  };
  return (
    <>
      {BED_COLORS.map((fill, color) => (
        <path
          key={fill}
          fill={fill}
          d={Array.from({ length: BED_COUNT }, (_, i) => (i % 6 === color ? bed(i) : '')).join('')}
        />
      ))}
      {TRACKS.map((r) => (
        <path
          key={r}
          d={`M0 ${h * (0.42 + r * 0.14)}H${w}`}
          stroke="#5FAE7A"
          strokeWidth={1 + r * 0.5}
          strokeDasharray={`2 ${5 + r * 2}`}
          opacity=".55"
        />
      ))}
    </>
  );
};

const Waves = ({ w, h }: { w: number; h: number }) =>
  STAVES.map((i) => {
    const y = h * (0.34 + i * 0.13);
    return (
      <path
        key={i}
        d={`M-10 ${y}C${w * 0.15} ${y - 12} ${w * 0.3} ${y + 12} ${w * 0.48} ${y}S${w * 0.8} ${y - 10} ${w + 10} ${y + 4}`}
        fill="none"
        stroke="#7CBF9B"
        strokeWidth={2.5 + i}
      />
    );
  });

export type PlotPatternProps = {
  /** Colored beds for art, staves for music. */
  kind: 'beds' | 'waves';
  hill: string;
  width: number;
  height: number;
};

/** Draws the pattern on the soil of art and music plots. */
export const PlotPattern = ({ kind, hill, width, height }: PlotPatternProps) => {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <path d={hill} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {kind === 'beds' ? <Beds w={width} h={height} /> : <Waves w={width} h={height} />}
      </g>
    </>
  );
};
