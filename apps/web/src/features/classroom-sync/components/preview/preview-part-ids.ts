/** Element ids of the preview sections, used by the jump links. */
export const PART_IDS = {
  same: 'sync-same',
  left: 'sync-left',
  added: 'sync-added',
  renamed: 'sync-renamed',
  matched: 'sync-matched',
} as const;
export type PreviewPart = keyof typeof PART_IDS;
