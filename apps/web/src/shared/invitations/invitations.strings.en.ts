/** Strings for requests to an educator, on the home page and above the classrooms. */
export const invitationsStrings = {
  label: 'Invitations',
  invitation: '<b>{who}</b> invites you to teach <b>{name}</b> together.',
  accept: 'Accept',
  acceptOf: 'Accept the invitation to {name}',
  accepting: 'Accepting...',
  decline: 'Decline',
  declineOf: 'Decline the invitation to {name}',
  accepted: 'You teach {name} now.',
  declined: 'The invitation is declined.',
  handover:
    '<b>{who}</b> wants to hand <b>{name}</b> over to you. As the owner, you alone can archive or delete it. Nothing changes until you accept.',
  takeOverOf: 'Accept {name}',
  turnDownOf: 'Decline {name}',
  takenOver: '{name} is yours now.',
  turnedDown: 'You declined {name}. We tell {who}.',
} as const;
