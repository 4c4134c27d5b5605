import { readFile } from 'node:fs/promises'
import type { NewsShelf } from '@osh/core/news/news-shelf.ts'
import { readReleases } from '@osh/core/news/release-notes.ts'

const changelog = new URL('../../../CHANGELOG.md', import.meta.url)

/** What this version of the program tells of itself becomes news, the oldest first; what was told before is not told again. */
export async function publishReleases(shelf: Pick<NewsShelf, 'publishRelease'>): Promise<void> {
  const releases = readReleases(await readFile(changelog, 'utf8'))
  for (const notes of releases.toReversed()) await shelf.publishRelease(notes)
}
