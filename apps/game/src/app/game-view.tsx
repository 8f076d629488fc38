import { bloomOf } from '@wonderfield/contract/options';
import { InstallCard } from '../field/cards/install-card.tsx';
import { GameFrame } from '../field/game-frame.tsx';
import { fieldStrings } from '../field/shared/field.strings.en.ts';
import { FriendsCorner } from '../friends/friends-corner.tsx';
import { useReadyForOffline } from '../offline/use-ready-for-offline.ts';
import { placesWith } from '../row/offline-rows.ts';
import type { Launch } from '../session/launch.ts';
import type { OpenGame } from '../session/start-game.ts';
import { GameBar, wayOut } from './game-bar.tsx';
import { gameMessage } from './game-message.ts';
import { MessageLine } from './message-line.tsx';
import { CurrentField } from './screens/current-field.tsx';
import { CurrentStep } from './screens/current-step.tsx';
import { CurrentVisit } from './screens/current-visit.tsx';
import { useShownInScene } from './show-in-scene.ts';
import type { Screen } from './state/game-state.ts';
import { useCurrentVisit } from './state/use-current-visit.ts';
import { useGame } from './state/use-game.ts';
import { useClassDevice } from './use-class-device.ts';
import { useGameAudio } from './use-game-audio.ts';
import { useGameSettings } from './use-game-settings.ts';
import { usePlaceSelection } from './use-place-selection.ts';
import { usePreloadedQuestions } from './use-preloaded-questions.ts';

type GameViewProps = {
  entered: OpenGame;
  /** How the portal opened the game. The sample game has no portal. */
  launch?: Launch;
  /** True if the device cannot store data. */
  hasNoRoom: boolean;
  onError: (problem: unknown) => void;
};

const onGrass = ({ kind }: Screen) => kind === 'field' || kind === 'visit' || kind === 'dayEnd';

/** The whole game in picture or plain mode. */
export const GameView = ({ entered, launch, hasNoRoom, onError }: GameViewProps) => {
  const { client, isSample } = entered;
  const isClassDevice = launch?.isClassDevice ?? false;
  const game = useGame(entered, onError);
  const { field, screen } = game.state;
  const places = placesWith(field.places, game.rows);
  const audio = useGameAudio(game, entered);
  const selection = usePlaceSelection(places);
  const { selected } = selection;
  const bloom = bloomOf(field.look) ?? 0;
  const isStored = !isSample && !isClassDevice;
  const { pictures, settings, change } = useGameSettings(game, { bloom, isStored });
  const { isPlain, lacksPictures } = pictures;
  useShownInScene(pictures.scene, game.state, selection);
  const { visit, guest, visits } = useCurrentVisit(client, game, onError);
  usePreloadedQuestions(selected, field.assigned[0]?.subject ?? selected);
  useReadyForOffline(entered, { hasQuestion: screen.kind === 'row', rows: game.rows });
  useClassDevice(isClassDevice);

  const hasDeviceKey = Boolean(entered.deviceKey);
  const message = gameMessage(game, { hasNoRoom, hasDeviceKey, lacksPictures });
  const isField = screen.kind === 'field';

  return (
    <GameFrame
      isPlain={isPlain}
      hasGuest={isField && guest !== undefined}
      hasMessage={message !== undefined}
      ground={onGrass(screen) ? 'grass' : 'soil'}
      isEvening={screen.kind === 'dayEnd'}
      sceneHost={pictures.host}
    >
      <a className="skip-link" href="#main">
        {fieldStrings.skip}
      </a>
      <GameBar
        game={game}
        bloom={bloom}
        settings={settings}
        isPlain={isPlain}
        canSpeak={!audio.speech.isMissing}
        visit={visit}
        onLeaveVisit={visits.leave}
        onChangeSettings={change}
        message={message}
        isSample={isSample}
        isClassDevice={isClassDevice}
      >
        {isField && field.mayVisit && (
          <FriendsCorner
            client={client}
            meetings={visits}
            guest={guest}
            isPlain={isPlain}
            onMeet={(met) => game.showVisit(met, field)}
            onError={onError}
          />
        )}
      </GameBar>
      {isField && (
        <CurrentField
          game={game}
          places={places}
          pictures={pictures}
          selection={selection}
          audio={audio}
          isSample={isSample}
        />
      )}
      {isField && launch?.isInstalling && <InstallCard />}
      {screen.kind === 'visit' && visit && (
        <CurrentVisit
          visit={visit}
          visits={visits}
          seen={screen.seen}
          playerName={field.playerName}
          bloom={bloom}
          isPlain={isPlain}
        />
      )}
      <CurrentStep
        game={game}
        pictures={pictures}
        audio={audio}
        bloom={bloom}
        wayOut={wayOut(game, { isSample, isClassDevice })}
      />
      {isPlain && <MessageLine words={message} isPlain />}
    </GameFrame>
  );
};
