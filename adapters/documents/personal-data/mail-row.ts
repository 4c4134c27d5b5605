import type { KeptMail } from '@osh/core/mail/mail.ts'
import { mailStateWords } from '@osh/core/mail/mail-words.ts'
import { type Row, wordDayOfMoment } from './readable-page.ts'

/** «23.11.2026, anna@example.org: отправлено» — «Документы по охране труда: 12А Личная карточка.docx». */
export const makeMailRow = ({ enteredAt, to, state, subject, files }: KeptMail): Row => [
  `${wordDayOfMoment(enteredAt)}, ${to}: ${mailStateWords[state]}`,
  [subject, files.map(({ name }) => name).join(', ')].filter(Boolean).join(': '),
]
