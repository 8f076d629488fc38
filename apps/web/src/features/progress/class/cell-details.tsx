import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import type { ClassStudent, SkillRow } from '../rules/class-table.ts';
import styles from './cell-details.module.css';
import { cellPosition } from './grid-focus.ts';

type Opened = { cell: HTMLElement; row: number; column: number };

/** Time to move the pointer from a cell to its details. */
const CLOSE_MS = 120;
const WIDTH = 292;
const EDGE = 8;

/** Opens the details of the cell under the pointer or with the focus, and closes them with Escape. */
const useOpenedCell = (region: RefObject<HTMLElement | null>) => {
  const [opened, setOpened] = useState<Opened>();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let timer: number | undefined;
    const close = () => {
      window.clearTimeout(timer);
      setOpened(undefined);
    };
    const openAt = (target: EventTarget | null) => {
      const node = target as Element | null;
      if (panel.current?.contains(node)) return window.clearTimeout(timer);
      const position = cellPosition(node);
      window.clearTimeout(timer);
      if (position) setOpened(position);
      else timer = window.setTimeout(close, CLOSE_MS);
    };
    const onPointer = ({ target }: Event) => openAt(target);
    const onLeave = () => {
      timer = window.setTimeout(close, CLOSE_MS);
    };
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape') close();
      if (key === 'Enter') openAt(target);
    };
    const on = { pointerover: onPointer, focusin: onPointer, pointerleave: onLeave };
    for (const [name, listener] of Object.entries(on)) element.addEventListener(name, listener);
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onLeave);
    window.addEventListener('scroll', close, { passive: true, capture: true });
    return () => {
      for (const [name, listener] of Object.entries(on)) {
        element.removeEventListener(name, listener);
      }
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onLeave);
      window.removeEventListener('scroll', close, { capture: true });
      window.clearTimeout(timer);
    };
  }, [region]);
  return { opened, panel };
};

/** Places the panel below the cell, or above it near the lower edge of the window. */
const placeAt = (cell: HTMLElement) => {
  const { left, right, top, bottom } = cell.getBoundingClientRect();
  const middle = (left + right) / 2;
  const start = Math.max(EDGE, Math.min(window.innerWidth - WIDTH - EDGE, middle - 60));
  const isAbove = bottom > window.innerHeight - 170;
  return {
    left: start,
    ...(isAbove ? { bottom: window.innerHeight - top + 12 } : { top: bottom + 12 }),
    '--arrow': `${middle - start - 8}px`,
    side: isAbove ? 'above' : 'below',
  } as const;
};

type CellDetailsProps = {
  region: RefObject<HTMLElement | null>;
  rows: readonly SkillRow[];
  students: readonly ClassStudent[];
};

/** Shows stage, level and counts of the cell under the pointer or with the focus. */
export const CellDetails = ({ region, rows, students }: CellDetailsProps) => {
  const t = useTranslations('classProgress.details');
  const cellStrings = useTranslations('classProgress.cell');
  const stages = useTranslations('progress.stages');
  const id = useId();
  const { opened, panel } = useOpenedCell(region);
  const row = opened && rows[opened.row];
  const cell = opened && row?.cells[opened.column];
  const student = opened && students[opened.column];
  useEffect(() => {
    if (!opened || !cell) return;
    opened.cell.setAttribute('aria-describedby', id);
    return () => opened.cell.removeAttribute('aria-describedby');
  }, [opened, cell, id]);
  if (!opened || !row || !cell || !student) return null;
  const { side, ...place } = placeAt(opened.cell);
  return (
    <div ref={panel} id={id} role="tooltip" className={styles.panel} data-side={side} style={place}>
      <strong>{t('title', { name: displayName(student), skill: row.skill.name })}</strong>
      <dl>
        <dt>{t('stage')}</dt>
        <dd>
          {cell.isRated
            ? t('stageText', { stage: stages(cell.stage), level: String(cell.level) })
            : cellStrings('notRated')}
        </dd>
        <dt>{t('seen')}</dt>
        <dd>{t('seenText', { count: cell.answers, days: cell.days })}</dd>
        {cell.isRated && (
          <>
            <dt>{t('certainty')}</dt>
            <dd>
              {cell.isSure ? cellStrings('sure') : t('findingOut', { count: cell.answersToGo })}
            </dd>
          </>
        )}
        <dt>{t('right')}</dt>
        <dd>{t('rightText', { right: String(cell.right), total: String(cell.answers) })}</dd>
      </dl>
    </div>
  );
};
