let made = 0;

/** A number nobody else in this file has: rows made by factories never meet by accident. */
export const unique = () => {
  made += 1;
  return made;
};
