/** An expected API error with its message. */
export class CleverError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const notFound = () => new CleverError(404, 'Resource not found');
export const outOfScope = () => new CleverError(403, "Resource not in token's scopes");
