/** What a person answered, by the names of the form's values; not looked at yet. */
export type Answers = Readonly<Record<string, unknown>>

/** An answer of several parts: a person typed by hand, a commission, a period, a row. */
export const isRecord = (answer: unknown): answer is Readonly<Record<string, unknown>> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)
