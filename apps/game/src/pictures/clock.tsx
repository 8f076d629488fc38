import { Drawing, Label } from './drawing.tsx';
import { PAINT } from './paint.ts';
import { times } from './times.ts';

const SIZE = 176;
const MIDDLE = SIZE / 2;

const tip = (turn: number, length: number) => {
  const angle = (turn * 2 - 0.5) * Math.PI;
  return `${(MIDDLE + Math.cos(angle) * length).toFixed(1)} ${(MIDDLE + Math.sin(angle) * length).toFixed(1)}`;
};

/** Draws a clock face with its hands. */
export const Clock = ({ hour, minute }: { hour: number; minute: number }) => (
  <Drawing width={SIZE} height={SIZE}>
    <circle cx={MIDDLE} cy={MIDDLE} r="86" fill={PAINT.wood} />
    <circle cx={MIDDLE} cy={MIDDLE} r="78" fill="#FFFDF6" />
    {times(60).map((mark) => (
      <path
        key={mark}
        d={`M${tip(mark / 60, 77)}L${tip(mark / 60, mark % 5 === 0 ? 69 : 73)}`}
        stroke={PAINT.rule}
        strokeWidth={mark % 5 === 0 ? 3 : 1.5}
      />
    ))}
    {times(12).map((at) => {
      const [x = 0, y = 0] = tip((at + 1) / 12, 55)
        .split(' ')
        .map(Number);
      return (
        <Label key={at} x={x} y={y + 8} size={22}>
          {at + 1}
        </Label>
      );
    })}
    <path
      d={`M${MIDDLE} ${MIDDLE}L${tip(((hour % 12) + minute / 60) / 12, 36)}`}
      stroke={PAINT.ink}
      strokeWidth="8"
      strokeLinecap="round"
    />
    <path
      d={`M${MIDDLE} ${MIDDLE}L${tip(minute / 60, 62)}`}
      stroke={PAINT.jump}
      strokeWidth="5"
      strokeLinecap="round"
    />
    <circle cx={MIDDLE} cy={MIDDLE} r="7" fill="#E8A21A" />
  </Drawing>
);
