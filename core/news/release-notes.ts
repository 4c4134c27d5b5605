/** What a version of the program brought, as CHANGELOG.md tells it. */
export type ReleaseNotes = { readonly version: string; readonly title: string; readonly body: string }

/**
 * Reads the versions off a list of changes, the newest first as they are there: `## 1.2.0 — март 2027` and what comes under it. What comes
 * before the first version, and a version of which nothing is told, is left out.
 */
export function readReleases(changelog: string): readonly ReleaseNotes[] {
  const [, ...sections] = `\n${changelog}`.split('\n## ')
  return sections.flatMap((section): readonly ReleaseNotes[] => {
    const [head = '', ...lines] = section.split('\n')
    const body = lines.join('\n').trim()
    const [version = '', ...when] = head.trim().split(' — ')
    if (body === '' || version === '') return []
    const title = [`Что нового в версии ${version}`, ...when].join(', ')
    return [{ version, title, body }]
  })
}
