import { type AdmissionOrder, admissionTemplates, readOrder } from '@osh/core/admission/admission-order.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { type Kysely, sql } from 'kysely'
import { readDocument } from '../documents/document-columns.ts'
import type { DocumentRow } from '../documents/document-tables.ts'
import type { Schema } from '../schema.ts'

type OrderRow = DocumentRow & { readonly day: string | null }

/** Every order of the company that suspends or readmits and was not annulled, once for each employee that it names. */
export async function listAdmissionOrders(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
): Promise<readonly AdmissionOrder[]> {
  const { rows } = await sql<OrderRow>`
    select d.*, s.answers ->> 'day' as day
    from documents d
      left join document_sources s on s.company_id = d.company_id and s.document_id = d.id
    where d.company_id = ${companyId} and d.template_id = any(${[...admissionTemplates]})
      and d.annulled_at is null
    order by d.id`.execute(kysely)
  return rows.flatMap((row) => {
    const { id, templateId, number, date, files, employees } = readDocument(row)
    const document = { id, number, date, hasPdf: files.pdf !== null }
    return employees.flatMap(
      (employee) => readOrder({ employeeId: employee.id, templateId, document, day: row.day }) ?? [],
    )
  })
}
