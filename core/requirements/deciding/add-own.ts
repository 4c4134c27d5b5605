import { command, type Decision } from '../../commands/command.ts'
import { todayOf } from '../../companies/company-facts.ts'
import type { Periodicity } from '../../deadlines/periodicity.ts'
import { parseRegisterPeriodicity } from '../../obligations/reading/parse-obligation.ts'
import { readSubject } from '../../obligations/reading/parse-subject.ts'
import type { Subject } from '../../obligations/subject.ts'
import { sections } from '../../sections/section.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type Input, readFields, readObject } from '../../shared/input/field-reader.ts'
import {
  type FieldErrors,
  fieldErrors,
  joinRefusals,
  type NotFound,
  notFound,
} from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { placeParsers } from '../posts/read-place.ts'
import { parseBasis } from '../posts/read-profile.ts'
import type { OwnCode } from '../refusal-codes.ts'
import { lockPost, newRequirementIds, type RequirementWrite } from '../requirement-facts.ts'
import { keySubject } from '../subject-key.ts'
import { makeRequirement, writeDecided } from './decide-post.ts'
import { findDecided, mayRequire } from './offered.ts'

/** `positionId`, `departmentId`, `section` with its own fields as `readSubject` reads them, `periodicity`, `basis`. */
type Asked = { readonly companyId: CompanyId; readonly details: Input }

/** Adds what the organisation has decided of itself (решение организации), which no act asks for. */
export const addOwn = command({
  name: 'requirements/add-own',
  *gather({ companyId, details }: Asked) {
    const place = readObject(details, { ...placeParsers, basis: parseBasis })
    const draft = readRequested(details)
    if (!place.ok || !draft.ok) return err(joinRefusals<OwnCode>(place, draft))
    const { basis, ...post } = place.value
    const known = yield* lockPost({ companyId, post })
    if (!mayRequire(known, post)) return err(notFound)
    const before = findDecided(known, keySubject(draft.value.subject))
    if (before?.decision.kind === 'accepted') return err(there)
    const [id] = before ? [before.id] : yield* newRequirementIds({ companyId, count: 1 })
    const requested = { ...draft.value, ruleId: null, citation: null }
    return ok({ companyId, post, id, requested, before, basis, today: yield* todayOf({ companyId }) })
  },
  decide(
    { basis, ...decided },
    _,
    signed,
  ): Result<Decision<null, RequirementWrite>, FieldErrors<OwnCode> | NotFound> {
    const after = makeRequirement(decided, { kind: 'accepted', instead: null, basis }, signed)
    return ok({ ...writeDecided([{ before: decided.before, after }]), answer: null })
  },
})

const there = fieldErrors({ field: 'section', code: 'requirement/there' })

type OwnRequested = { readonly subject: Subject; readonly periodicity: Periodicity }

function readRequested(details: Input): Result<OwnRequested, FieldErrors<OwnCode>>
function readRequested(details: Input): Result<OwnRequested, FieldErrors> {
  const section = sections.find((known) => known === details.section)
  if (section === undefined) return err(fieldErrors({ field: 'section', code: 'section/unknown' }))
  const fields = readFields(details)
  const subject = readSubject(section, fields)
  const periodicity = fields.read('periodicity', parseRegisterPeriodicity)
  return fields.finish({ subject, periodicity })
}
