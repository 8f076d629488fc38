import type { Db } from '../../db/connection.ts';
import { deletePlayOf } from './play.queries.ts';

/** Ends the game of somebody who is signed out: a token still on its way opens nothing either. */
export const endPlay = (db: Db, userId: string) => deletePlayOf(db, userId);
