import type { Role } from '@osh/core/norms/responsibilities.ts'
import type { HeldRoleGroup } from '@osh/core/responsibilities/held-role.ts'
import type { HeldResponsibility } from '@osh/core/responsibilities/responsibility.ts'
import { describeLacking } from '@osh/core/wording/lacking-training.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'
import { responsibleTexts as texts } from './texts.ts'

/** A role with one of its holders; null where no one holds it. */
type Line = { readonly group: string; readonly role: Role; readonly holder: HeldResponsibility | null }

const { heads, fileHeads } = texts

const columns: readonly Column<Line>[] = [
  { head: fileHeads.group, text: ({ group }) => group },
  { head: heads.role, text: ({ role }) => role.name },
  { head: fileHeads.basis, text: ({ role }) => role.legalBasis },
  {
    head: heads.name,
    text: ({ holder }) =>
      holder && [holder.employeeFullName, ...(holder.dismissed ? [texts.dismissed] : [])].join(', '),
  },
  { head: heads.education, text: ({ role }) => role.education },
  { head: fileHeads.months, number: ({ role }) => role.periodicityMonths },
  {
    head: fileHeads.lacks,
    text: ({ holder }) =>
      holder && holder.lacks.length > 0 && !holder.dismissed ? describeLacking(holder.lacks) : null,
  },
  { head: fileHeads.number, text: ({ holder }) => takeOrder(holder)?.number ?? null },
  { head: fileHeads.date, day: ({ holder }) => takeOrder(holder)?.date ?? null },
]

const takeOrder = (holder: HeldResponsibility | null) =>
  holder?.orderLink.kind === 'order' ? holder.orderLink : null

/** The roles that are shown, a line for each holder. */
export const makeResponsibleFile = (groups: readonly HeldRoleGroup[]): TableFile =>
  makeTableFile(
    texts.title,
    columns,
    groups.flatMap(({ name: group, roles }) =>
      roles.flatMap(({ role, holders }) =>
        (holders.length === 0 ? [null] : holders).map((holder): Line => ({ group, role, holder })),
      ),
    ),
  )
