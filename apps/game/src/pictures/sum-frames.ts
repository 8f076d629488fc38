/** Returns the ten-frames of a sum of two numbers up to ten, or undefined. */
export const framesOfSum = (text: string) => {
  const [, first, second] = /^(\d+) \+ (\d+) =$/.exec(text) ?? [];
  const counts = [Number(first), Number(second)];
  return counts.every((count) => count <= 10) ? counts : undefined;
};
