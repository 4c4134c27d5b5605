import { admissionFormNames } from '@osh/core/admission/admission-order.ts'
import type { Bar } from '@osh/core/admission/bar.ts'
import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { Suspension } from '@osh/core/admission/suspension.ts'
import type { DocumentId } from '@osh/core/documents/document.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { groundIds } from '@osh/core/norms/admission-grounds.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { fillPath } from '../contract/path.ts'
import { DOCUMENT_FILE, decodeDocumentNumber } from '../documents/document-wire.ts'
import { deadline } from '../obligations/deadline-wire.ts'
import { day, id } from '../wire-format.ts'

/** `law` is the point as people read it, `reason` what it says; both follow from `ground`. */
const barJson = z.object({
  kind: z.enum(['overdue', 'failed', 'notDone']),
  ground: z.enum(groundIds),
  law: z.string(),
  reason: z.string(),
  since: z.nullable(day),
  obligation: deadline.json,
})

const orderJson = z.object({
  form: z.enum(admissionFormNames),
  effect: z.enum(['suspends', 'paysDowntime']),
  from: day,
  documentId: id,
  documentNumber: z.string(),
  documentDate: day,
  url: z.string(),
  hasPdf: z.boolean(),
})

/** `settled`: what the orders suspend for was passed since. `held`: the order covers all that is lacking. `next`: `slug` of the form to issue next. */
const barredJson = z.object({
  employeeId: id,
  fullname: z.string(),
  department: z.string(),
  position: z.string(),
  since: z.nullable(day),
  reasons: z.array(barJson),
  settled: z.boolean(),
  order: z.nullable(orderJson),
  held: z.boolean(),
  next: z.nullable(z.enum(admissionFormNames)),
})

/** A reason with its words, which the server alone has: the page finds them by `ground`. */
export type WordedBar = Bar & { readonly law: string; readonly reason: string }
export type WordedBarred = Omit<BarredEmployee, 'bars'> & { readonly bars: readonly WordedBar[] }

export const barredEmployee = codec(barredJson, {
  encode: ({ bars, order, fullName, ...barred }: WordedBarred) => ({
    ...barred,
    fullname: fullName,
    reasons: bars.map(encodeBar),
    order: order && encodeOrder(order),
  }),
  decode: ({ reasons, order, fullname, ...json }): BarredEmployee => ({
    ...json,
    employeeId: json.employeeId as EmployeeId,
    fullName: fullname,
    since: json.since,
    bars: reasons.map(
      ({ kind, ground, since, obligation }): Bar => ({
        is: kind,
        ground,
        since,
        duty: deadline.decode(obligation),
      }),
    ),
    order: order && decodeOrder(order, json.employeeId as EmployeeId),
  }),
})

const encodeBar = ({ is, ground, since, duty, law, reason }: WordedBar): z.infer<typeof barJson> => ({
  kind: is,
  ground,
  law,
  reason,
  since,
  obligation: deadline.encode(duty),
})

const encodeOrder = ({ form, effect, from, document }: Suspension): z.infer<typeof orderJson> => ({
  form,
  effect,
  from,
  documentId: document.id,
  documentNumber: printDocumentNumber(document.number),
  documentDate: document.date,
  url: fillPath(DOCUMENT_FILE, { id: document.id }),
  hasPdf: document.hasPdf,
})

function decodeOrder(json: z.infer<typeof orderJson>, employeeId: EmployeeId): Suspension {
  return {
    employeeId,
    form: json.form,
    effect: json.effect,
    from: json.from,
    document: {
      id: json.documentId as DocumentId,
      number: decodeDocumentNumber(json.documentNumber),
      date: json.documentDate,
      hasPdf: json.hasPdf,
    },
  }
}
