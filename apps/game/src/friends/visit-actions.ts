import { ApiError, NetworkError } from '@wonderfield/client/errors';
import type {
  KnownPlayer,
  ReportReason,
  SeenField,
  Visit,
} from '@wonderfield/contract/friends/friends';
import type { PhraseId } from '@wonderfield/contract/friends/phrases';
import type { PlayClient } from '../session/play-client.ts';
import { friendsStrings as words } from './friends.strings.en.ts';

type Game = {
  /** Shows a visit. */
  onOpened: (visit: Visit, seen: SeenField) => void;
  /** Returns to the player's own field with an explanation. */
  onOver: (notice?: string) => void;
  onNotice: (notice: string) => void;
  onError: (problem: unknown) => void;
};

/** Actions with friends. An error about friends never ends the game. */
export const createVisitActions = (
  client: PlayClient,
  { onOpened, onOver, onNotice, onError }: Game,
) => {
  const isAboutFriends = (problem: unknown): problem is ApiError =>
    problem instanceof ApiError && problem.code.startsWith('FRD_');
  const ask = async (step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      if (isAboutFriends(error)) onOver(error.message);
      else if (error instanceof NetworkError) onNotice(error.message);
      else onError(error);
    }
  };
  return {
    visit: ({ playerKey }: KnownPlayer) =>
      ask(async () => {
        const { visit, field } = await client.visitField(playerKey);
        onOpened(visit, field);
      }),
    leave: ({ visitId }: Visit) => {
      // Does not wait for the response, so leaving is immediate.
      client.leaveVisit(visitId).catch(() => undefined);
      onOver();
    },
    say: ({ visitId }: Visit, phrase: PhraseId) =>
      ask(async () => void (await client.sayPhrase(visitId, phrase))),
    /** Resolves to the error if the text was not sent. */
    type: async ({ visitId }: Visit, text: string): Promise<string | undefined> => {
      try {
        await client.sayTyped(visitId, text);
        return undefined;
      } catch (error) {
        if (isAboutFriends(error) && error.code === 'FRD_001') onOver(words.over);
        else if (error instanceof ApiError && !isAboutFriends(error)) onError(error);
        if (error instanceof ApiError) return error.errors.text ?? error.message;
        return error instanceof Error ? error.message : undefined;
      }
    },
    block: ({ other }: Visit) =>
      ask(async () => {
        await client.blockPlayer(other.playerKey);
        onOver(words.blocked(other.name));
      }),
    report: ({ other }: Visit, reason: ReportReason) =>
      ask(async () => {
        await client.reportPlayer(other.playerKey, reason);
        onOver(words.reported);
      }),
  };
};
