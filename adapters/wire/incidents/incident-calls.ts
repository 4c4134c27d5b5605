import { addresseeCodes } from '@osh/core/incidents/addressees/addressee.ts'
import { type IncidentFilter, incidentStates } from '@osh/core/incidents/incident-repository.ts'
import { changeCodes, incidentCodes, noteCodes } from '@osh/core/incidents/reading/refusal-codes.ts'
import { degrees } from '@osh/core/norms/accidents/degree.ts'
import { readObject } from '@osh/core/shared/input/field-reader.ts'
import type { PageQuery } from '@osh/core/shared/page.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { lineCodes, parseText } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { all, list, newOne, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, detailsOfOne, patchOf } from '../contract/command-input.ts'
import { byId, ofCompany, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { addressee, addresseeGiven } from './addressee-wire.ts'
import { chronologyOf } from './chronology-wire.ts'
import { incidentChangesGiven, incidentGiven, incidentNames as names, noteGiven } from './incident-given.ts'
import { incident } from './incident-wire.ts'
import { lacksOf } from './lack-wire.ts'
import { plan } from './plan-wire.ts'
import { wordOf } from './word-of.ts'

const filters = {
  search: (value: unknown) => parseText(value, { max: 200, required: false }),
  state: wordOf(incidentStates),
  degree: wordOf(degrees),
}

const ADDRESSEES = '/api/incident-addressees'

/** Accidents and their investigations. */
export const incidentCalls = {
  listPage: query({
    path: '/api/incidents',
    who: 'member',
    right: 'see-records',
    input: withQuery({
      parameters: {
        ...pageQuery,
        search: { schema: z.string() },
        state: { schema: z.enum(incidentStates) },
        degree: { schema: z.enum(degrees) },
      },
      read: (given) => {
        const filter = readObject(given, filters)
        if (!filter.ok) return filter
        const asked = readPage(given)
        return asked.ok ? ok<IncidentFilter & PageQuery>({ ...filter.value, ...asked.value }) : asked
      },
      write: ({ page, limit, search, state, degree }: IncidentFilter & PageQuery) => ({
        ...writePageParams({ page, limit }),
        ...(search && { search }),
        ...(state && { state }),
        ...(degree && { degree }),
      }),
    }),
    answer: page(incident),
    refuses: ['choice/unknown', ...lineCodes, ...pageCodes],
  }),
  record: call({
    path: '/api/incidents',
    who: 'member',
    right: 'change',
    input: detailsInCompany({ fields: incidentGiven, names }),
    answer: newOne(incident),
    refuses: incidentCodes,
  }),
  get: call({
    method: 'get',
    path: '/api/incidents/{id}',
    who: { ownerOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: one(incident),
    refuses: ['not-found'],
  }),
  plan: call({
    method: 'get',
    path: '/api/incidents/{id}/plan',
    who: { ownerOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: one(plan),
    refuses: ['not-found'],
  }),
  readLacks: call({
    method: 'get',
    path: '/api/incidents/{id}/lacks',
    who: { ownerOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: one(all(lacksOf)),
    refuses: ['not-found'],
  }),
  readChronology: call({
    method: 'get',
    path: '/api/incidents/{id}/chronology',
    who: { ownerOf: 'incident' },
    right: 'see-records',
    input: byId<'incident'>(),
    answer: one(chronologyOf(names)),
    refuses: ['not-found'],
  }),
  listAddressees: query({
    path: ADDRESSEES,
    who: 'member',
    right: 'see-records',
    input: ofCompany,
    answer: list(addressee),
    refuses: [],
  }),
  keepAddressee: call({
    path: ADDRESSEES,
    who: 'member',
    right: 'change',
    input: detailsInCompany({ fields: addresseeGiven }),
    answer: newOne(addressee),
    refuses: addresseeCodes,
  }),
  change: call({
    method: 'patch',
    path: '/api/incidents/{id}',
    who: { ownerOf: 'incident' },
    right: 'change',
    keyed: true,
    input: patchOf<'incident'>({ fields: incidentChangesGiven, names }),
    answer: one(incident),
    refuses: [...changeCodes, 'not-found', 'stale'],
  }),
  addNote: call({
    path: '/api/incidents/{id}/notes',
    who: { ownerOf: 'incident' },
    right: 'change',
    input: detailsOfOne<'incident'>({ fields: noteGiven }),
    answer: newOne(incident),
    refuses: [...noteCodes, 'not-found'],
  }),
}
