export const reportsWords = {
  title: 'Reports',
  lead: 'What children told us about one another in the game. The two no longer see each other; decide what else follows.',
  nothing: 'No report waits.',
  nothingText: 'When a child reports another in the game, it stands here with what was said.',
  about: '{reporter} about {reported}',
  reasons: {
    unkind: 'Unkind words',
    private: 'Asked about private things',
    other: 'Something else',
  },
  reported: 'Reported {when}',
  earlier:
    '{count, plural, =0 {No report found right before} one {# report found right before} other {# reports found right before}}',
  said: 'What was said',
  nothingSaid: 'The two have said nothing to each other in the last 30 days.',
  toAccount: 'Account of {name}',
  outcomes: {
    nothing: 'Nothing to do',
    pauseWeek: 'No visits for a week',
    noVisits: 'No visits anymore',
  },
  outcomeTexts: {
    nothing: 'The report is closed. {name} can visit others as before.',
    pauseWeek: '{name} leaves every field at once and visits nobody for a week.',
    noVisits: '{name} leaves every field at once and visits nobody anymore. Playing goes on.',
  },
  help: 'For the audit log. Nobody is mailed.',
  busy: 'Deciding...',
  done: 'The report is decided.',
} as const;
