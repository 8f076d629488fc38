/** Two numbers that fit into ten-frames show what they come to; anything else does not. */
export const framesOfSum = (text: string) => {
  const [, first, second] = /^(\d+) \+ (\d+) =$/.exec(text) ?? [];
  const counts = [Number(first), Number(second)];
  return counts.every((count) => count <= 10) ? counts : undefined;
};
