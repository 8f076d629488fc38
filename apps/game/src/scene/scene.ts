import type { Subject } from '@wonderfield/contract/options';
import type { Stage, Visitor } from '@wonderfield/contract/play/field';

/* What the drawn field can show. Every word, button and answer is HTML above it. */

export type PlaceLook = {
  subject: Subject;
  /** Six plants. */
  bed: readonly Stage[];
  isGrown: boolean;
  isOpen: boolean;
  visitors: readonly Visitor[];
};

export type FieldLook = {
  places: readonly PlaceLook[];
  /** The player's hare is in it; where friends meet, both stand before the drawing. */
  hasHare: boolean;
  flowers: number;
  trees: number;
};

export type RowLook = {
  /** Another row is another bed: nothing of the last harvest is left on it. */
  rowId: string;
  subject: Subject;
  isGrown: boolean;
  /** Six plants: grown ones bloom, the others are seeds. */
  plants: readonly ('seed' | 'bloom')[];
  /** The plant of the question that is asked. */
  current: number;
  /** The snail sits at that plant: it brings the question back later. */
  hasSnail: boolean;
};

export type SceneOptions = {
  /** The number of the player's flower. */
  bloom: number;
  /** Reduced motion: everything is where it ends, at once. */
  isCalm: boolean;
  /** The device took the drawing away: go on without pictures. */
  onLost?: () => void;
};

export type Scene = {
  showField: (look: FieldLook, selected: Subject) => void;
  /** Pans a field that is wider than the window. */
  showPage: (page: number) => void;
  showRow: (row: RowLook) => void;
  /** Five stages, one after the other; done at once with reduced motion. */
  grow: (position: number) => Promise<void>;
  pose: (pose: 'idle' | 'think' | 'cheer') => void;
  harvest: (visitor: Visitor | undefined) => Promise<void>;
  /** Ends a movement that is under way, as it would have ended. */
  skip: () => void;
  destroy: () => void;
};
