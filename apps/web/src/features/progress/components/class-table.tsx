import { bloomOf } from '@wonderfield/contract/options';
import {
  FEWEST_TO_BLOOM,
  FEWEST_TO_SPROUT,
  STAGE_FROM_PERCENT,
  STAGES,
  type Stage,
} from '@wonderfield/contract/play/field';
import type { ClassProgress, ProgressCell } from '@wonderfield/contract/progress/progress';
import { Avatar } from '@wonderfield/ui/avatar/avatar';
import { Card } from '@wonderfield/ui/card/card';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../shared/account/display-name.ts';
import { atBudOrBloom, cellOf, type Shown, skillsShown } from '../rules/class-table.ts';
import styles from './class-table.module.css';
import { StageGlyph } from './stage-glyph.tsx';

const Cell = ({ cell }: { cell: ProgressCell | undefined }) => {
  const t = useTranslations('progress.class');
  const stages = useTranslations('progress.stages');
  if (!cell) {
    return (
      <td className={styles.cell}>
        <span className={styles.none}>{t('notYet')}</span>
      </td>
    );
  }
  return (
    <td className={styles.cell}>
      <span className={styles.value} data-stage={cell.stage}>
        <StageGlyph stage={cell.stage} />
        <span className="visually-hidden">{`${stages(cell.stage)}, `}</span>
        {cell.percent}
      </span>
    </td>
  );
};

/** Returns the percentage range of a stage. */
const useStageRange = () => {
  const t = useTranslations('progress.class.legend');
  const stages = useTranslations('progress.stages');
  const { sprout, leaf, bud, bloom } = STAGE_FROM_PERCENT;
  const between = (stage: Stage, from: number, next: number) =>
    t('middle', { stage: stages(stage), from: String(from), to: String(next - 1) });
  return {
    seed: t('first', { stage: stages('seed'), to: String(sprout) }),
    sprout: between('sprout', sprout, leaf),
    leaf: between('leaf', leaf, bud),
    bud: between('bud', bud, bloom),
    bloom: t('last', { stage: stages('bloom'), from: String(bloom) }),
  };
};

const Legend = () => {
  const t = useTranslations('progress.class');
  const ranges = useStageRange();
  return (
    <>
      <ul className={styles.legend}>
        {STAGES.map((stage) => (
          <li key={stage}>
            <span className={styles.key} data-stage={stage}>
              <StageGlyph stage={stage} />
            </span>
            {ranges[stage]}
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('legendNote', { bloom: String(FEWEST_TO_BLOOM), sprout: String(FEWEST_TO_SPROUT) })}
      </p>
    </>
  );
};

/** Shows the class by skill. Each cell has a sign and a number in addition to its color. */
export const ClassTable = ({ progress, shown }: { progress: ClassProgress; shown: Shown }) => {
  const t = useTranslations('progress.class');
  const skills = skillsShown(progress, shown);
  const { students } = progress;
  return (
    <Card padding="none" className={styles.card}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard, too */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('title')}>
        <table>
          <caption className="visually-hidden">{t('caption')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('student')}</th>
              {skills.map(({ skillId, name, standards }) => (
                <th key={skillId} scope="col">
                  {name}
                  {standards[0] && <span className={styles.code}>{standards[0]}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {students.map((student) => (
              <tr key={student.studentId}>
                <th scope="row">
                  <span className={styles.name}>
                    <Avatar userId={student.studentId} bloom={bloomOf(student.look)} size={32} />
                    <span>{displayName(student)}</span>
                  </span>
                </th>
                {skills.map((skill) => (
                  <Cell key={skill.skillId} cell={cellOf(student, skill)} />
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('atBud')}</th>
              {skills.map((skill) => (
                <td key={skill.skillId} className={styles.sum}>
                  {t.rich('of', {
                    count: String(atBudOrBloom(progress, skill)),
                    total: String(students.length),
                    strong: (chunks) => <strong>{chunks}</strong>,
                  })}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <Legend />
    </Card>
  );
};
