/** The order of what happened: the latest first, of one moment the one recorded last. */
export const latestFirst = <T extends { readonly occurredAt: string; readonly id: number }>(
  a: T,
  b: T,
): number => (a.occurredAt === b.occurredAt ? b.id - a.id : a.occurredAt < b.occurredAt ? 1 : -1)
