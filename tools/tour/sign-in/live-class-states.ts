import type { LiveClass, LiveStudent } from '@wonderfield/contract/student-sign-in/open-class';
import type { ResponseChange } from '../stop.ts';

const MINUTE_MS = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString();

const FIRST_NAMES =
  'Amara Ben Chloe Diego Esme Farid Grace Hugo Imani Jonas Lena Maximiliana Maya Noor Owen Priya Rosa Samir'.split(
    ' ',
  );
const AVATARS =
  'StarFern MintFox Pebble9 BlueOtter KiteRunner LilyPad RedRobin Acorn7 CloudCat MapleJoy SkyLark TinyTrail SunnyHop BraveBean MoonMoth HoneyBee3 RiverRun DaisyDot'.split(
    ' ',
  );
const KINDS = ['card', 'password', 'card', 'pictures', 'google', 'card', 'help', 'clever'] as const;
const SIGNED_IN = 10;

const studentAt = (index: number): LiveStudent => {
  const firstName = FIRST_NAMES[index % FIRST_NAMES.length] ?? '';
  const lastName = `${String.fromCharCode(65 + (index % 23))}ardo`;
  const avatar = AVATARS[index % AVATARS.length] ?? '';
  const isIn = index < SIGNED_IN || index >= FIRST_NAMES.length;
  const basics = {
    userId: `student-${index}`,
    firstName,
    lastName,
    avatarPreview: `bloom-${(index % 12) + 1}`,
    signInMethod: 'scan',
  } as const;
  if (firstName === 'Owen') return { ...basics, name: avatar, state: 'stuck' };
  if (firstName === 'Rosa') return { ...basics, state: 'notIn' };
  if (!isIn) return { ...basics, name: avatar, state: 'notIn', signedInAt: ago(5 * 24 * 60) };
  return {
    ...basics,
    name: avatar,
    state: firstName === 'Jonas' ? 'done' : 'in',
    signedInWith: KINDS[index % KINDS.length],
    signedInAt: ago(22 - (index % 8)),
  };
};

const HANDS = [
  { index: 12, reason: 'asked', picture: 'kite', minutes: 3 },
  { index: 3, reason: 'stuck', picture: 'boat', minutes: 0 },
] as const;

type Shown = { students?: number; hands?: number; isOpen?: boolean };

/** Shows a lesson with students in each state. */
export const aLesson =
  ({ students = FIRST_NAMES.length, hands = 0, isOpen = true }: Shown = {}): ResponseChange =>
  (response) => {
    const live = response.liveClass as LiveClass;
    return {
      ...response,
      liveClass: {
        ...live,
        ...(isOpen && { openedAt: ago(22), openUntil: ago(-38), classCode: 'VBN-KMK' }),
        students: Array.from({ length: students }, (_, index) => studentAt(index)).map((each) =>
          isOpen ? each : { ...each, state: 'notIn' },
        ),
        hands: aHandList(live.classRoomId).slice(0, hands),
      },
    };
  };

/** Raised hands of a class, oldest first. */
export const aHandList = (classRoomId: string) =>
  HANDS.map(({ index, minutes, ...hand }) => {
    const { userId, firstName, lastName } = studentAt(index);
    return {
      ...hand,
      handId: `hand-${index}`,
      classRoomId,
      userId,
      firstName,
      lastName,
      raisedAt: ago(minutes),
      isComing: false,
    };
  });

/** Opens the first classroom of the response until in 38 minutes. */
export const withOpenRoom: ResponseChange = (response) => {
  const [first, ...others] = response.allClassroomsDocs;
  return {
    ...response,
    allClassroomsDocs: [...others, { ...first, openUntil: ago(-38), raisedHands: 2 }],
  };
};
