/** Who runs the portal: a signed-in operator, or somebody at the command line of the machine. */
export type OperatorActor = { operatorId: string } | { atCommandLine: true };
