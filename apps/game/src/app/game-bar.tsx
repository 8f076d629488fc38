import type { Visit } from '@wonderfield/contract/friends/friends';
import type { Subject } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import type { PlaySettings } from '@wonderfield/contract/play/game-calls';
import type { ReactNode } from 'react';
import { type Back, Hud } from '../field/hud.tsx';
import { PlainBar } from '../field/plain/plain-bar.tsx';
import { fieldStrings } from '../field/shared/field.strings.en.ts';
import { friendsStrings } from '../friends/friends.strings.en.ts';
import { CLASS_PATH } from '../session/portal-address.ts';
import { isPreReader } from '../tasks/pre-reader/is-pre-reader.ts';
import { gameStrings } from './game.strings.en.ts';
import { MessageLine } from './message-line.tsx';
import type { Screen } from './state/game-state.ts';
import type { Game } from './state/use-game.ts';

type GameBarProps = {
  game: Game;
  bloom: number;
  /** As they apply on this device. */
  settings: PlaySettings;
  isPlain: boolean;
  /** False if the device has no voice. */
  canSpeak: boolean;
  visit: Visit | undefined;
  onLeaveVisit: (visit: Visit) => void;
  onChangeSettings: (settings: PlaySettings) => void;
  message: string | undefined;
  /** True for the sample game. The line above it leads back to Wonderfield. */
  isSample: boolean;
  /** True on a device that a class shares. Its page is the class. */
  isClassDevice: boolean;
  /** More buttons next to the name. */
  children: ReactNode;
};

/** Returns the subject of the place that the screen shows, or undefined in a field. */
const shownSubject = (screen: Screen): Subject | undefined => {
  if (screen.kind === 'field' || screen.kind === 'visit' || screen.kind === 'dayEnd')
    return undefined;
  if (screen.kind === 'row') return screen.row.subject;
  return screen.kind === 'harvest' ? screen.harvest.subject : screen.subject;
};

type Device = Pick<GameBarProps, 'isSample' | 'isClassDevice'>;

/** Returns where the game is left, or undefined in the sample. */
export const wayOut = (game: Game, { isSample, isClassDevice }: Device): Back | undefined => {
  if (isSample) return undefined;
  // Offline the browser would show its error page, and an installed game has no back button there.
  if (game.isOffline) {
    const onBack = () => game.setNotice(gameStrings.noWayBack);
    return { label: fieldStrings.backToWonderfield, onBack };
  }
  return isClassDevice
    ? { label: fieldStrings.backToClass, href: CLASS_PATH }
    : { label: fieldStrings.backToWonderfield, href: '/' };
};

/** Returns undefined if the bar needs no way back. */
const backTarget = ({ game, visit, onLeaveVisit, ...device }: GameBarProps): Back | undefined => {
  if (visit) return { label: friendsStrings.backToMine, onBack: () => onLeaveVisit(visit) };
  if (shownSubject(game.state.screen)) {
    return { label: fieldStrings.backToField, onBack: () => void game.toField() };
  }
  return wayOut(game, device);
};

const locationName = ({ game, visit }: GameBarProps) => {
  if (visit && !visit.isHost) return friendsStrings.visiting(visit.other.name);
  const subject = shownSubject(game.state.screen);
  return subject ? PLACES[subject].name : fieldStrings.myField;
};

/** Returns true for a question whose choices are large pictures with sound. */
const hasPictureChoices = (screen: Screen) => {
  if (screen.kind !== 'row') return false;
  const task = screen.row.tasks[screen.position];
  const question = screen.questions[screen.position];
  return task !== undefined && isPreReader(task) && question?.task.kind === 'choose';
};

/** Bar of the game in picture or plain mode. */
export const GameBar = (props: GameBarProps) => {
  const { game, bloom, settings, isPlain, canSpeak, onChangeSettings, message, children } = props;
  const { playerName } = game.state.field;
  const back = backTarget(props);
  return isPlain ? (
    <PlainBar
      playerName={playerName}
      settings={settings}
      onChange={onChangeSettings}
      back={back}
      canSpeak={canSpeak}
    >
      {children}
    </PlainBar>
  ) : (
    <Hud
      playerName={playerName}
      bloom={bloom}
      where={locationName(props)}
      settings={settings}
      onChange={onChangeSettings}
      back={back}
      canSpeak={canSpeak}
      isShort={hasPictureChoices(game.state.screen)}
      message={<MessageLine words={message} isPlain={false} />}
    >
      {children}
    </Hud>
  );
};
