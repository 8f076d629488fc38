import { CLASS_CODE_LENGTH } from '@wonderfield/contract/classrooms/classroom-rules';
import { CODE_CHARACTERS, charactersOf } from '@wonderfield/contract/readable-codes';

/** Returns the characters of a class code as a person types it, such as `K3M-92Q`. */
export const formatClassCode = (typed: string): string => {
  const characters = charactersOf(typed)
    .split('')
    .filter((character) => CODE_CHARACTERS.includes(character))
    .slice(0, CLASS_CODE_LENGTH)
    .join('');
  return characters.length > 3 ? `${characters.slice(0, 3)}-${characters.slice(3)}` : characters;
};

/** Returns true if all characters of the code are typed. */
export const isWholeClassCode = (formatted: string) => formatted.length === CLASS_CODE_LENGTH + 1;
