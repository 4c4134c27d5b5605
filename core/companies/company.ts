import type { CompanyId } from '../shared/identity.ts'
import type { ActivityId, CompanyDetails } from './company-fields.ts'
import { isPersonal } from './requisites/inn.ts'

export type { ActivityId, CompanyDetails, CompanyId }

/** A company's kind of activity (направление деятельности), from the shipped list. */
export type Activity = { readonly id: ActivityId; readonly name: string }

/**
 * The tenant (организация): all data belongs to one. `version` grows with each change. An example («Пример») is invented, apart
 * from the person's own companies, and can be removed.
 */
export type Company = CompanyDetails & {
  readonly id: CompanyId
  readonly version: number
  readonly example?: true
}

/** What the company is called in a line: its short name, the whole one where it has none. */
export const nameCompanyShort = ({ name, shortName }: Pick<CompanyDetails, 'name' | 'shortName'>): string =>
  shortName ?? name

/** What the director signs as while no one has said the position. */
export const nameHeadPost = ({
  inn,
  directorPosition,
}: Pick<CompanyDetails, 'inn' | 'directorPosition'>): string =>
  directorPosition ?? (isPersonal(inn) ? 'Индивидуальный предприниматель' : 'Руководитель организации')

export const DEFAULT_TIME_ZONE = 'Europe/Moscow'
