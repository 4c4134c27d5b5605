import { microtraumaStates } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaFilter } from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { becomeAccidentCodes, recordCodes, reviewCodes } from '@osh/core/incidents/reading/refusal-codes.ts'
import { dayCodes, parseDay } from '@osh/core/shared/dates/parse-day.ts'
import { optional, readObject } from '@osh/core/shared/input/field-reader.ts'
import type { PageQuery } from '@osh/core/shared/page.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { lineCodes, parseText } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { newOne, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, detailsOfOne, ofOne, patchOf } from '../contract/command-input.ts'
import { byId, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { day, givenText } from '../wire-format.ts'
import { chronologyOf } from './chronology-wire.ts'
import { incident } from './incident-wire.ts'
import {
  accidentGiven,
  microtrauma,
  microtraumaChangesGiven,
  microtraumaGiven,
  microtraumaNames as names,
} from './microtrauma-wire.ts'
import { wordOf } from './word-of.ts'

const filters = {
  search: (value: unknown) => parseText(value, { max: 200, required: false }),
  state: wordOf(microtraumaStates),
  from: optional(parseDay),
  to: optional(parseDay),
}

/** Microtraumas and their reviews. */
export const microtraumaCalls = {
  listPage: query({
    path: '/api/microtraumas',
    who: 'member',
    right: 'see-records',
    input: withQuery({
      parameters: {
        ...pageQuery,
        search: { schema: z.string() },
        state: { schema: z.enum(microtraumaStates) },
        from: { schema: day },
        to: { schema: day },
      },
      read: (given) => {
        const filter = readObject(given, filters)
        if (!filter.ok) return filter
        const asked = readPage(given)
        return asked.ok ? ok<MicrotraumaFilter & PageQuery>({ ...filter.value, ...asked.value }) : asked
      },
      write: ({ page, limit, search, state, from, to }: MicrotraumaFilter & PageQuery) => ({
        ...writePageParams({ page, limit }),
        ...(search && { search }),
        ...(state && { state }),
        ...(from && { from }),
        ...(to && { to }),
      }),
    }),
    answer: page(microtrauma),
    refuses: ['choice/unknown', ...dayCodes, ...lineCodes, ...pageCodes],
  }),
  record: call({
    path: '/api/microtraumas',
    who: 'member',
    right: 'change',
    input: detailsInCompany({ fields: microtraumaGiven }),
    answer: newOne(microtrauma),
    refuses: [...recordCodes, 'microtrauma/recorded-already'],
  }),
  get: call({
    method: 'get',
    path: '/api/microtraumas/{id}',
    who: { ownerOf: 'microtrauma' },
    right: 'see-records',
    input: byId<'microtrauma'>(),
    answer: one(microtrauma),
    refuses: ['not-found'],
  }),
  readChronology: call({
    method: 'get',
    path: '/api/microtraumas/{id}/chronology',
    who: { ownerOf: 'microtrauma' },
    right: 'see-records',
    input: byId<'microtrauma'>(),
    answer: one(chronologyOf({})),
    refuses: ['not-found'],
  }),
  change: call({
    method: 'patch',
    path: '/api/microtraumas/{id}',
    who: { ownerOf: 'microtrauma' },
    right: 'change',
    input: patchOf<'microtrauma'>({ fields: microtraumaChangesGiven, names }),
    answer: one(microtrauma),
    refuses: [...recordCodes, ...reviewCodes, 'microtrauma/closed', 'not-found'],
  }),
  annul: call({
    path: '/api/microtraumas/{id}/annulment',
    who: { ownerOf: 'microtrauma' },
    right: 'change',
    input: ofOne<'microtrauma', { readonly reason: unknown }>({ fields: z.object({ reason: givenText }) }),
    answer: one(microtrauma),
    refuses: [...lineCodes, 'reason/required', 'microtrauma/closed', 'not-found'],
  }),
  becomeAccident: call({
    path: '/api/microtraumas/{id}/accident',
    who: { ownerOf: 'microtrauma' },
    right: 'change',
    input: detailsOfOne<'microtrauma'>({ fields: accidentGiven }),
    answer: newOne(incident),
    refuses: [...becomeAccidentCodes, 'not-found'],
  }),
}
