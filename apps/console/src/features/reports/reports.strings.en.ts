export const reportsStrings = {
  title: 'Reports',
  lead: 'Reports from children about other players, and the most serious messages the filter rejected. After a report, the two children no longer see each other. Decide what else is needed.',
  nothing: 'No open reports.',
  nothingText: 'When a child reports another player, the report appears here with the messages.',
  about: '{reporter} about {reported}',
  aboutRejected: '{reported} to {reporter}, rejected by the filter',
  erased: 'Deleted player',
  decideBy: 'Account deleted. Decide by {day}',
  rejected: '{text} (not delivered)',
  reasons: {
    unkind: 'Unkind words',
    private: 'Asked about private things',
    other: 'Something else',
    threat: 'Threat',
    selfHarm: 'Self-harm',
    meeting: 'Meeting in person',
    sexual: 'Sexual words',
  },
  reported: 'Reported {when}',
  earlier:
    '{count, plural, =0 {No earlier report was confirmed} one {# earlier report was confirmed} other {# earlier reports were confirmed}}',
  said: 'Messages',
  nothingSaid: 'The two have sent each other no messages in the last 30 days.',
  toAccount: 'Account of {name}',
  toAdult: 'Parent of {name}',
  outcomes: {
    nothing: 'No action',
    pauseWeek: 'Pause visits for a week',
    noVisits: 'End visits permanently',
  },
  outcomeTexts: {
    nothing: 'Closes the report. {name} can visit others as before.',
    pauseWeek:
      '{name} leaves every field at once and cannot visit others for a week. This applies to all children of the parent.',
    noVisits:
      '{name} leaves every field at once and can no longer visit others. This applies to all children of the parent, including those added later. They can still play.',
  },
  help: 'Recorded in the audit log. No email is sent.',
  busy: 'Deciding...',
  done: 'The report is decided.',
} as const;
