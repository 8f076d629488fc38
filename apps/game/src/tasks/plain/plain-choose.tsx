import type { TaskViewProps } from '../shared/task-view.ts';
import { Radios } from './plain-fields.tsx';

export const PlainChoose = ({ task, draft, onDraft, marking }: TaskViewProps<'choose'>) => (
  <Radios
    options={task.choices.map(({ text }) => text)}
    picked={draft.parts[0]}
    isLocked={marking !== undefined}
    onPick={(at) => onDraft({ parts: [at], typed: '' })}
  />
);
