import { SKILLS_OF_AN_ASSIGNMENT } from '@wonderfield/contract/limits';
import { nearestFirst } from '@wonderfield/contract/progress/standards';
import type { Skill } from '@wonderfield/questions/skill';
import { CheckboxField } from '@wonderfield/ui/checkbox-field/checkbox-field';
import { FieldError } from '@wonderfield/ui/field/field';
import { TextField } from '@wonderfield/ui/text-field/text-field';
import { X } from 'lucide-react';
import { type RefCallback, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { offeredSkills } from '../rules/offered-skills.ts';
import styles from './assign-row-form.module.css';

/** Returns the grade range of a skill, such as "Grades 2 to 4". */
const useGradeStrings = () => {
  const t = useTranslations('assignments.form');
  return ({ grades: [first, last] }: Pick<Skill, 'grades'>) => {
    if (first === last) return first === 0 ? t('grade') : t('gradeOne', { grade: String(first) });
    if (first === 0) return t('fromKindergarten', { last: String(last) });
    return t('grades', { first: String(first), last: String(last) });
  };
};

type SkillPickerProps = {
  skills: readonly Skill[];
  /** Grade of the class. */
  grade: string;
  chosen: readonly string[];
  error: string | undefined;
  /** Takes the focus when this field has an error. */
  focusRef: RefCallback<{ focus: () => void }>;
  onChange: (skillIds: string[]) => void;
};

const Chosen = ({ skills, onRemove }: { skills: Skill[]; onRemove: (id: string) => void }) => {
  const t = useTranslations('assignments.form');
  if (skills.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={t('chosen')}>
      {skills.map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={t('remove', { skill: name })}
            onClick={() => onRemove(id)}
          >
            {name}
            <X size={16} strokeWidth={2.4} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Selects up to six skills of one subject, filtered by word or standard. */
export const SkillPicker = ({
  skills,
  grade,
  chosen,
  error,
  focusRef,
  onChange,
}: SkillPickerProps) => {
  const t = useTranslations('assignments.form');
  const gradeStrings = useGradeStrings();
  const errorId = useId();
  const [search, setSearch] = useState('');
  const chosenSkills = chosen.flatMap((id) => skills.find((skill) => skill.id === id) ?? []);
  // The initial subject, so the list does not reorder under the pointer.
  const [first] = useState(chosenSkills[0]?.subject);
  const groups = offeredSkills(skills, { grade, search: search.trim(), first });
  const subject = chosenSkills[0]?.subject;
  const isFull = chosen.length >= SKILLS_OF_AN_ASSIGNMENT;
  const remove = (id: string) => onChange(chosen.filter((one) => one !== id));
  const count = groups.reduce((sum, group) => sum + group.skills.length, 0);
  return (
    <fieldset className={styles.skills} aria-describedby={error ? errorId : undefined}>
      <legend>{t('skills')}</legend>
      <p className={styles.hint}>{t('skillsHelp')}</p>
      <Chosen skills={chosenSkills} onRemove={remove} />
      <FieldError id={errorId} message={error} />
      <TextField
        ref={focusRef}
        type="search"
        label={t('find')}
        labelHidden
        placeholder={t('findHelp')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form from the search field.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p className={styles.count} role="status">
        {isFull ? t('full') : t('found', { count })}
      </p>
      <div className={styles.list}>
        {groups.map((group) => {
          const isOther = subject !== undefined && group.subject !== subject;
          return (
            <fieldset key={group.subject} className={styles.group}>
              <legend>{group.label}</legend>
              {isOther && <p className={styles.hint}>{t('oneSubject')}</p>}
              {group.skills.map((skill) => {
                const isChosen = chosen.includes(skill.id);
                return (
                  <CheckboxField
                    key={skill.id}
                    checked={isChosen}
                    disabled={!isChosen && (isOther || isFull)}
                    onChange={() => (isChosen ? remove(skill.id) : onChange([...chosen, skill.id]))}
                    label={
                      <>
                        {skill.name}{' '}
                        <span className={styles.code}>
                          {nearestFirst(skill.standards, grade)[0]}
                        </span>
                        <span className={styles.grade}>{gradeStrings(skill)}</span>
                      </>
                    }
                  />
                );
              })}
            </fieldset>
          );
        })}
      </div>
    </fieldset>
  );
};
