import type { Subject } from '@wonderfield/contract/options';
import { dressAt, isFirstHarvest } from '@wonderfield/contract/play/field';
import { useEffect } from 'react';
import { fieldLook } from '../field/field-look.ts';
import { BETWEEN_PAGES } from '../scene/layout.ts';
import type { Scene } from '../scene/scene.ts';
import type { GameState } from './state/game-state.ts';

/** Updates the drawing with the state of the game. */
export const useShownInScene = (
  scene: Scene | undefined,
  { field, screen }: GameState,
  { selected, page }: { selected: Subject; page: number },
) => {
  const isField = screen.kind === 'field';
  useEffect(() => {
    if (!isField) return;
    scene?.showField(fieldLook(field), selected);
    scene?.pose('idle');
  }, [scene, isField, field, selected]);
  useEffect(() => {
    if (isField) scene?.showPage(page);
  }, [scene, isField, page]);

  const seen = screen.kind === 'visit' ? screen.seen : undefined;
  useEffect(() => {
    if (!seen) return;
    scene?.showField(fieldLook({ ...seen, hasHare: false }), 'math');
    scene?.showPage(BETWEEN_PAGES);
  }, [scene, seen]);

  const underWay = screen.kind === 'row' ? screen : undefined;
  useEffect(() => {
    if (!scene || !underWay) return;
    const { row, position, isMissed } = underWay;
    const rows = field.places.find(({ subject }) => subject === row.subject)?.rows ?? 0;
    scene.showRow({
      rowId: row.rowId,
      subject: row.subject,
      dress: dressAt(rows),
      plants: row.tasks.map((task) => (task.isGrown ? 'bloom' : 'seed')),
      current: position,
      hasSnail: isMissed,
    });
  }, [scene, underWay, field]);
  const position = underWay?.position;
  useEffect(() => {
    if (position !== undefined) scene?.pose('think');
  }, [scene, position]);

  const ended = screen.kind === 'dayEnd' ? screen.subject : undefined;
  useEffect(() => {
    if (ended === undefined) return;
    scene?.showDayEnd(fieldLook(field), ended);
    scene?.pose('idle');
  }, [scene, ended, field]);

  const harvest = screen.kind === 'harvest' ? screen.harvest : undefined;
  useEffect(() => {
    if (!harvest || !scene) return;
    if (isFirstHarvest(harvest)) {
      scene.showFirstHarvest(fieldLook(field), harvest.subject);
      scene.pose('cheer');
    } else void scene.harvest(harvest.visitor);
  }, [scene, harvest, field]);
};
