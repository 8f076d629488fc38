import { TYPED_MAX_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { Lock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { friendsStrings as words } from './friends.strings.en.ts';
import styles from './visit-screen.module.css';

type ChatInputProps = {
  /** True if typing is over for this visit. */
  isOver: boolean;
  onType: (text: string) => Promise<string | undefined>;
};

/** Text input if both families allow typing. Unsent text stays in the field. */
export const ChatInput = ({ isOver, onType }: ChatInputProps) => {
  const [text, setText] = useState('');
  const [problem, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const inputId = useId();
  const problemId = useId();
  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy || isOver) return;
    setIsBusy(true);
    const rejected = await onType(text);
    setIsBusy(false);
    setError(rejected);
    if (!rejected) setText('');
  };
  const shown = isOver ? words.typingOver : problem;
  return (
    <form className={styles.typed} onSubmit={(event) => void say(event)}>
      <label htmlFor={inputId}>{words.type}</label>
      <span className={styles.field}>
        <input
          id={inputId}
          value={text}
          maxLength={TYPED_MAX_LENGTH}
          autoComplete="off"
          readOnly={isOver}
          aria-describedby={shown ? problemId : undefined}
          aria-invalid={!isOver && problem !== undefined}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
        {isOver && <Lock size={20} strokeWidth={2.2} aria-hidden />}
      </span>
      <Button type="submit" busy={isBusy} disabled={isOver}>
        {words.send}
      </Button>
      <p id={problemId} className={styles.problem} role="alert">
        {shown}
      </p>
    </form>
  );
};
