import type { SomeWords } from '../words-of.ts'

/** Memos. */
export const memoWords = {
  'memo/assessed-by-report': 'Укажите дату утверждения отчёта: она одна на все строки',
  'memo/not-registered': 'Дата внесения в ФГИС СОУТ бывает только у СОУТ. Уберите её',
  'memo/wrong-result': 'Выберите итог, который бывает в этом разделе',
  'memo/outcome-hidden':
    'Итог этой строки от вас скрыт и уже введён: его меняет тот, кому открыты медицинские сведения',
  'memo/hidden-row-removed':
    'У убранной строки уже есть итог, который от вас скрыт. Убирает её тот, кому открыты медицинские сведения: нажмите «Отмена» и сохраните остальное заново',
  'memo/no-rows': 'Выберите необходимые строки',
  'memo/row-doubled': 'Строка добавлена дважды. Оставьте одну',
  'memo/wrong-section': 'В служебную записку входят строки одного раздела. Уберите остальные',
  'memo/events-mixed': 'Выдача и возврат СИЗ оформляются разными служебными записками. Выберите что-то одно',
  'memo/obligation-removed': 'Обязательство одной из строк удалено. Уберите эту строку',
  'memo/canceled': 'Служебная записка отменена и не редактируется. Сформируйте новую',
  'memo/has-results': 'В служебной записке уже есть результаты. Снимите сначала даты прохождения или итоги',
  'memo/rows-taken': ({ rows }) => describeTaken(rows),
} satisfies SomeWords

/** How many people a message names before it only counts the rest. */
const NAMED = 5

function describeTaken(rows: readonly { readonly fullName: string; readonly memoNumber: number }[]): string {
  const named = rows.slice(0, NAMED).map(({ fullName, memoNumber }) => `${fullName} — № ${memoNumber}`)
  const rest = rows.length > NAMED ? ` и ещё ${rows.length - NAMED}` : ''
  return `Уже стоят в других служебных записках: ${named.join(', ')}${rest}. Уберите эти строки и повторите`
}
