import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import type { InspectorOrder, InspectorOrderId } from './inspector-orders/inspector-order.ts'
import type { Measure, MeasureId, MeasureOrigin } from './measure.ts'

type OfCompany = { readonly companyId: CompanyId }

/** Locks the measure; null where the company has none such. */
export type LockMeasure = Question<'measure', OfCompany & { readonly id: MeasureId }, Measure | null>
export const lockMeasure = question<LockMeasure>('measure')

/** Locks the order; null where the company has none such. */
export type LockInspectorOrder = Question<
  'inspector-order',
  OfCompany & { readonly id: InspectorOrderId },
  InspectorOrder | null
>
export const lockInspectorOrder = question<LockInspectorOrder>('inspector-order')

/** What has measures of its own, few enough to be read at once. */
export type BoundedOrigin = Exclude<MeasureOrigin, { readonly is: 'plan' }>

/** The measures of an origin, removed ones too, whatever the point. Whoever asks has locked the incident or the order. */
export type MeasuresOf = Question<
  'measures-of',
  OfCompany & { readonly origin: BoundedOrigin },
  readonly Measure[]
>
export const measuresOf = question<MeasuresOf>('measures-of')

/** The ids that new measures get, ascending; given to no others. */
export type NewMeasureIds = Question<
  'new-measure-ids',
  OfCompany & { readonly count: number },
  readonly MeasureId[]
>
export const newMeasureIds = question<NewMeasureIds>('new-measure-ids')

export type NewInspectorOrderId = Question<'new-inspector-order-id', OfCompany, InspectorOrderId>
export const newInspectorOrderId = question<NewInspectorOrderId>('new-inspector-order-id')

export type MeasureQuestion =
  | LockMeasure
  | LockInspectorOrder
  | MeasuresOf
  | NewMeasureIds
  | NewInspectorOrderId

export type MeasureWrite =
  | Write<'new-inspector-orders', InspectorOrder>
  | Write<'changed-inspector-orders', InspectorOrder>
  | Write<'new-measures', Measure>
  | Write<'changed-measures', Measure>
