import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { CatalogueQuery } from '@osh/core/documents/library/template-catalogue.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { cutText } from '@osh/core/shared/texts/cut.ts'
import * as z from 'zod/mini'
import type { InputCodec } from '../contract/input.ts'
import { flat, thing } from '../contract/thing.ts'
import type { OfNoOne } from '../contract/who.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { type PageCode, readPage, writePageParams } from '../page-wire.ts'
import { id, idOf } from '../wire-format.ts'

const group = thing({ id, name: z.string() }, { id: 'templateGroupId', name: 'groupName' })

export const catalogueItem = thing(
  { id: idOf<TemplateId>(), title: z.string(), group: flat(group) },
  { title: 'name' },
)

/** Letters of a search that are looked at. */
const LONGEST_SEARCH = 200

/** `method(query)` */
export const searched: InputCodec<OfNoOne, [CatalogueQuery], PageCode> = {
  query: { ...pageQuery, search: { schema: z.string() }, act: { schema: z.string() } },
  read: ({ query: { search = '', act, ...given } }) => {
    const page = readPage(given)
    if (!page.ok) return page
    return ok([
      { ...page.value, search: cutText(search, LONGEST_SEARCH), ...(act === undefined ? {} : { act }) },
    ])
  },
  write: ({ search, act, ...page }) => ({
    of: {},
    query: { search, ...(act === undefined ? {} : { act }), ...writePageParams(page) },
  }),
}
