/** A filter as parameters of the page's address; what does not filter, null or blank, is left out. */
export const writeAddress = (
  filter: Readonly<Record<string, string | number | null>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, String(value)]],
    ),
  )
