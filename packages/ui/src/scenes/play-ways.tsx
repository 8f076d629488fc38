import { useId } from 'react';
import { Hare } from '../art/animals/hare.tsx';
import { Sheep } from '../art/animals/sheep.tsx';
import { Barn } from '../art/buildings/barn.tsx';
import { Treehouse } from '../art/buildings/treehouse.tsx';
import { Picture } from '../art/kit.tsx';
import { Sun } from '../art/sky.tsx';
import { PAINT } from '../field-art/paint.ts';

/** The game in a browser window. */
export const PlayInBrowserPicture = () => {
  const id = useId();
  return (
    <Picture width={240} height={150}>
      <rect x="10" y="6" width="220" height="138" rx="14" fill={PAINT.ink} />
      <clipPath id={id}>
        <rect x="18" y="28" width="204" height="108" rx="8" />
      </clipPath>
      <circle cx="24" cy="17" r="3.5" fill={PAINT.coral} />
      <circle cx="36" cy="17" r="3.5" fill={PAINT.mari} />
      <circle cx="48" cy="17" r="3.5" fill={PAINT.leafL} />
      <g clipPath={`url(#${id})`}>
        <rect x="18" y="28" width="204" height="108" fill="#B9E0F0" />
        <Sun x={170} y={70} s={18} />
        <path d="M18 100C70 74 140 84 222 92V140H18Z" fill="#7CC28A" />
        <path d="M18 118C90 100 150 122 222 108V140H18Z" fill="#4DA06C" />
        <Treehouse x={76} y={118} s={0.2} />
        <Hare x={140} y={128} s={0.2} />
      </g>
    </Picture>
  );
};

/** The game as a download. */
export const DownloadPicture = () => {
  const id = useId();
  return (
    <Picture width={240} height={150}>
      <rect x="34" y="8" width="172" height="124" rx="16" fill={PAINT.ink} />
      <clipPath id={id}>
        <rect x="44" y="18" width="152" height="104" rx="8" />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect x="44" y="18" width="152" height="104" fill="#FFE3B8" />
        <Sun x={90} y={60} s={16} />
        <path d="M44 92C90 70 140 84 200 86V130H44Z" fill="#ADC47B" />
        <path d="M44 108C90 96 150 112 200 100V130H44Z" fill="#71A364" />
        <Barn x={150} y={102} s={0.36} />
        <Sheep x={86} y={106} s={0.5} />
      </g>
      <circle cx="190" cy="124" r="24" fill={PAINT.mari} />
      <path
        d="M190 112v20M181 124l9 9 9-9M180 138h20"
        stroke={PAINT.ink}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
};
