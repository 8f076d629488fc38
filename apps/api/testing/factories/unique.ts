let made = 0;

/** Returns a number that is unique in this test file, so rows made by factories never collide. */
export const unique = () => {
  made += 1;
  return made;
};
