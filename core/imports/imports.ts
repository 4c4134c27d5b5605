import type { CommandsOf } from '../commands/command.ts'
import { countReturned, listMoves } from '../employees/employee-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { ErrorOf, Result } from '../shared/results/result.ts'
import { guardHiringMany } from '../tariffs/adding.ts'
import { holdToOffices } from '../tariffs/workplaces.ts'
import type { ImportField } from './import-field.ts'
import { load } from './load.ts'
import type { SheetCode } from './refusal-codes.ts'
import type { Sheet } from './sheet.ts'
import type { ImportId, LeftRow, StaffImport } from './staff-import.ts'
import { undo } from './undo.ts'

/** What a person can do about staff files. */
export const importCommands = {
  load: holdToOffices(
    guardHiringMany(
      load,
      (writes) =>
        writes.reduce((sum, write) => {
          if (write.kind === 'new-employees') return sum + write.rows.length
          return write.kind === 'changed-employees' ? sum + countReturned(write.rows) : sum
        }, 0),
      (writes) =>
        writes.flatMap((write) =>
          write.kind === 'given-obligations'
            ? write.rows.map(({ obligation }) => obligation.subject.section)
            : [],
        ),
    ),
    (writes) =>
      writes.flatMap((write) =>
        write.kind === 'new-employees' || write.kind === 'changed-employees' ? listMoves(write) : [],
      ),
  ),
  undo,
}

/** Rows that were not loaded, with the fields that their values are of. */
export type LeftRows = { readonly fields: readonly ImportField[]; readonly rows: readonly LeftRow[] }

export interface ImportQueries {
  /** The latest first, 100 at most. */
  list(companyId: CompanyId): Promise<readonly StaffImport[]>
  /** Null for one that the company has not; of one whose rows were forgotten there are none. */
  readLeft(companyId: CompanyId, id: ImportId): Promise<LeftRows | null>
}
export const IMPORTS_TOLD = 100

/** Imports as they are stored. */
export type Imports = ImportQueries & CommandsOf<typeof importCommands>

/** A row that was not loaded, and in words why. */
export type ToldLeftRow = { readonly line: number; readonly values: readonly string[]; readonly why: string }
export type ToldLeft = { readonly fields: readonly ImportField[]; readonly rows: readonly ToldLeftRow[] }

type Asked = { readonly companyId: CompanyId; readonly details: Input }

/** Port: staff files as a page brings them in. Nothing is kept of a file that is only read. */
export interface ImportDesk {
  read(
    companyId: CompanyId,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ): Promise<Result<readonly Sheet[], FieldErrors<SheetCode>>>
  list(companyId: CompanyId): Promise<readonly StaffImport[]>
  listLeft(companyId: CompanyId, id: ImportId): Promise<ToldLeft>
  load(asked: Asked): Promise<Result<StaffImport, ErrorOf<Imports['load']>>>
  undo(asked: Asked): Promise<Result<StaffImport, ErrorOf<Imports['undo']>>>
}
