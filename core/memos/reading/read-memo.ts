import { type Section, sections } from '../../sections/section.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { optional, readFields } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { MemoDraft, MemoEdit } from '../memo-draft.ts'
import type { PlanCode } from '../refusals.ts'
import { type HeaderCode, parseMemoHeader, parseMemoHeaderChanges } from './parse-memo-header.ts'
import { type RowCode, readRows } from './read-rows.ts'

/** What the fields of a memo are refused with, once they are read too. */
export type MemoCode = HeaderCode | 'date/invalid' | RowCode | PlanCode

/**
 * Reads a memo to be formed: `section`, the fields of the header, `reportApprovalDate`, `registrationDate` and `employeesData`. Fields are named
 * as on the wire, choices among them in core's words.
 */
export function readMemoDraft(input: Input): Result<MemoDraft, FieldErrors<MemoCode | 'section/unknown'>>
export function readMemoDraft(input: Input): Result<MemoDraft, FieldErrors> {
  const section = sections.find((known) => known === input.section)
  if (!section) return err(fieldErrors({ field: 'section', code: 'section/unknown' }))
  const header = parseMemoHeader(input)
  if (!header.ok) return header
  const fields = readFields(input)
  const approved = fields.read('reportApprovalDate', optional(parseDay))
  const registered = fields.read('registrationDate', optional(parseDay))
  const rows = readRows(section, input.employeesData ?? [])
  if (!rows.ok) return rows
  return fields.finish({
    section,
    header: header.value,
    reportApprovedOn: approved,
    registeredOn: registered,
    rows: rows.value,
  })
}

/** Reads what a patch names of a memo of the section; read-only and unknown fields are not looked at. */
export function readMemoEdit(section: Section, patch: Input): Result<MemoEdit, FieldErrors<MemoCode>>
export function readMemoEdit(section: Section, patch: Input): Result<MemoEdit, FieldErrors> {
  const header = parseMemoHeaderChanges(patch)
  if (!header.ok) return header
  const fields = readFields(patch)
  const approval = patch.reportApprovalDate
  const approved = fields.read('reportApprovalDate', optional(parseDay))
  const registered = fields.read('registrationDate', optional(parseDay))
  const given = patch.employeesData
  const rows = given === undefined ? ok(undefined) : readRows(section, given)
  if (!rows.ok) return rows
  return fields.finish({
    header: header.value,
    ...(approval === undefined ? {} : { reportApprovedOn: approved }),
    ...(patch.registrationDate === undefined ? {} : { registeredOn: registered }),
    ...(rows.value === undefined ? {} : { rows: rows.value }),
  })
}
