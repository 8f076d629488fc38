/** A signed-in operator, or a person at the server's command line. */
export type OperatorActor = { operatorId: string } | { atCommandLine: true };

/** An operator and the current session, read again on every call. */
export type SignedInOperator = {
  operatorId: string;
  sessionId: string;
  email: string;
  name: string;
};
