import { formatCount } from '@osh/core/shared/texts/plural.ts'

const mails = ['письмо', 'письма', 'писем'] as const

export const sendingTexts = {
  title: { company: 'Отправка документов', employees: 'Отправка документов работников' },
  subtitle:
    'Каждый получатель получит своё письмо и не увидит других. До 50 документов, 15 МБ и 20 получателей за раз.',
  notSending:
    'Почта сервиса не настроена: письма сохранятся и уйдут, когда её настроят, если вы к тому времени подтвердите свой e-mail. До тех пор они показаны ниже как неотправленные.',
  papers: 'Документы',
  search: 'Номер, дата, название или ФИО',
  noPapers: 'Выпущенных документов нет. Сформируйте документ, и он появится здесь.',
  noneFound: 'Таких документов нет. Измените запрос.',
  annulled: 'аннулирован',
  chosen: (count: number, size: string) => `Выбрано: ${count}, ${size}`,
  choose: (name: string) => `Выбрать ${name}`,
  drop: (name: string) => `Убрать ${name}`,
  more: 'Показать ещё',
  recipients: 'Получатели',
  to: 'Адреса e-mail',
  toHint: 'Через запятую или с новой строки',
  employee: 'Добавить работника',
  noAddress: 'нет e-mail',
  letter: 'Письмо',
  subject: 'Тема письма',
  subjectHint: 'Станет первой строкой письма: тема у всех писем с документами одна.',
  text: 'Текст письма',
  textHint: 'Названия документов и реквизиты организации добавятся сами.',
  format: 'Формат',
  formats: { pdf: 'PDF', docx: 'Word (.docx)' },
  zip: 'Одним архивом (.zip)',
  send: 'Отправить',
  queued: (count: number) => `В очереди на отправку: ${formatCount(count, mails)}`,
  log: 'Журнал отправки',
  noLog: 'Вы ещё ничего не отправляли.',
  entered: (moment: string) => `от ${moment}`,
  files: (count: number) => formatCount(count, ['документ', 'документа', 'документов']),
  sentAgain: 'Письмо снова в очереди на отправку',
  refresh: 'Обновить',
  usualSubject: (company: string) => `Документы по охране труда: ${company}`,
} as const

/** «1,2 МБ», «340 КБ». */
export const saySize = (bytes: number): string =>
  bytes >= MEGABYTE
    ? `${(bytes / MEGABYTE).toFixed(1).replace('.', ',')}\u00a0МБ`
    : `${Math.ceil(bytes / 1024)}\u00a0КБ`

const MEGABYTE = 1024 * 1024
