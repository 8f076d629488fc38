import { bloomOf, type Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER, PLACES } from '@wonderfield/contract/play/field';
import type { Place } from '@wonderfield/contract/play/game-calls';
import { loadSkills } from '@wonderfield/questions/load-skills';
import type { Answer } from '@wonderfield/questions/question';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { AssignedPlate } from '../field/cards/assigned-plate.tsx';
import { HarvestCard } from '../field/cards/harvest-card.tsx';
import { RestCard } from '../field/cards/rest-card.tsx';
import { FieldScreen } from '../field/field-screen.tsx';
import { GameFrame } from '../field/game-frame.tsx';
import { Hud } from '../field/hud.tsx';
import { PlainAssigned } from '../field/plain/plain-assigned.tsx';
import { PlainBar } from '../field/plain/plain-bar.tsx';
import { PlainField } from '../field/plain/plain-field.tsx';
import { PlainHarvest } from '../field/plain/plain-harvest.tsx';
import { fieldStrings } from '../field/shared/field.strings.en.ts';
import { useView } from '../field/use-view.ts';
import { friendsStrings } from '../friends/friends.strings.en.ts';
import { FriendsCorner } from '../friends/friends-corner.tsx';
import { useReadyForOffline } from '../offline/use-ready-for-offline.ts';
import { placesWith, rowsLeft } from '../row/offline-rows.ts';
import { pageOf } from '../scene/layout.ts';
import { atWonderfield } from '../session/portal-address.ts';
import type { OpenGame } from '../session/start-game.ts';
import { createSounds } from '../sound/sounds.ts';
import { createSpeech } from '../speech/speech.ts';
import { gameStrings as words } from './game.strings.en.ts';
import { Harvesting } from './harvesting.tsx';
import { MessageLine } from './message-line.tsx';
import { RowView } from './rows/row-view.tsx';
import { useShownInScene } from './show-in-scene.ts';
import { SnailBubble } from './snail-bubble.tsx';
import { assignedWith } from './state/assigned-state.ts';
import { useCurrentVisit } from './state/use-current-visit.ts';
import { useGame } from './state/use-game.ts';
import { useScene } from './use-scene.ts';

/** Loaded lazily, because the first question does not need it. */
const VisitScreen = lazy(() =>
  import('../friends/visit-screen.tsx').then(({ VisitScreen: screen }) => ({ default: screen })),
);

type GameViewProps = {
  entered: OpenGame;
  /** True if the device cannot store data. */
  hasNoRoom: boolean;
  onError: (problem: unknown) => void;
};

/** Returns the first place: one with an open row, or the first open one. */
const firstPlace = (places: readonly Place[]): Subject =>
  PLACE_ORDER.find((subject) =>
    places.some((place) => place.subject === subject && place.hasOpenRow),
  ) ??
  PLACE_ORDER.find((subject) =>
    places.some((place) => place.subject === subject && place.isOpen),
  ) ??
  'math';

/** The whole game in picture or plain mode. */
export const GameView = ({ entered, hasNoRoom, onError }: GameViewProps) => {
  const { client } = entered;
  const game = useGame(entered, onError);
  const { state, isBusy } = game;
  const { field, screen, rest } = state;
  const places = placesWith(field.places, game.rows);
  const { settings } = field;
  const sounds = useMemo(() => createSounds(), []);
  const speech = useMemo(() => createSpeech(), []);
  useEffect(() => sounds.setOn(settings.sound), [sounds, settings.sound]);
  const [hasPictures, setHasPictures] = useState(true);
  const isPlain = settings.plain || !hasPictures;
  const [selected, setSelected] = useState(() => firstPlace(places));
  const [page, setPage] = useState(() => pageOf(selected));
  const host = useRef<HTMLDivElement>(null);
  const view = useView(host);
  const bloom = bloomOf(field.look) ?? 0;
  const scene = useScene(host, {
    bloom,
    isWanted: !isPlain,
    onMissing: () => setHasPictures(false),
  });
  useShownInScene(scene, state, { selected, page });

  const { visit, guest, visits } = useCurrentVisit(client, game, onError);
  // Preloads questions, so the first one appears as soon as the row is dealt.
  const assignedSubject = field.assigned[0]?.subject ?? selected;
  useEffect(() => {
    for (const subject of new Set([selected, assignedSubject])) {
      loadSkills(subject).catch(() => undefined);
    }
  }, [selected, assignedSubject]);
  useReadyForOffline(entered, { hasQuestion: screen.kind === 'row', rows: game.rows });
  // Plays the sound of a finished row or of a new visitor.
  const harvest = screen.kind === 'harvest' ? screen.harvest : undefined;
  useEffect(() => {
    if (harvest) sounds.play(harvest.visitor ? 'visitor' : 'rowDone');
  }, [sounds, harvest]);

  const select = (subject: Subject) => {
    sounds.play('plate');
    setSelected(subject);
    setPage(pageOf(subject));
  };
  const answer = (given: Answer, isRight: boolean) => {
    if (screen.kind !== 'row') return;
    game.answer(given, isRight);
    if (!isRight) return;
    scene?.pose('cheer');
    void scene?.grow(screen.position);
  };

  const subject =
    screen.kind === 'field' || screen.kind === 'visit'
      ? undefined
      : screen.kind === 'row'
        ? screen.row.subject
        : screen.kind === 'harvest'
          ? screen.harvest.subject
          : screen.subject;
  const back = visit
    ? { label: friendsStrings.backToMine, onBack: () => visits.leave(visit) }
    : subject
      ? { label: fieldStrings.backToField, onBack: () => void game.toField() }
      : game.isOffline
        ? // Offline the browser would show its error page, and an installed game has no back button there.
          {
            label: fieldStrings.backToWonderfield,
            onBack: () => game.setNotice(words.noWayBack),
          }
        : { label: fieldStrings.backToWonderfield, href: atWonderfield('/') };
  const changeSettings = (next: typeof settings) => {
    // The player asked for pictures again, and drawing may work now.
    if (!next.plain) setHasPictures(true);
    game.changeSettings(next);
  };
  const away = entered.deviceKey ? words.away(rowsLeft(game.rows, field.places)) : words.offline;
  const calm = settings.plain || hasPictures ? undefined : words.noPictures;
  const keeping = hasNoRoom ? words.noRoom : game.isOffline ? away : calm;
  const message = game.notice ?? keeping;

  const harvestProps = harvest && {
    harvest,
    rest,
    isBusy,
    onOneMore: () => void game.oneMoreRow(harvest.subject),
    onField: () => void game.toField(),
  };
  const where =
    visit && !visit.isHost
      ? friendsStrings.visiting(visit.other.name)
      : subject
        ? PLACES[subject].name
        : fieldStrings.myField;
  const corner = screen.kind === 'field' && field.mayVisit && (
    <FriendsCorner
      client={client}
      meetings={visits}
      guest={guest}
      isPlain={isPlain}
      onMeet={(met) => game.showVisit(met, field)}
      onError={onError}
    />
  );
  const bar = isPlain ? (
    <PlainBar
      playerName={field.playerName}
      settings={settings}
      onChange={changeSettings}
      back={back}
    >
      {corner}
    </PlainBar>
  ) : (
    <Hud
      playerName={field.playerName}
      bloom={bloom}
      where={where}
      settings={settings}
      onChange={changeSettings}
      back={back}
      message={<MessageLine words={message} isPlain={false} />}
    >
      {corner}
    </Hud>
  );
  const startRow = (at: Subject) => void game.startRow(at);
  const assignedProps = {
    assigned: assignedWith(field.assigned, game.rows),
    rest,
    isBusy,
    onStart: (assignmentId: string) => void game.startAssigned(assignmentId),
  };
  const fieldProps = { places, rest, isBusy, onStart: startRow };

  return (
    <GameFrame
      isPlain={isPlain}
      hasGuest={screen.kind === 'field' && guest !== undefined}
      hasMessage={message !== undefined}
      ground={screen.kind === 'field' || screen.kind === 'visit' ? 'grass' : 'soil'}
      sceneHost={host}
    >
      <a className="skip-link" href="#main">
        {fieldStrings.skip}
      </a>
      {bar}
      {screen.kind === 'field' &&
        (isPlain ? (
          <PlainField {...fieldProps}>
            <PlainAssigned {...assignedProps} />
          </PlainField>
        ) : (
          <FieldScreen
            {...fieldProps}
            selected={selected}
            page={page}
            view={view}
            onSelect={select}
            onPage={setPage}
          >
            <AssignedPlate {...assignedProps} speech={speech} readAloud={settings.readAloud} />
          </FieldScreen>
        ))}
      {screen.kind === 'visit' && visit && (
        <Suspense>
          <VisitScreen
            visit={visit}
            seen={screen.seen}
            playerName={field.playerName}
            bloom={bloom}
            isPlain={isPlain}
            onSay={(phrase) => void visits.say(visit, phrase)}
            onType={(text) => visits.type(visit, text)}
            onBlock={() => void visits.block(visit)}
            onReport={(reason) => void visits.report(visit, reason)}
          />
        </Suspense>
      )}
      {screen.kind === 'row' && (
        <RowView
          underWay={screen}
          place={field.places.find((place) => place.subject === screen.row.subject)}
          settings={settings}
          isPlain={isPlain}
          speech={speech}
          sounds={sounds}
          onAnswered={answer}
          onNext={game.next}
        >
          {/* The bubble needs a drawn snail. In plain mode the sheet shows the text. */}
          {scene && !isPlain && screen.isMissed && (
            <SnailBubble view={view} position={screen.position} />
          )}
        </RowView>
      )}
      {screen.kind === 'harvesting' && <Harvesting />}
      {harvestProps &&
        (isPlain ? <PlainHarvest {...harvestProps} /> : <HarvestCard {...harvestProps} />)}
      {screen.kind === 'rest' && (
        <RestCard
          rest={screen.rest}
          bloom={bloom}
          isBusy={isBusy}
          onOneMore={() => startRow(screen.subject)}
          onField={() => void game.toField()}
        />
      )}
      {isPlain && <MessageLine words={message} isPlain />}
    </GameFrame>
  );
};
