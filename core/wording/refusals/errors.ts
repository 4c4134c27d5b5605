import type { FieldError, FieldErrorCode, Wrong } from '../../shared/results/refusals.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import { formatPieces } from '../ppe.ts'
import { fieldLabel } from './fields.ts'
import { describeLackOfObligation } from './lacks.ts'

/** A sentence, or one that names the field it is about. */
type Words = string | ((label: string) => string)

const words: Readonly<Record<FieldErrorCode, Words>> = {
  'text/required': (label) => `Заполните поле «${label}»`,
  'text/not-text': (label) => `Укажите текст в поле «${label}»`,
  'text/forbidden-character': (label) =>
    `Уберите из поля «${label}» служебные символы: наберите значение заново`,
  'text/longer-than-line': (label) => `Сократите поле «${label}»: не больше 500 символов`,
  'text/longer-than-pages': (label) => `Сократите поле «${label}»: не больше 15 000 символов`,
  'number/invalid': (label) => `Укажите в поле «${label}» целое число`,
  'choice/unknown': (label) => `Выберите значение поля «${label}» из списка`,
  'page/invalid': 'Укажите номер страницы, начиная с 1',
  'page-size/invalid': 'Укажите число от 1 до 200',
  'list/invalid': (label) => `Выберите значения поля «${label}» из списка`,
  'email/required': 'Введите e-mail',
  'email/invalid': 'Проверьте e-mail: он пишется как name@example.ru',
  'email/taken': 'Этот e-mail уже зарегистрирован. Войдите или укажите другой',
  'phone/invalid': (label) => `Проверьте поле «${label}»: номер пишется как +7 (495) 123-45-67`,
  'password/required': 'Введите пароль',
  'password/too-short': 'Придумайте пароль не короче 10 символов',
  'password/too-long': 'Придумайте пароль не длиннее 200 символов',
  'password/common': 'Этот пароль есть в списках самых частых, его подберут первым. Придумайте другой',
  'password/own-email': 'Пароль повторяет ваш e-mail. Придумайте другой',
  'password/product-name': 'Пароль повторяет название сервиса. Придумайте другой',
  'password/wrong': 'Это не ваш нынешний пароль. Введите его ещё раз',
  'password/repeat-differs': 'Пароли не совпадают. Введите пароль ещё раз',
  'date/required': (label) => `Укажите дату в поле «${label}»`,
  'date/invalid': (label) => `Проверьте поле «${label}»: дата пишется как дд.мм.гггг`,
  'date/in-future': (label) => `Укажите в поле «${label}» дату не позднее сегодняшней`,
  'date/too-far': (label) => `Проверьте год в поле «${label}»: дата слишком далеко`,
  'inn/invalid-length': 'ИНН состоит из 10 цифр у организации и из 12 у ИП',
  'inn/wrong-check-digit': 'Контрольное число ИНН не сходится. Проверьте цифры',
  'confirmation/other-name': 'Введите наименование организации так, как оно записано',
  'confirmation/other-email': 'Введите e-mail своего аккаунта',
  'inn/taken': 'Организация с этим ИНН у вас уже есть. Откройте её или укажите другой ИНН',
  'kpp/invalid': 'КПП состоит из 9 знаков, например 773601001',
  'ogrn/invalid-length': 'ОГРН состоит из 13 цифр, ОГРНИП из 15',
  'ogrn/wrong-check-digit': 'Контрольное число ОГРН не сходится. Проверьте цифры',
  'ogrn/other-kind': 'ОГРН не подходит к ИНН: у организации он из 13 цифр, у ИП — ОГРНИП из 15',
  'okpo/invalid': 'ОКПО состоит из 8 цифр, у ИП из 10',
  'oktmo/invalid': 'ОКТМО состоит из 8 или 11 цифр',
  'okato/invalid': 'ОКАТО состоит из 2–11 цифр',
  'okogu/invalid': 'ОКОГУ состоит из 7 цифр',
  'okved/invalid': 'ОКВЭД пишется цифрами через точку, например 43.99',
  'bik/invalid': 'БИК состоит из 9 цифр и начинается с 04, у казначейства с 00, 01 или 02',
  'account/invalid-length': 'Номер счёта состоит из 20 цифр',
  'account/wrong-key': 'Номер счёта не подходит к БИК. Проверьте счёт и БИК',
  'time-zone/unknown': 'Выберите часовой пояс из списка',
  'activity/unknown': 'Выберите виды деятельности из списка',
  'snils/invalid-length': 'СНИЛС состоит из 11 цифр',
  'snils/wrong-check-digits': 'Контрольное число СНИЛС не сходится. Проверьте цифры',
  'name/forbidden-character': (label) =>
    `Напишите поле «${label}» буквами: годятся ещё дефис, апостроф и пробел`,
  'name/first-name-missing': 'Укажите фамилию и имя: ими подписываются документы',
  'name/mixed-alphabets': (label) =>
    `Проверьте раскладку: в поле «${label}» русские и латинские буквы в одном слове`,
  'sex/required': 'Укажите пол',
  'birth-date/not-past': 'Укажите дату рождения раньше сегодняшней',
  'birth-date/too-young': 'Проверьте даты: на день приёма работнику меньше 14 лет',
  'dismissal-date/before-hire': 'Укажите дату увольнения не раньше даты приёма',
  'absence-kind/required': 'Выберите вид отсутствия',
  'absence/ends-before-start': 'Укажите последний день отсутствия не раньше первого',
  'absence/before-hire': 'Укажите день не раньше даты приёма: до неё человек не был работником',
  'absence/after-dismissal': 'Укажите день до увольнения: после него человек уже не работник',
  'absence/overlaps':
    'В эти дни работник уже отмечен отсутствующим. Исправьте даты или ту запись об отсутствии',
  'time/required': 'Укажите время',
  'time/invalid': 'Проверьте время: оно пишется как 14:05',
  'degree/required': 'Выберите степень тяжести',
  'degree/one-injured': 'Пострадавший один: выберите степень без слова «групповой» или добавьте остальных',
  'degree/several-injured': 'Пострадавших несколько: выберите групповой несчастный случай',
  'accident/in-future': 'Укажите время происшествия не позже текущего',
  'injured/required': 'Укажите хотя бы одного пострадавшего',
  'injured/too-many': 'Укажите не больше 200 пострадавших',
  'place/required': 'Укажите место происшествия',
  'medical-report/before-accident': 'Медицинское заключение не может быть раньше происшествия',
  'order/before-accident': 'Приказ о комиссии не может быть раньше происшествия',
  'commission/even':
    'В комиссии должно быть нечётное число членов (223н, п. 22): добавьте или уберите одного',
  'commission/too-few':
    'В комиссии должно быть не меньше трёх человек вместе с председателем (ТК РФ, ст. 229)',
  'commission/injured-in-it': 'Пострадавший не может быть членом комиссии: уберите его',
  'extension/too-long': 'Председатель продлевает срок не больше чем на 15 дней (ТК РФ, ст. 229.1)',
  'reason/required': 'Укажите причину',
  'completion/before-step': 'Дата завершения не может быть раньше последнего выполненного шага расследования',
  'completion/steps-missing':
    'Не все шаги до утверждения акта выполнены: отметьте их или укажите, почему расследование завершено без них',
  'step/unknown': 'Такого шага в плане расследования нет: обновите страницу',
  'department/required': 'Укажите отдел',
  'department/unknown': 'Такого отдела в организации нет. Выберите отдел из списка',
  'department-name/required': 'Введите название компании',
  'department-name/taken': 'Отдел с таким названием уже есть. Введите другое',
  'position/required': 'Укажите должность',
  'position/unknown': 'Такой должности нет. Выберите должность из списка или добавьте её',
  'position-name/required': 'Введите название должности',
  'employee/required': 'Укажите работника',
  'employee/unknown': 'Такого работника в организации нет. Выберите работника из списка',
  'person/twice': (label) => `Уберите повтор в поле «${label}»: один человек назван дважды`,
  'factor/required': 'Выберите пункт приказа № 29н',
  'factor/not-selectable': 'Выберите из списка пункт приказа № 29н, у которого есть срок осмотра',
  'quantity/invalid': 'Укажите количество: целое число от 1 до 9999',
  'periodicity/required': 'Укажите периодичность',
  'periodicity/unrecognised':
    'Укажите периодичность одним из способов: «разово», «бессрочно», «до износа», «1 год», «1,5 года», «5 лет», «6 месяцев»',
  'obligation/date-or-deadline': 'Укажите дату прохождения или срок: от чего считать следующий',
  'obligation/section-fixed': 'Раздел не меняется. Удалите обязательство и создайте его в другом разделе',
  'completion/wrong-result': 'Выберите результат, который бывает в этом разделе',
  'rule/unknown': 'Выберите норму из списка',
  'section/unknown': 'Выберите раздел из списка',
  'memo/assessed-by-report': 'Укажите дату утверждения отчёта: она одна на все строки',
  'memo/not-registered': 'Дата внесения в ФГИС СОУТ бывает только у СОУТ. Уберите её',
  'registration/before-approval':
    'Дата внесения в ФГИС СОУТ не бывает раньше даты утверждения отчёта. Проверьте обе даты',
  'memo/wrong-result': 'Выберите итог, который бывает в этом разделе',
  'document-number/required': 'Укажите номер',
  'document-number/invalid': 'Номер состоит из 1–4 цифр и не более одной русской буквы, например 12 или 12А',
  'document-date/required': 'Укажите дату',
  'document-date/too-late': 'Укажите дату не позднее завтрашней',
  'documents/none-chosen': 'Выберите документы, которые нужно напечатать',
  'documents/too-many': 'Выберите не больше 500 документов: столько печатается одним файлом',
  'documents/unknown': 'Такого документа в архиве нет. Обновите страницу и выберите документы ещё раз',
  'template/required': 'Выберите форму документа',
  'template/unknown': 'Такой формы нет, или на эту дату она не действует. Выберите форму из списка',
  'role/required': 'Выберите функциональную ответственность',
  'role/unknown': 'Такой ответственности нет. Выберите её из списка',
  'circumstance/unknown': 'Такого вопроса нет. Обновите страницу и ответьте снова',
  'order-link/required': 'Остались незаполненные поля',
  'order-link/invalid': 'Приказ пишется так: Приказ №12 от 20.11.2026',
  'employee/dismissed': 'Этот работник уволен. Выберите другого',
  'employee/holds-already': 'Этот работник уже назначен. Выберите другого',
  'format/docx-only':
    'Документ сформирован по персональному шаблону и есть только в .docx: скачайте его в Word',
  'own-form/outdated': (label) =>
    `Персональный шаблон устарел: ${label}. Загрузите исправленный файл или верните стандартную форму`,
  'own-form/too-large': 'Файл больше 5 МБ. Сожмите рисунки («Формат рисунка → Сжать рисунки») или уберите их',
  'own-form/paper-too-large':
    'Документ по персональному шаблону получается слишком большим. Выберите меньше работников',
}

/** What a person does about a field, one sentence without the full stop. */
export const describeFieldError = (error: FieldError): string =>
  describeErrorOf(fieldLabel(error.field), error)

/** The same of a field that the form calls `label`. */
export function describeErrorOf(label: string, error: FieldError): string {
  if (error.code === 'server/said') return error.said
  if (error.code === 'text/too-long')
    return `Сократите поле «${label}»: не больше ${formatCount(error.max, ['символа', 'символов', 'символов'])}`
  if (error.code === 'document-number/taken') return numberTaken(error.free)
  if (error.code === 'quantity/more-than-held') return moreThanHeld(error)
  if (error.code === 'document/value-missing')
    return sayMissing(describeLackOfObligation(error.field) ?? words[error.reason], error.label)
  if (error.code === 'document/out-of-bounds') return `${error.label} — ${error.asks}`
  const said = words[error.code]
  return typeof said === 'string' ? said : said(label)
}

/** How many people a message names before it only counts the rest. */
const NAMED = 5

/** Of a return that asks for more than there is. */
function moreThanHeld({ held, unit, who }: Extract<Wrong, { readonly unit: unknown }>): string {
  const pieces = formatPieces(held, unit)
  if (who.length > 0) {
    const rest = who.length > NAMED ? ` и ещё ${who.length - NAMED}` : ''
    return `На руках меньше, самое малое ${pieces}: ${who.slice(0, NAMED).join(', ')}${rest}. Уменьшите количество или уберите этих работников`
  }
  return held === 0
    ? 'На руках у работника этого СИЗ нет. Выберите выданное или внесите сначала выдачу'
    : `На руках у работника ${withoutStop(pieces)}. Укажите не больше`
}

/** «шт.» ends with a full stop of its own. */
const withoutStop = (pieces: string): string => pieces.replace(/\.$/u, '')

/** Of what a paper lacks, told apart from the others by its label. */
const sayMissing = (said: Words, label: string): string =>
  typeof said === 'string' ? `${label}. ${said}` : said(label)

/** Of a number that another document of the year has. */
const numberTaken = (free: readonly string[]): string =>
  free.length === 0
    ? 'Введённый номер уже существует. Свободных номеров с этой буквой в этом году больше нет: укажите другую букву.'
    : `Введённый номер уже существует. Необходимо ввести другой номер, например свободные: ${free.join(', ')}.`
