/** A path of a call with the ids in their places. */
export const fillPath = (path: string, ids: Readonly<Record<string, number | undefined>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))
