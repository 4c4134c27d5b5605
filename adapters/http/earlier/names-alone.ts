/** What other screens are read against. */
const named = new Set(['id', 'name', 'shortName', 'activities', 'timeZone', 'numbering', 'example'])

/**
 * Companies as they may lie in a browser: without requisites, contacts and the head's name. Without a version either, so that nothing is
 * changed by them, and the whole company takes their place once the server answers.
 */
export const keepNamesAlone = (json: unknown): unknown =>
  Array.isArray(json)
    ? json.map(keepNamesAlone)
    : Object.fromEntries(
        Object.entries(Object(json)).map(([field, value]) => [
          field,
          named.has(field) ? value : field === 'version' ? 0 : '',
        ]),
      )
