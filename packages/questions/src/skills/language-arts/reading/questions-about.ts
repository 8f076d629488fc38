/** A question about a passage. The proof is a part of its text. */
export type Asked = { ask: string; answer: string; proof: string };

/**
 * Three questions are asked with the same three answers, so that the choices tell nothing about the
 * answer.
 */
export type QuestionsAbout = {
  /** The text says the answer. */
  details: readonly [Asked, Asked, Asked];
  /** The answer has to be inferred from the proof. */
  inferences: readonly [Asked, Asked, Asked];
  /** An idea that is not in the text. */
  stray: string;
};
