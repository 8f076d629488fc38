import {
  GENERATED_USERNAME_ALPHABET,
  GENERATED_USERNAME_LENGTH,
} from '@wonderfield/contract/limits';

/** Bytes above this would favor the first letters of the alphabet. */
const FAIR = 256 - (256 % GENERATED_USERNAME_ALPHABET.length);

/** Returns eight random letters and digits that are easy to tell apart. */
export const createUsername = (): string => {
  let username = '';
  while (username.length < GENERATED_USERNAME_LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR)
      username += GENERATED_USERNAME_ALPHABET[byte % GENERATED_USERNAME_ALPHABET.length];
  }
  return username;
};
