import type { Owned } from '@osh/core/auth/company-access.ts'
import { idIn } from '@osh/core/shared/identifier.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { fileLinkGiven, fileLinkJson } from '#adapters/wire/account-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import type { Access } from '../access.ts'
import type { Api } from '../api.ts'
import { LONGEST_ADDRESS } from '../request/read-query.ts'
import { sendJson } from '../response/answers.ts'
import { absent, refuse } from '../response/problems.ts'
import { type FileLinks, rootRelative } from '../sign-in/file-links.ts'

/** Links to files for a tab that can't carry the bearer. */
export function fileLinkRoutes(api: Api, fileLinks: FileLinks, access: Access): void {
  api.signedIn(
    {
      method: 'post',
      path: '/api/file-links',
      summary: 'Signs the root-relative address of a file for 60 seconds',
      body: fileLinkGiven,
      answer: { status: 200, json: fileLinkJson },
      refuses: [404],
    },
    async ({ c, body, user }) => {
      const given = readGiven(fileLinkGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const address = given.value.url
      if (typeof address !== 'string') return refuse(c, fieldErrors({ field: 'url', code: 'text/required' }))
      const url = address.length > LONGEST_ADDRESS ? null : rootRelative(address)
      const file = url && fileAt(api, url.pathname)
      if (!file || (await access.ownerOf(user, file.owned, file.id)) === null) return absent(c)
      return sendJson(c, { url: await fileLinks.sign(url.pathname, url.searchParams, user) })
    },
  )
}

/** Which file a path names; null for a path that is no file's. */
function fileAt(api: Api, pathname: string): { readonly owned: Owned; readonly id: number } | null {
  for (const { who, path } of api.registered) {
    if (typeof who !== 'object' || !('fileOf' in who)) continue
    const [before, after] = path.split('{id}')
    if (before === undefined || after === undefined) continue
    if (!pathname.startsWith(before) || !pathname.endsWith(after)) continue
    const id = idIn(pathname.slice(before.length, pathname.length - after.length))
    if (id !== null) return { owned: who.fileOf, id }
  }
  return null
}
