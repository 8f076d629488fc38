import { bloomOf, type Subject } from '@wonderfield/contract/options';
import { PLACE_ORDER, PLACES } from '@wonderfield/contract/play/field';
import type { Field } from '@wonderfield/contract/play/game-calls';
import { loadSkills } from '@wonderfield/questions/load-skills';
import type { Answer } from '@wonderfield/questions/question';
import { useEffect, useMemo, useRef, useState } from 'react';
import { AssignedPlate } from '../field/assigned-plate.tsx';
import { fieldWords } from '../field/field.words.en.ts';
import { FieldScreen } from '../field/field-screen.tsx';
import { GameFrame } from '../field/game-frame.tsx';
import { HarvestCard } from '../field/harvest-card.tsx';
import { Hud } from '../field/hud.tsx';
import { PlainAssigned } from '../field/plain-assigned.tsx';
import { PlainBar } from '../field/plain-bar.tsx';
import { PlainField } from '../field/plain-field.tsx';
import { PlainHarvest } from '../field/plain-harvest.tsx';
import { RestCard } from '../field/rest-card.tsx';
import { useView } from '../field/use-view.ts';
import { pageOf } from '../scene/layout.ts';
import type { PlayClient } from '../session/play-client.ts';
import { createSounds } from '../sound/sounds.ts';
import { createSpeech } from '../speech/speech.ts';
import { gameWords as words } from './game.words.en.ts';
import { Harvesting } from './harvesting.tsx';
import { MessageLine } from './message-line.tsx';
import { RowView } from './row-view.tsx';
import { useShownInScene } from './show-in-scene.ts';
import { SnailBubble } from './snail-bubble.tsx';
import { useGame } from './use-game.ts';
import { useScene } from './use-scene.ts';

type GameViewProps = {
  client: PlayClient;
  field: Field;
  onProblem: (problem: unknown) => void;
};

/** Where somebody begins: at a row that waits, or at the first open place. */
const firstPlace = ({ places }: Field): Subject =>
  PLACE_ORDER.find((subject) =>
    places.some((place) => place.subject === subject && place.hasOpenRow),
  ) ??
  PLACE_ORDER.find((subject) =>
    places.some((place) => place.subject === subject && place.isOpen),
  ) ??
  'math';

/** The whole game, drawn or plain. */
export const GameView = ({ client, field: opened, onProblem }: GameViewProps) => {
  const game = useGame(client, opened, onProblem);
  const { state, isBusy } = game;
  const { field, screen, rest } = state;
  const { settings } = field;
  const sounds = useMemo(() => createSounds(), []);
  const speech = useMemo(() => createSpeech(), []);
  useEffect(() => sounds.setOn(settings.sound), [sounds, settings.sound]);
  const [hasPictures, setHasPictures] = useState(true);
  const isPlain = settings.plain || !hasPictures;
  const [selected, setSelected] = useState(() => firstPlace(opened));
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
  // So that the first question is there as soon as the row is dealt.
  const assignedSubject = field.assigned[0]?.subject ?? selected;
  useEffect(() => {
    for (const subject of new Set([selected, assignedSubject])) {
      loadSkills(subject).catch(() => undefined);
    }
  }, [selected, assignedSubject]);
  // The tune of a finished row, and the call of whoever moves in.
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
    screen.kind === 'field'
      ? undefined
      : screen.kind === 'row'
        ? screen.row.subject
        : screen.kind === 'harvest'
          ? screen.harvest.subject
          : screen.subject;
  const back = subject
    ? { label: fieldWords.backToField, onBack: () => void game.toField() }
    : { label: fieldWords.backToWonderfield, href: '/' };
  const changeSettings = (next: typeof settings) => {
    // Asked for pictures again: perhaps they are there now.
    if (!next.plain) setHasPictures(true);
    game.changeSettings(next);
  };
  const message = game.isOffline
    ? words.offline
    : (game.notice ?? (settings.plain || hasPictures ? undefined : words.noPictures));

  const harvestProps = harvest && {
    harvest,
    rest,
    isBusy,
    onOneMore: () => void game.oneMoreRow(harvest.subject),
    onField: () => void game.toField(),
  };
  const bar = isPlain ? (
    <PlainBar
      playerName={field.playerName}
      settings={settings}
      onChange={changeSettings}
      back={back}
    />
  ) : (
    <Hud
      playerName={field.playerName}
      bloom={bloom}
      where={subject ? PLACES[subject].name : fieldWords.myField}
      settings={settings}
      onChange={changeSettings}
      back={back}
    />
  );
  const startRow = (at: Subject) => void game.startRow(at);
  const assignedProps = {
    ...{ assigned: field.assigned, rest, isBusy },
    onStart: (assignmentId: string) => void game.startAssigned(assignmentId),
  };
  const fieldProps = { places: field.places, rest, isBusy, onStart: startRow };

  return (
    <GameFrame
      isPlain={isPlain}
      ground={screen.kind === 'field' ? 'grass' : 'soil'}
      sceneHost={host}
    >
      <a className="skip-link" href="#main">
        {fieldWords.skip}
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
          {/* Who speaks must be drawn; in plain mode the sheet says it. */}
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
      <MessageLine words={message} isPlain={isPlain} />
    </GameFrame>
  );
};
