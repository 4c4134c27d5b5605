import type { LoginRefusal, RefreshRefused } from '../../auth/account.ts'
import type { RotationRefused } from '../../auth/sessions.ts'
import type { KeyTaken } from '../../commands/attempt.ts'
import type { LookupRefusal, TooManyVisitors } from '../../companies/company-directory.ts'
import type { DepartmentInUse } from '../../departments/remove.ts'
import type { EmployeeInUse } from '../../employees/remove.ts'
import type { OwnsCompanies } from '../../erasure/erase-account.ts'
import type { NotOwner } from '../../erasure/erase-company.ts'
import type { EmployeeKept } from '../../erasure/erase-employee.ts'
import type { MemoRefusal } from '../../memos/refusals.ts'
import type { EnteredByMemo, InActiveMemo } from '../../obligations/refusals.ts'
import type { PositionInUse } from '../../positions/remove.ts'
import type { AnnulledAlready, FieldErrors, NotFound, Stale } from '../../shared/results/refusals.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import { describeErrorOf } from './errors.ts'
import { fieldLabel } from './fields.ts'

/** Every refusal that core knows. */
export type Refusal =
  | FieldErrors
  | NotFound
  | Stale
  | LoginRefusal
  | RefreshRefused
  | RotationRefused
  | LookupRefusal
  | MemoRefusal
  | InActiveMemo
  | EnteredByMemo
  | EmployeeInUse
  | DepartmentInUse
  | PositionInUse
  | AnnulledAlready
  | TooManyVisitors
  | KeyTaken
  | EmployeeKept
  | NotOwner
  | OwnsCompanies

/**
 * What happened and what to do, in one or two sentences; field errors one `field: message` a line, as on the wire.
 *
 * @param tradeNames what the trade calls the fields that are named otherwise here
 */
export function describeRefusal(refusal: Refusal, tradeNames: Readonly<Record<string, string>> = {}): string {
  switch (refusal.code) {
    case 'fields':
      return refusal.errors
        .map((error) => {
          const label = fieldLabel(tradeNames[error.field] ?? error.field)
          return `${error.field}: ${describeErrorOf(label, error)}`
        })
        .join('\n')
    case 'memo/rows-taken':
      return describeTaken(refusal.rows)
    case 'obligation/in-active-memo':
      return `Обязательство стоит в служебной записке № ${refusal.memoNumber}. Исполните или отмените её, затем повторите`
    case 'ppe/more-than-held':
      return `«${refusal.ppe}»: возвращается больше, чем у работника на руках. Уменьшите количество или внесите выдачу`
    case 'ppe/issuance-has-returns':
      return `«${refusal.ppe}»: часть выданного уже возвращена. Снимите сначала возврат, потом выдачу`
    case 'employee/in-memo':
      return `Работник есть в служебной записке № ${refusal.memoNumber}. ${DISMISS}`
    case 'employee/in-document':
      return `Работник назван в документе № ${refusal.documentNumber}. ${DISMISS}`
    case 'department/has-employees':
      return `В отделе числятся: ${people(refusal)}. Переведите их в другой отдел, затем удалите этот`
    case 'position/held':
      return `Должность занимают: ${people(refusal)}. Укажите им другую должность, затем удалите эту`
    case 'auth/too-many-attempts':
      return `Слишком много попыток входа. Повторите ${describeWait(refusal.seconds)}`
    case 'visitors/too-many':
      return `Слишком много заявок с вашего адреса. Повторите ${describeWait(refusal.seconds)}`
    case 'erasure/memo-active':
      return `Работник записан в служебной записке № ${refusal.memoNumber}, которая ещё не исполнена. Завершите или отмените её, затем удалите сведения`
    case 'erasure/kept-by-law':
      return 'Удалить сведения ещё нельзя: закон обязывает их хранить'
    case 'erasure/owns-companies':
      return `Сначала удалите свои организации: ${refusal.names.join(', ')}. Без вас к ним не будет доступа ни у кого`
    default:
      return plain[refusal.code]
  }
}

type PlainCode = Exclude<
  Refusal['code'],
  | 'fields'
  | 'auth/too-many-attempts'
  | 'visitors/too-many'
  | 'memo/rows-taken'
  | 'obligation/in-active-memo'
  | 'ppe/more-than-held'
  | 'ppe/issuance-has-returns'
  | 'employee/in-memo'
  | 'employee/in-document'
  | 'department/has-employees'
  | 'position/held'
  | 'erasure/memo-active'
  | 'erasure/kept-by-law'
  | 'erasure/owns-companies'
>

/** How long to wait, in whole minutes: «через минуту», «через 15 минут», «через час». */
export function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes >= 60) return 'через час'
  return minutes <= 1 ? 'через минуту' : `через ${formatCount(minutes, ['минуту', 'минуты', 'минут'])}`
}

const DISMISS = 'Увольте его вместо удаления: история сохранится'

const people = ({ fullName, count }: { readonly fullName: string; readonly count: number }): string =>
  count > 1 ? `${fullName} и ещё ${count - 1}` : fullName

const plain: Readonly<Record<PlainCode, string>> = {
  'not-found': 'Такой записи нет: её удалили или она из другой организации. Вернитесь к списку',
  stale:
    'Пока вы редактировали, запись изменил другой пользователь. Обновите страницу и внесите изменения заново',
  'auth/wrong-credentials': 'Неверный e-mail или пароль',
  'auth/refresh-refused': 'Время входа истекло. Войдите ещё раз',
  'refresh/unknown': 'Время входа истекло. Войдите ещё раз',
  'refresh/expired': 'Время входа истекло. Войдите ещё раз',
  'refresh/reused': 'Вход завершён ради безопасности. Войдите ещё раз',
  'completion/entered-by-memo': 'Эта дата внесена служебной запиской. Уберите её в самой записке',
  'employee/has-completions': `У работника есть прохождения. ${DISMISS}`,
  'employee/was-injured': `Работник назван пострадавшим в происшествии. ${DISMISS}`,
  'employee/was-responsible': `Работник назначался ответственным. ${DISMISS}`,
  'erasure/employed': 'Работник не уволен: сведения о нём нужны, пока он работает. Внесите дату увольнения',
  'erasure/not-owner': 'Удалить организацию может только её владелец',
  'request-key/taken':
    'Под этим ключом (Idempotency-Key) уже выполнен другой запрос. Передайте для нового запроса новый ключ',
  'document/annulled-already': 'Этот документ уже аннулирован. Обновите страницу: там видно, кем и почему',
  'lookup/silent': 'Не удалось заполнить по ИНН: справочник организаций не отвечает. Повторите через минуту',
  'lookup/not-configured': 'сервис заполнения по ИНН не настроен',
  'lookup/unknown-inn': 'организация с этим ИНН не найдена. Заполните сведения сами',
  'memo/no-rows': 'Выберите необходимые строки',
  'memo/row-doubled': 'Строка добавлена дважды. Оставьте одну',
  'memo/wrong-section': 'В служебную записку входят строки одного раздела. Уберите остальные',
  'memo/events-mixed': 'Выдача и возврат СИЗ оформляются разными служебными записками. Выберите что-то одно',
  'memo/obligation-removed': 'Обязательство одной из строк удалено. Уберите эту строку',
  'memo/canceled': 'Служебная записка отменена и не редактируется. Сформируйте новую',
  'memo/has-results': 'В служебной записке уже есть результаты. Снимите сначала даты прохождения или итоги',
}

/** How many people a message names before it only counts the rest. */
const NAMED = 5

function describeTaken(rows: readonly { readonly fullName: string; readonly memoNumber: number }[]): string {
  const named = rows.slice(0, NAMED).map(({ fullName, memoNumber }) => `${fullName} — № ${memoNumber}`)
  const rest = rows.length > NAMED ? ` и ещё ${rows.length - NAMED}` : ''
  return `Уже стоят в других служебных записках: ${named.join(', ')}${rest}. Уберите эти строки и повторите`
}
