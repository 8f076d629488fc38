import { SUBJECTS } from '@wonderfield/contract/options';
import { PLACES } from '@wonderfield/contract/play/field';
import type { ChildProgress, SkillProgress } from '@wonderfield/contract/progress/progress';
import { Button } from '@wonderfield/ui/button/button';
import { Card } from '@wonderfield/ui/card/card';
import { Dialog, DialogBody } from '@wonderfield/ui/dialog/dialog';
import { PlantPicture } from '@wonderfield/ui/field-picture/field-picture';
import { Table } from '@wonderfield/ui/table/table';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { childSkillPath } from '../../../shared/routing/paths.ts';
import styles from './growing-card.module.css';
import cards from './progress-cards.module.css';

/** Number of plants that fit in a row. */
const SHOWN = 6;

type AllSkillsProps = { childId: string; skills: readonly SkillProgress[] };

const AllSkills = ({ childId, skills }: AllSkillsProps) => {
  const t = useTranslations('progress.child.growing');
  const stages = useTranslations('progress.stages');
  return (
    <>
      <p className={styles.about}>{t('about')}</p>
      <div className={styles.scroll}>
        <Table caption={t('title')}>
          <thead>
            <tr>
              <th scope="col">{t('skill')}</th>
              <th scope="col">{t('subject')}</th>
              <th scope="col">{t('stage')}</th>
              <th scope="col">{t('level')}</th>
              <th scope="col">{t('answers')}</th>
              <th scope="col">{t('certainty')}</th>
            </tr>
          </thead>
          <tbody>
            {skills.map((skill) => (
              <tr key={skill.skillId}>
                <th scope="row">
                  <Link to={childSkillPath(childId, skill.skillId)}>{skill.name}</Link>
                </th>
                <td>{SUBJECTS.find(({ value }) => value === skill.subject)?.label}</td>
                <td>
                  <span className={styles.stage}>
                    <PlantPicture
                      crop={PLACES[skill.subject].crop}
                      stage={skill.stage}
                      height={32}
                    />
                    {stages(skill.stage)}
                  </span>
                </td>
                <td className={styles.level}>{t('levelText', { level: String(skill.level) })}</td>
                <td>{skill.answers}</td>
                <td>{skill.isSure ? t('sure') : t('findingOut', { count: skill.answersToGo })}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
};

/** Shows skills as plants, the last practiced first, and all of them in a table. */
export const GrowingCard = ({ progress }: { progress: ChildProgress }) => {
  const t = useTranslations('progress.child.growing');
  const stages = useTranslations('progress.stages');
  const headingId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { childId, skills, firstName } = progress;
  return (
    <Card as="section" padding="none" className={cards.card} aria-labelledby={headingId}>
      <div className={cards.head}>
        <h2 id={headingId}>{t('title')}</h2>
        {skills.length > 0 && (
          <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
            {t('all', { count: skills.length })}
            <ChevronRight size={18} strokeWidth={2.2} aria-hidden />
          </Button>
        )}
      </div>
      {skills.length === 0 ? (
        <p className={styles.about}>{t('empty')}</p>
      ) : (
        <ul className={styles.bed}>
          {skills.slice(0, SHOWN).map((skill) => (
            <li key={skill.skillId}>
              <span className={styles.soil}>
                <PlantPicture crop={PLACES[skill.subject].crop} stage={skill.stage} height={104} />
              </span>
              <Link className={styles.name} to={childSkillPath(childId, skill.skillId)}>
                {skill.name}
              </Link>
              <span className={styles.stageName}>{stages(skill.stage)}</span>
            </li>
          ))}
        </ul>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('allTitle', { name: firstName })}
        closeLabel={t('close')}
        size="full"
      >
        <DialogBody>
          <AllSkills childId={childId} skills={skills} />
        </DialogBody>
      </Dialog>
    </Card>
  );
};
