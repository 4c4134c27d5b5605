import type { Owned } from '@osh/core/auth/company-access.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { listHidden, mayDo, takeSeenDepartments } from '@osh/core/rights/membership.ts'
import type { Right } from '@osh/core/rights/right.ts'
import { type Input, readObject } from '@osh/core/shared/input/field-reader.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { notFound, type ValueError } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { fileLinkCalls } from '#adapters/wire/file-link-calls.ts'
import type { Access } from '../access.ts'
import type { Api } from '../api.ts'
import { checkHiddenFile } from '../hidden-files.ts'
import { LONGEST_ADDRESS } from '../request/read-query.ts'
import { serve } from '../serve.ts'
import { type FileLinks, readRootRelative } from '../sign-in/file-links.ts'

const isText = (value: unknown): Result<string, ValueError<'text/required'>> =>
  typeof value === 'string' ? ok(value) : err({ code: 'text/required' })

const described = {
  sign: {
    summary: 'Signs the root-relative address of a file for 60 seconds',
    judge: (given: Input) => readObject(given, { url: isText }),
  },
}

/** Links to files for a tab that can't carry the bearer. */
export function addFileLinkRoutes(
  api: Api,
  fileLinks: FileLinks,
  access: Access,
  recordsOf: Storage['openRecords'],
): void {
  serve(api, fileLinkCalls, described, ({ caller }) => ({
    sign: async (asked) => {
      const url = asked.url.length > LONGEST_ADDRESS ? null : readRootRelative(asked.url)
      const file = url && findFileAt(api, url.pathname)
      const entry = file && (await access.enterOwnerOf(caller, file.owned, file.id))
      if (!url || !file || entry?.is !== 'member' || !mayDo(entry.membership, file.right))
        return err(notFound)
      const records = recordsOf(caller.user, { seen: takeSeenDepartments(entry.membership) })
      const of = { company: entry.company, id: file.id }
      const given = await checkHiddenFile(file.path, records, listHidden(entry.membership), of)
      if (!given.ok) return given
      return ok(await fileLinks.sign(url.pathname, url.searchParams, caller))
    },
  }))
}

type FoundFile = {
  readonly owned: Owned | 'company'
  readonly id: number
  readonly right: Right
  readonly path: string
}

/** Which file a path names; null for a path that is no file's. */
function findFileAt(api: Api, pathname: string): FoundFile | null {
  for (const { who, path, right } of api.registered) {
    if (typeof who !== 'object' || !('fileOf' in who) || right === undefined) continue
    const [before, after] = path.split('{id}')
    if (before === undefined || after === undefined) continue
    if (!pathname.startsWith(before) || !pathname.endsWith(after)) continue
    const id = readId(pathname.slice(before.length, pathname.length - after.length))
    if (id !== null) return { owned: who.fileOf, id, right, path }
  }
  return null
}
