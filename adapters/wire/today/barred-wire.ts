import { admissionFormNames } from '@osh/core/admission/admission-order.ts'
import type { Bar } from '@osh/core/admission/bar.ts'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { groundIds } from '@osh/core/norms/admission-grounds.ts'
import * as z from 'zod/mini'
import { all, codec, orNull } from '../contract/answer.ts'
import { fillPath } from '../contract/path.ts'
import { flat, thing, told } from '../contract/thing.ts'
import { DOCUMENT_FILE, decodeDocumentNumber } from '../documents/document-wire.ts'
import { deadline } from '../obligations/deadline-wire.ts'
import { day, idOf } from '../wire-format.ts'

/** `law` is the point as people read it, `reason` what it says; both follow from `ground`. */
const bar = thing(
  {
    is: z.enum(['overdue', 'failed', 'notDone']),
    ground: z.enum(groundIds),
    ...{ law: told(z.string()), reason: told(z.string()) },
    since: z.nullable(day),
    duty: deadline,
  },
  { is: 'kind', duty: 'obligation' },
)

const document = thing(
  {
    id: idOf<DocumentId>(),
    number: codec(z.string(), { encode: printDocumentNumber, decode: decodeDocumentNumber }),
    date: day,
    url: told(z.string()),
    hasPdf: z.boolean(),
  },
  { id: 'documentId', number: 'documentNumber', date: 'documentDate' },
)

const order = thing({
  form: z.enum(admissionFormNames),
  effect: z.enum(['suspends', 'paysDowntime']),
  from: day,
  document: flat(document),
})

/** `settled`: what the orders suspend for was passed since. `held`: the order covers all that is lacking. `next`: `slug` of the form to issue next. */
const barred = thing(
  {
    employeeId: idOf<EmployeeId>(),
    fullName: z.string(),
    personnelNumber: z.nullable(z.string()),
    birthDate: day,
    department: z.string(),
    position: z.string(),
    since: z.nullable(day),
    bars: all(bar),
    settled: z.boolean(),
    order: orNull(order),
    held: z.boolean(),
    next: z.nullable(z.enum(admissionFormNames)),
  },
  { fullName: 'fullname', bars: 'reasons' },
)

/** A reason with its words, which the server alone has: the page finds them by `ground`. */
export type WordedBar = Bar & { readonly law: string; readonly reason: string }
export type WordedBarred = Omit<BarredEmployee, 'bars'> & { readonly bars: readonly WordedBar[] }

export const barredEmployee = codec(barred.json, {
  encode: ({ order, ...one }: WordedBarred) =>
    barred.encode({ ...one, order: order && { ...order, document: withAddress(order.document) } }),
  decode: (json): BarredEmployee => {
    const { order, ...one } = barred.toCore(json)
    return { ...one, order: order && { ...order, employeeId: one.employeeId } }
  },
})

const withAddress = <T extends { readonly id: DocumentId }>(one: T) => ({
  ...one,
  url: fillPath(DOCUMENT_FILE, { id: one.id }),
})
