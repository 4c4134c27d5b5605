/** Steps whose term no act names: the service sets it so many minutes before one of the law. */
export const minutesBeforeLaw: ReadonlyMap<string, number> = new Map([
  ['medical-report', 60],
  ['outsiders', 0],
])

/** Whether no act names the term of a step, and the service has set it (срок сервиса). */
export const isServiceTerm = (step: string): boolean => minutesBeforeLaw.has(step)
