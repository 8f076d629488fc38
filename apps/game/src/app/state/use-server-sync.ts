import { NetworkError } from '@wonderfield/client/errors';
import type { Field } from '@wonderfield/contract/play/game-calls';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { afterReport, afterTopUp } from '../../row/offline-rows.ts';
import { type AnswerQueue, createAnswerQueue } from '../../session/answer-queue.ts';
import { openOtherTabs } from '../../session/other-tabs.ts';
import type { SaveResult } from '../../session/play-client.ts';
import { sendSeeds } from '../../session/send-seeds.ts';
import type { OpenGame } from '../../session/start-game.ts';
import { gameStrings } from '../game.strings.en.ts';
import type { GameEvent, GameState } from './game-state.ts';
import { useNetwork } from './use-network.ts';
import type { OfflineRows } from './use-offline-rows.ts';
import type { PlayClock } from './use-play-time.ts';
import { whenIdle, whenNotWaiting } from './when-idle.ts';

type Game = {
  latest: RefObject<GameState>;
  along: OfflineRows;
  time: PlayClock;
  dispatch: (event: GameEvent) => void;
  setNotice: (words: string | undefined) => void;
  /** Shows the server's field. */
  showField: (field: Field) => void;
  fail: (problem: unknown) => void;
  hasQuestion: boolean;
};

/** Refills the offline rows and drops those that are no longer valid. */
const refillRows = async (
  { client, store, deviceKey, field: { playerKey } }: OpenGame,
  { latest, along, time }: Game,
  isOffline: boolean,
) => {
  if (!deviceKey) {
    if (isOffline) await client.openField();
    return;
  }
  const { rows, today } = await client.takeRowsAlong(deviceKey);
  time.told(today);
  const waiting = await store.answers(playerKey);
  const { screen } = latest.current;
  const isNeeded = (rowId: string) =>
    (screen.kind === 'row' && screen.row.rowId === rowId) ||
    waiting.some(({ answer }) => answer.rowId === rowId);
  await along.change((own) => afterTopUp(own, rows, isNeeded));
};

/** Drops a row that the server no longer accepts. If it is shown, shows the field instead. */
const dropRow = (
  { client }: OpenGame,
  { latest, along, setNotice, showField, fail }: Game,
  rowId: string,
) => {
  void along.change((own) => own.filter((row) => row.rowId !== rowId));
  const { screen } = latest.current;
  const isShown = 'row' in screen && screen.row.rowId === rowId;
  setNotice(isShown ? gameStrings.rowGone : gameStrings.rowTooLate);
  if (isShown) client.openField().then(showField, fail);
};

/** Starts the first sync: at once if there are unsent answers, otherwise when the page is idle. */
const useFirstSync = (
  { client, store, field: { playerKey } }: OpenGame,
  hasQuestion: boolean,
  { onUnsent, onStart }: { onUnsent: () => void; onStart: () => void },
) => {
  const hasBegun = useRef(false);
  const begin = () => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    onStart();
  };
  // Sends answers of an earlier session at once. Offline rows come later, so that a dealt row does
  // not wait.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void store.answers(playerKey).then(({ length }) => {
      if (length === 0) return;
      onUnsent();
      begin();
    });
    void whenNotWaiting().then(begin);
  }, [client]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the first question
  useEffect(() => {
    if (hasQuestion) void whenIdle().then(begin);
  }, [hasQuestion]);
};

/** Sends answers, fetches rows and detects a lost network in the background. */
export const useServerSync = (entered: OpenGame, game: Game) => {
  const { client, store } = entered;
  const { playerKey } = entered.field;
  const { latest, along, time, dispatch, setNotice, showField, fail, hasQuestion } = game;
  const network = useNetwork(entered, () => void reconnect());
  const { isOffline, setIsOffline } = network;
  const isOfflineNow = useRef(isOffline);
  isOfflineNow.current = isOffline;
  /** True if there are unsent answers. */
  const isOwing = useRef(false);
  const isSyncing = useRef(false);
  const isLeft = useRef(false);

  /** Syncs with the server if it can be reached, once at a time. */
  const reconnect = async () => {
    if (isSyncing.current) return;
    isSyncing.current = true;
    try {
      // Midnight may have passed.
      if (isOfflineNow.current) dispatch({ kind: 'timeCounted', played: time.look() });
      if ((await queue.settled()) !== 'empty' || isLeft.current) return;
      const seeds = await sendSeeds(entered);
      if (seeds) dispatch({ kind: 'seedPlanted', seeds });
      await refillRows(entered, game, isOfflineNow.current);
      if (isOfflineNow.current && latest.current.screen.kind === 'field') {
        showField(await client.openField());
      }
      network.noteSuccess();
      if (isOwing.current) setNotice(gameStrings.caughtUp);
      isOwing.current = false;
    } catch (error) {
      if (error instanceof NetworkError) network.noteFailure();
      else fail(error);
    } finally {
      isSyncing.current = false;
    }
  };

  const hear = (saved: SaveResult) => {
    time.told(saved.today);
    dispatch({ kind: 'saved', saved });
    void along.change((own) => afterReport(own, saved.rows));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: for as long as the game is open
  const otherTabs = useMemo(() => openOtherTabs(playerKey, hear), [client]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one queue for as long as the game is open
  const queue = useMemo(
    (): AnswerQueue =>
      createAnswerQueue({
        store,
        playerKey,
        send: client.saveAnswers,
        onSaved: (saved) => {
          hear(saved);
          otherTabs.tell(saved);
          // Replaces a played row by a new one.
          if (saved.harvests.length > 0 || isOfflineNow.current) void reconnect();
        },
        onWaiting: (isWaiting) => {
          if (!isWaiting) return;
          isOwing.current = true;
          network.noteFailure();
          setNotice(undefined);
        },
        onError: fail,
        onRowGone: (rowId) => dropRow(entered, game, rowId),
      }),
    [client],
  );
  useEffect(
    () => () => {
      isLeft.current = true;
      queue.close();
      otherTabs.close();
    },
    [queue, otherTabs],
  );
  useFirstSync(entered, hasQuestion, {
    onUnsent: () => {
      isOwing.current = entered.isAway;
    },
    onStart: () => {
      if (!isLeft.current) void reconnect();
    },
  });

  return {
    queue,
    reconnect,
    isOffline,
    isOfflineNow,
    setIsOffline,
  };
};
