import type { Subject } from '@wonderfield/contract/options';
import type { PlaceDress, Stage, Visitor } from '@wonderfield/contract/play/field';
import type { Seed } from '@wonderfield/contract/play/seed-calls';

/* Interface of the drawn field. All text, buttons and answers are HTML above it. */

export type PlaceLook = {
  subject: Subject;
  /** Six plants. */
  bed: readonly Stage[];
  /** Size of the plants. 1 is full size. */
  plantSize: number;
  /** The stage of the trees that belong to the place. */
  stage: Stage;
  dress: PlaceDress;
  isOpen: boolean;
  visitors: readonly Visitor[];
};

export type FieldLook = {
  places: readonly PlaceLook[];
  /**
   * True if the player's hare is in the field. During a visit both hares are in front of the
   * drawing.
   */
  hasHare: boolean;
  /** Seeds of former days, newest first. */
  seeds: readonly Seed[];
  flowers: number;
  trees: number;
};

export type RowLook = {
  /** Another row is another bed without the last harvest. */
  rowId: string;
  subject: Subject;
  dress: PlaceDress;
  /** Six plants: grown ones bloom, the others are seeds. */
  plants: readonly ('seed' | 'bloom')[];
  /** The plant of the current question. */
  current: number;
  /** True if the snail sits at that plant, because the question is repeated later. */
  hasSnail: boolean;
};

export type SceneOptions = {
  /** Number of the player's flower. */
  bloom: number;
  /** Reduced motion: everything appears in its final state. */
  isCalm: boolean;
  /** Called if the drawing is lost. The game continues without pictures. */
  onLost?: () => void;
};

export type Scene = {
  showField: (look: FieldLook, selected: Subject) => void;
  /** Shows a place from nearby while its first six plants are set and its first visitor comes. */
  showFirstHarvest: (look: FieldLook, subject: Subject) => void;
  /** Shows the place of the last row from nearby, with the seed of today beside the hare. */
  showDayEnd: (look: FieldLook, subject: Subject) => void;
  /** Pans a field that is wider than the window. */
  showPage: (page: number) => void;
  showRow: (row: RowLook) => void;
  /** Animates five stages in order. Immediate with reduced motion. */
  grow: (position: number) => Promise<void>;
  pose: (pose: 'idle' | 'think' | 'cheer') => void;
  harvest: (visitor: Visitor | undefined) => Promise<void>;
  /** Jumps a running animation to its end. */
  skip: () => void;
  destroy: () => void;
};
