import { bloomOf } from '@wonderfield/contract/options';
import type { PlaySettings } from '@wonderfield/contract/play/game-calls';
import { InstallCard } from '../field/cards/install-card.tsx';
import { GameFrame } from '../field/game-frame.tsx';
import { fieldStrings } from '../field/shared/field.strings.en.ts';
import { FriendsCorner } from '../friends/friends-corner.tsx';
import { useReadyForOffline } from '../offline/use-ready-for-offline.ts';
import { placesWith } from '../row/offline-rows.ts';
import type { Launch } from '../session/launch.ts';
import type { OpenGame } from '../session/start-game.ts';
import { GameBar } from './game-bar.tsx';
import { gameMessage } from './game-message.ts';
import { Harvesting } from './harvesting.tsx';
import { MessageLine } from './message-line.tsx';
import { CurrentField } from './screens/current-field.tsx';
import { CurrentHarvest } from './screens/current-harvest.tsx';
import { CurrentRest } from './screens/current-rest.tsx';
import { CurrentRow } from './screens/current-row.tsx';
import { CurrentVisit } from './screens/current-visit.tsx';
import { useShownInScene } from './show-in-scene.ts';
import { useCurrentVisit } from './state/use-current-visit.ts';
import { useGame } from './state/use-game.ts';
import { useClassDevice } from './use-class-device.ts';
import { useGameAudio } from './use-game-audio.ts';
import { usePictures } from './use-pictures.ts';
import { usePlaceSelection } from './use-place-selection.ts';
import { usePreloadedQuestions } from './use-preloaded-questions.ts';
import { useWordsMode } from './use-words-mode.ts';

type GameViewProps = {
  entered: OpenGame;
  /** How the portal opened the game. The sample game has no portal. */
  launch?: Launch;
  /** True if the device cannot store data. */
  hasNoRoom: boolean;
  onError: (problem: unknown) => void;
};

/** The whole game in picture or plain mode. */
export const GameView = ({ entered, launch, hasNoRoom, onError }: GameViewProps) => {
  const { client } = entered;
  const game = useGame(entered, onError);
  const { field, screen } = game.state;
  const places = placesWith(field.places, game.rows);
  const audio = useGameAudio(game, entered);
  const selection = usePlaceSelection(places);
  const { selected } = selection;
  const bloom = bloomOf(field.look) ?? 0;
  const words = useWordsMode({
    playerKey: field.playerKey,
    earlier: field.settings.plain,
    isStored: !entered.isSample && !launch?.isClassDevice,
  });
  const pictures = usePictures(words.isOn, bloom);
  const { isPlain, lacksPictures } = pictures;
  useShownInScene(pictures.scene, game.state, selection);
  const { visit, guest, visits } = useCurrentVisit(client, game, onError);
  usePreloadedQuestions(selected, field.assigned[0]?.subject ?? selected);
  useReadyForOffline(entered, { hasQuestion: screen.kind === 'row', rows: game.rows });
  useClassDevice(launch?.isClassDevice ?? false);

  const changeSettings = (next: PlaySettings) => {
    // The player asked for pictures again, and drawing may work now.
    if (!next.plain) pictures.retry();
    words.change(next.plain);
    game.changeSettings({ ...next, plain: field.settings.plain });
  };
  const hasDeviceKey = Boolean(entered.deviceKey);
  const message = gameMessage(game, { hasNoRoom, hasDeviceKey, lacksPictures });
  const isField = screen.kind === 'field';

  return (
    <GameFrame
      isPlain={isPlain}
      hasGuest={isField && guest !== undefined}
      hasMessage={message !== undefined}
      ground={isField || screen.kind === 'visit' ? 'grass' : 'soil'}
      sceneHost={pictures.host}
    >
      <a className="skip-link" href="#main">
        {fieldStrings.skip}
      </a>
      <GameBar
        game={game}
        bloom={bloom}
        settings={{ ...field.settings, plain: words.isOn }}
        isPlain={isPlain}
        canSpeak={!audio.speech.isMissing}
        visit={visit}
        onLeaveVisit={visits.leave}
        onChangeSettings={changeSettings}
        message={message}
        isSample={entered.isSample}
        isClassDevice={launch?.isClassDevice ?? false}
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
      {screen.kind === 'row' && (
        <CurrentRow game={game} screen={screen} pictures={pictures} audio={audio} />
      )}
      {screen.kind === 'harvesting' && <Harvesting />}
      {screen.kind === 'harvest' && (
        <CurrentHarvest game={game} harvest={screen.harvest} isPlain={isPlain} audio={audio} />
      )}
      {screen.kind === 'rest' && <CurrentRest game={game} screen={screen} bloom={bloom} />}
      {isPlain && <MessageLine words={message} isPlain />}
    </GameFrame>
  );
};
