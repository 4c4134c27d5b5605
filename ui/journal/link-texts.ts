export const journalLinkTexts = { history: 'История в журнале' } as const
