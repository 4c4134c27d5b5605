/**
 * How surely a norm is known: read in the text of the act; on a page that cites it; inferred from the text where
 * it is silent; not compared with the text; or the service's own rule, no law's.
 */
export type Confidence = (typeof confidences)[number]
export const confidences = ['found', 'page', 'inferred', 'memory', 'spec'] as const

/** Whether a norm may be shown as the law's without a reservation. */
export const isConfirmed = (confidence: Confidence): boolean =>
  confidence === 'found' || confidence === 'page'
