import type { Wrong } from '../../../shared/results/refusals.ts'
import { formatPieces } from '../../ppe.ts'
import type { SomeWords } from '../words-of.ts'

/** Obligations, completions and PPE. */
export const obligationWords = {
  'registration/before-approval':
    'Дата внесения в ФГИС СОУТ не бывает раньше даты утверждения отчёта. Проверьте обе даты',
  'factor/required': 'Выберите пункт приказа № 29н',
  'factor/not-selectable': 'Выберите из списка пункт приказа № 29н, у которого есть срок осмотра',
  'quantity/invalid': 'Укажите количество: целое число от 1 до 9999',
  'periodicity/required': 'Укажите периодичность',
  'periodicity/unrecognised':
    'Укажите периодичность одним из способов: «разово», «бессрочно», «до износа», «1 год», «1,5 года», «5 лет», «6 месяцев»',
  'obligation/date-or-deadline': 'Укажите дату прохождения или срок: от чего считать следующий',
  'obligation/section-fixed': 'Раздел не меняется. Удалите обязательство и создайте его в другом разделе',
  'completion/wrong-result': 'Выберите результат, который бывает в этом разделе',
  'completion/not-assessed':
    '«Не проводилось» — не результат, даты у него нет. Выберите класс или уровень, а если оценки ещё не было, уберите дату и укажите срок',
  'rule/unknown': 'Выберите норму из списка',
  'section/unknown': 'Выберите раздел из списка',
  'completion/entered-by-memo': 'Эта дата внесена служебной запиской. Уберите её в самой записке',
  'quantity/more-than-held': (_, error) => wordMoreThanHeld(error),
  'obligation/in-active-memo': ({ memoNumber }) =>
    `Обязательство стоит в служебной записке № ${memoNumber}. Исполните или отмените её, затем повторите`,
  'ppe/more-than-held': ({ ppe }) =>
    `«${ppe}»: возвращается больше, чем у работника на руках в тех же единицах. Уменьшите количество, выберите единицы, в которых выдано, или внесите выдачу`,
  'ppe/issuance-has-returns': ({ ppe }) =>
    `«${ppe}»: часть выданного уже возвращена. Снимите сначала возврат, потом выдачу`,
} satisfies SomeWords

/** How many people a message names before it only counts the rest. */
const NAMED = 5

/** Of a return that asks for more than there is. */
function wordMoreThanHeld({ held, unit, who }: Extract<Wrong, { readonly unit: unknown }>): string {
  const pieces = formatPieces(held, unit)
  if (who.length > 0) {
    const rest = who.length > NAMED ? ` и ещё ${who.length - NAMED}` : ''
    return `На руках меньше, самое малое ${pieces}: ${who.slice(0, NAMED).join(', ')}${rest}. Уменьшите количество или уберите этих работников`
  }
  return held === 0
    ? 'На руках у работника этого СИЗ нет. Выберите выданное или внесите сначала выдачу'
    : `На руках у работника ${withoutStop(pieces)}. Укажите не больше и в тех же единицах`
}

/** «шт.» ends with a full stop of its own. */
const withoutStop = (pieces: string): string => pieces.replace(/\.$/u, '')
