import { PLAY_CODE_LENGTH } from '@wonderfield/contract/limits';
import { Button } from '@wonderfield/ui/button/button';
import { HARE_BOX, hare } from '@wonderfield/ui/field-art/animals/hare';
import { svgUrl } from '@wonderfield/ui/field-art/svg-image';
import { type SyntheticEvent, useState } from 'react';
import problemStyles from '../field/cards/error-page.module.css';
import { fieldStrings } from '../field/shared/field.strings.en.ts';
import { useHeadingFocus } from '../field/shared/use-heading-focus.ts';
import { atWonderfield } from '../session/portal-address.ts';
import styles from './code-page.module.css';
import { gameStrings } from './game.strings.en.ts';

const words = gameStrings.code;

type CodePageProps = {
  /** Why the last code was rejected. */
  problem: string | undefined;
  isBusy: boolean;
  onCode: (code: string) => void;
};

/** Page for entering a play code in the downloaded game, which has no Play button. */
export const CodePage = ({ problem, isBusy, onCode }: CodePageProps) => {
  const [code, setCode] = useState('');
  const heading = useHeadingFocus();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isBusy) onCode(code);
  };
  return (
    <main id="main" className={problemStyles.page} data-hour="morning" data-audience="student">
      <form className={problemStyles.card} onSubmit={submit} noValidate>
        <img src={svgUrl(hare('think', 3), HARE_BOX)} alt="" width={118} height={180} />
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <p>{words.lead}</p>
        <label className={styles.label} htmlFor="play-code">
          {words.label}
        </label>
        <input
          id="play-code"
          className={styles.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          maxLength={PLAY_CODE_LENGTH * 2}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="code-problem"
        />
        <p id="code-problem" role="alert">
          {problem}
        </p>
        <div className={problemStyles.actions}>
          <Button type="submit" busy={isBusy} busyLabel={words.starting}>
            {words.start}
          </Button>
          <a className={problemStyles.back} href={atWonderfield('/')}>
            {fieldStrings.backToWonderfield}
          </a>
        </div>
      </form>
    </main>
  );
};
