import type { PersonalFiles } from '@osh/core/personal-data/collect-personal-data.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import {
  accountDataCalls,
  companyArchiveCalls,
  personalDataCalls,
} from '#adapters/wire/erasure/personal-data-calls.ts'
import { addressFor } from '../browser-files/address-for.ts'
import { makeClient } from './client-of.ts'
import type { MakeLinks } from './file-links.ts'
import type { HttpClient } from './session/http-client.ts'

/** A signed link names something of a company; what is kept of the person who asks comes with their own request. */
export function makeHttpPersonalFiles(client: HttpClient, links: MakeLinks): PersonalFiles {
  const { own } = makeClient(client, accountDataCalls)
  return {
    makeLink: links(personalDataCalls).export,
    makeCompanyLink: async (companyId) => {
      const link = await links(companyArchiveCalls).download(companyId)
      if (!link.ok) return link
      // What a link to save leads to can tell no one that it fails.
      const { ok: isThere, status } = await fetch(link.value, { method: 'HEAD' })
      if (!isThere) throw new Unavailable(status)
      return link
    },
    makeOwnLink: async () => ok(addressFor(await own())),
  }
}
