/** What comes after a surname in a text as JSON, so that «Ким» is not found in «Кимова». */
export const afterSurname = [' ', ',', '.', ';', '"', '\\n'] as const
