/** Who runs the portal: a signed-in operator, or somebody at the command line of the machine. */
export type OperatorActor = { operatorId: string } | { atCommandLine: true };

/** An operator as known at this moment, in the session that asks. */
export type SignedInOperator = {
  operatorId: string;
  sessionId: string;
  email: string;
  name: string;
};
