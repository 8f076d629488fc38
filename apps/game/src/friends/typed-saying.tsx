import { TYPED_MAX_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { type FormEvent, useId, useState } from 'react';
import { friendsWords as words } from './friends.words.en.ts';
import styles from './visit-screen.module.css';

/** Typing, where both families allow it. What was not said stays in the field. */
export const TypedSaying = ({
  onType,
}: {
  onType: (text: string) => Promise<string | undefined>;
}) => {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const inputId = useId();
  const problemId = useId();
  const say = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isBusy) return;
    setIsBusy(true);
    const refused = await onType(text);
    setIsBusy(false);
    setProblem(refused);
    if (!refused) setText('');
  };
  return (
    <form className={styles.typed} onSubmit={(event) => void say(event)}>
      <label htmlFor={inputId}>{words.type}</label>
      <input
        id={inputId}
        value={text}
        maxLength={TYPED_MAX_LENGTH}
        autoComplete="off"
        aria-describedby={problem ? problemId : undefined}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit" busy={isBusy}>
        {words.send}
      </Button>
      <p id={problemId} className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  );
};
