const SEATS = Array.from({ length: 10 }, (_, seat) => seat);
const ACROSS = 5;
const STEP = 28;
const FRAME_WIDTH = STEP * ACROSS;
const GAP = 14;
const COLORS = ['#f28b6c', '#6fb6d6', '#fabd3c', '#8acb99'] as const;

/** Draws ten-frames side by side, each in its own color. It is decorative: text says the same. */
export const TenFrames = ({ counts }: { counts: readonly number[] }) => {
  const width = counts.length * (FRAME_WIDTH + GAP) - GAP;
  return (
    <svg
      viewBox={`0 0 ${width} ${STEP * 2}`}
      width={width}
      style={{ maxWidth: '100%' }}
      aria-hidden="true"
    >
      {counts.map((count, frame) =>
        SEATS.map((seat) => {
          const x = frame * (FRAME_WIDTH + GAP) + (seat % ACROSS) * STEP;
          const y = Math.floor(seat / ACROSS) * STEP;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: frames are told apart by their place
            <g key={`${frame} ${seat}`}>
              <rect x={x + 1} y={y + 1} width={26} height={26} rx="7" fill="#ead6b8" />
              {seat < count && (
                <circle cx={x + 14} cy={y + 14} r="8.5" fill={COLORS[frame % COLORS.length]} />
              )}
            </g>
          );
        }),
      )}
    </svg>
  );
};
