/** Strings for requests to an educator, on the home page and above the classrooms. */
export const invitationsStrings = {
  label: 'Invitations',
  invitation: '<b>{who}</b> invites you to teach <b>{name}</b> together.',
  accept: 'Accept',
  acceptOf: 'Accept the invitation to {name}',
  accepting: 'Accepting...',
  decline: 'Decline',
  declineOf: 'Decline the invitation to {name}',
  accepted: 'You now teach {name}.',
  declined: 'Invitation declined.',
  handover:
    '<b>{who}</b> wants to transfer ownership of <b>{name}</b> to you. Only the owner can archive or delete it. Nothing changes until you accept.',
  takeOverOf: 'Accept ownership of {name}',
  turnDownOf: 'Decline ownership of {name}',
  takenOver: 'You are now the owner of {name}.',
  turnedDown: 'You declined ownership of {name}. We will notify {who}.',
} as const;
