import { useId } from 'react';
import { HILL, Picture } from '../kit.tsx';
import { Layer } from '../land.tsx';
import { Cloud } from '../sky.tsx';
import { PlotCrop, type PlotSubject } from './plot-crop.tsx';

export type PlotProps = {
  /** The subject determines the crop. */
  subject: PlotSubject;
  width?: number | undefined;
  height?: number | undefined;
  className?: string | undefined;
};

/** Draws a classroom as a plot with the crop of its subject. Fills its box and crops the sides. */
export const Plot = ({ subject, width: w = 360, height: h = 116, className }: PlotProps) => {
  const clip = useId();
  const hill = `M0 ${h * 0.5}C${w * 0.25} ${h * 0.26} ${w * 0.6} ${h * 0.22} ${w} ${h * 0.46}V${h}H0Z`;
  const back = `M0 ${h * 0.4}C${w * 0.3} ${h * 0.52} ${w * 0.6} ${h * 0.18} ${w} ${h * 0.3}V${h}H0Z`;
  return (
    <Picture width={w} height={h} fit="xMidYMid slice" className={className}>
      <clipPath id={clip}>
        <rect width={w} height={h} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width={w} height={h} fill="var(--sky-a)" />
        <rect width={w} height={h} fill="#fff" opacity=".25" />
        <Cloud x={w * 0.1} y={h * 0.1} s={0.34} opacity={0.9} />
        <Cloud x={w * 0.74} y={h * 0.06} s={0.26} opacity={0.8} />
        <path d={back} fill={HILL[2]} />
        <Layer d={hill} fill="none" lift={5} edge={0} />
        <PlotCrop subject={subject} hill={hill} width={w} height={h} />
      </g>
    </Picture>
  );
};
