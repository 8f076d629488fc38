import { STAGES, type Stage } from '@wonderfield/contract/play/field';
import type { ProgressCell } from '@wonderfield/contract/progress/progress';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';

export type CellText = (cell: ProgressCell | undefined) => string;

/**
 * Returns a function that describes a cell: "Leaf, level 2, 14 questions, sure". It formats each text
 * once, because a class has 1,600 cells.
 */
export const useCellText = (): CellText => {
  const t = useTranslations('classProgress.cell');
  const stages = useTranslations('progress.stages');
  return useMemo(() => {
    const stageTexts = new Map<Stage, string>(STAGES.map((stage) => [stage, stages(stage)]));
    const levels = new Map([1, 2, 3].map((level) => [level, t('level', { level: String(level) })]));
    const counts = new Map<number, string>();
    const countText = (count: number) => {
      const text = counts.get(count) ?? t('questions', { count });
      counts.set(count, text);
      return text;
    };
    const [notRated, notMet] = [t('notRated'), t('notMet')];
    const certainty = { true: t('sure'), false: t('findingOut') };
    return (cell) => {
      if (!cell) return notMet;
      if (!cell.isRated) return `${notRated}, ${countText(cell.answers)}`;
      const parts = [stageTexts.get(cell.stage), levels.get(cell.level), countText(cell.answers)];
      return `${parts.join(', ')}, ${certainty[`${cell.isSure}`]}`;
    };
  }, [t, stages]);
};
