import type { Numbering } from '../../companies/numbering.ts'
import type { TemplateKind } from '../library/template.ts'

/** Papers that share numbers with one: null for all of the company, else those of the kind. */
export type Series = TemplateKind | null

export const chooseSeries = (numbering: Numbering, kind: TemplateKind | null): Series =>
  numbering === 'byKind' ? kind : null

/**
 * Whether a document is in the series. One that was issued before kinds were kept is in every one: no number is given again because
 * the company has changed its way of numbering.
 */
export const isInSeries = (series: Series, { kind }: { readonly kind: TemplateKind | null }): boolean =>
  series === null || kind === null || kind === series
