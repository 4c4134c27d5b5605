import { type Section, sections } from '../../sections/section.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import type { Input } from '../../shared/input/field-reader.ts'
import { optional, readFields } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { MemoDraft, MemoEdit } from '../memo-draft.ts'
import type { MemoCode } from '../refusals.ts'
import { parseMemoHeader, parseMemoHeaderChanges } from './parse-memo-header.ts'
import { readRows } from './read-rows.ts'

/**
 * Reads a memo to be formed: `section`, the fields of the header, `reportApprovedOn`, `registeredOn` and `rows`, choices among
 * them in core's words.
 */
export function readMemoDraft(input: Input): Result<MemoDraft, FieldErrors<MemoCode | 'section/unknown'>>
export function readMemoDraft(input: Input): Result<MemoDraft, FieldErrors> {
  const section = sections.find((known) => known === input.section)
  if (!section) return err(fieldErrors({ field: 'section', code: 'section/unknown' }))
  const header = parseMemoHeader(input)
  if (!header.ok) return header
  const fields = readFields(input)
  const approved = fields.read('reportApprovedOn', optional(parseDay))
  const registered = fields.read('registeredOn', optional(parseDay))
  const rows = readRows(section, input.rows ?? [])
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
  const approval = patch.reportApprovedOn
  const approved = fields.read('reportApprovedOn', optional(parseDay))
  const registered = fields.read('registeredOn', optional(parseDay))
  const given = patch.rows
  const rows = given === undefined ? ok(undefined) : readRows(section, given)
  if (!rows.ok) return rows
  return fields.finish({
    header: header.value,
    ...(approval === undefined ? {} : { reportApprovedOn: approved }),
    ...(patch.registeredOn === undefined ? {} : { registeredOn: registered }),
    ...(rows.value === undefined ? {} : { rows: rows.value }),
  })
}
