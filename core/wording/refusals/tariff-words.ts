import { formatCount } from '../../shared/texts/plural.ts'
import { formatDate } from '../formats/dates.ts'
import type { SomeWords } from './words-of.ts'

/** Where another tariff is ordered. */
export const TARIFF_PLACE = 'Аккаунт → Настройки → Тариф'

/** What a company's term and tariff leave no room for. */
export const tariffWords = {
  'tariff/ended': ({ endedOn, closesOn }) =>
    closesOn !== null
      ? `Организация будет удалена ${formatDate(closesOn)}: записи можно смотреть, печатать и выгружать, но не добавлять. Отменить удаление может владелец: Аккаунт → Настройки`
      : `Срок тарифа закончился ${formatDate(endedOn)}: записи можно смотреть, печатать и выгружать, вносить даты и вести происшествия, но не добавлять. Продлите тариф: ${TARIFF_PLACE}`,
  'tariff/without-section': `В базовый тариф не входят медосмотры и СИЗ. Чтобы вести их, выберите стандартный: ${TARIFF_PLACE}`,
  'tariff/staff-full': ({ most }) =>
    `По тарифу в организации может быть не больше ${formatCount(most, ['работника', 'работников', 'работников'])}. Выберите тариф с большим числом (${TARIFF_PLACE}) или напишите в поддержку`,
} satisfies SomeWords
