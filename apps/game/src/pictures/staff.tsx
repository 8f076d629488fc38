import type { Picture } from '@wonderfield/questions/picture';
import { Drawing } from './drawing.tsx';
import { PAINT } from './paint.ts';
import { times } from './times.ts';

type Note = Extract<Picture, { kind: 'notes' }>['notes'][number];

const BOTTOM = 116;
const HALF_GAP = 10;
const LEFT = 92;
const NOTE_ROOM = 74;
const STEM = 62;
/** From the middle line up, stems point down. */
const MIDDLE_STEP = 4;

const yOf = (step: number) => BOTTOM - step * HALF_GAP;

/** Returns the ledger lines of notes outside of the five lines. */
const ledgerSteps = (step: number) => {
  if (step <= -2) return times(Math.floor(-step / 2)).map((at) => -2 * (at + 1));
  return times(Math.floor((step - 8) / 2)).map((at) => 10 + 2 * at);
};

const NoteMark = ({ note: { step, beats }, x }: { note: Note; x: number }) => {
  const y = yOf(step);
  const isUp = step < MIDDLE_STEP;
  const stemX = isUp ? x + 12 : x - 12;
  const stemEnd = isUp ? y - STEM : y + STEM;
  const flag = isUp ? 1 : -1;
  return (
    <>
      {ledgerSteps(step).map((ledger) => (
        <path
          key={ledger}
          d={`M${x - 22} ${yOf(ledger)}H${x + 22}`}
          stroke={PAINT.rule}
          strokeWidth="3"
        />
      ))}
      <ellipse
        cx={x}
        cy={y}
        rx="12.5"
        ry="9"
        transform={`rotate(-18 ${x} ${y})`}
        fill={beats >= 2 ? PAINT.paper : PAINT.ink}
        stroke={PAINT.ink}
        strokeWidth="3.5"
      />
      {beats < 4 && (
        <path
          d={`M${stemX} ${y}V${stemEnd}`}
          stroke={PAINT.ink}
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      {beats === 0.5 && (
        <path
          d={`M${stemX} ${stemEnd}C${stemX + 6} ${stemEnd + flag * 16} ${stemX + 22} ${stemEnd + flag * 18} ${stemX + 14} ${stemEnd + flag * 38}`}
          fill="none"
          stroke={PAINT.ink}
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      )}
    </>
  );
};

/** Curls around the second line, which is G. */
const CLEF =
  'M44 100C36 92 46 82 55 87 66 94 60 112 44 110 26 107 22 86 36 70 48 56 60 44 56 26 53 14 43 18 42 34 41 54 52 108 54 128 55 142 40 146 36 136';

/** Draws notes on a staff with a treble clef. */
export const Staff = ({ notes }: { notes: readonly Note[] }) => {
  const width = LEFT + notes.length * NOTE_ROOM + 16;
  return (
    <Drawing width={width} height={166}>
      {times(5).map((at) => (
        <path
          key={at}
          d={`M4 ${yOf(at * 2)}H${width - 4}`}
          stroke={PAINT.rule}
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      ))}
      <path
        d={CLEF}
        fill="none"
        stroke={PAINT.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="38" cy="134" r="6" fill={PAINT.ink} />
      {notes.map((note, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tune may repeat a note
        <NoteMark key={at} note={note} x={LEFT + (at + 0.5) * NOTE_ROOM} />
      ))}
    </Drawing>
  );
};
