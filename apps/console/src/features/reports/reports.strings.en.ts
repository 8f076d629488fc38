export const reportsStrings = {
  title: 'Reports',
  lead: 'What children told us about one another in the game, and the gravest sentences the filter rejected. After a child’s report the two no longer see each other; decide what else follows.',
  nothing: 'No report waits.',
  nothingText: 'When a child reports another in the game, it stands here with what was said.',
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
  said: 'What was said',
  nothingSaid: 'The two have said nothing to each other in the last 30 days.',
  toAccount: 'Account of {name}',
  toAdult: 'Parent of {name}',
  outcomes: {
    nothing: 'Nothing to do',
    pauseWeek: 'No visits for a week',
    noVisits: 'No visits anymore',
  },
  outcomeTexts: {
    nothing: 'The report is closed. {name} can visit others as before.',
    pauseWeek:
      '{name} leaves every field at once and visits nobody for a week. The same goes for every child of the parent.',
    noVisits:
      '{name} leaves every field at once and visits nobody anymore. The same goes for every child of the parent, also later ones. Playing goes on.',
  },
  help: 'For the audit log. Nobody is mailed.',
  busy: 'Deciding...',
  done: 'The report is decided.',
} as const;
