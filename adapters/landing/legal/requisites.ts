import type { Site } from '../site.ts'

type Requisite = { readonly name: string; readonly value: string }

const UNFILLED = 'не заполнено'

/** Who offers the service, line by line; what is not filled in says so, but for a КПП, which not everyone has. */
export function listRequisites({ seller, supportEmail, supportPhone }: Site): readonly Requisite[] {
  const lines: readonly (readonly [string, string | null])[] = [
    ['Наименование', seller.name],
    ['ИНН', seller.inn],
    ...(seller.kpp === null ? [] : [['КПП', seller.kpp] as const]),
    [seller.ogrn?.length === 15 ? 'ОГРНИП' : 'ОГРН', seller.ogrn],
    ['Адрес', seller.address],
    ['E-mail', supportEmail],
    ['Телефон', supportPhone],
  ]
  return lines.map(([name, value]) => ({ name, value: value ?? UNFILLED }))
}
