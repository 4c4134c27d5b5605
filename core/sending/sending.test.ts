import { describe, expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import type { Company } from '../companies/company.ts'
import type { Document, DocumentId } from '../documents/document.ts'
import type { TemplateId } from '../documents/library/template.ts'
import type { Employee, EmployeeId } from '../employees/employee.ts'
import type { KeptMail } from '../mail/mail.ts'
import type { MailId } from '../shared/identity.ts'
import { attachPapers, sumSizes } from './attach-papers.ts'
import { writeLetter, zipNameOf } from './letter.ts'
import { readSending } from './read-sending.ts'
import { send } from './send.ts'
import { sendAgain } from './send-again.ts'
import { MOST_BYTES } from './sent-papers.ts'

const signed = { by: someone, at: instant('2026-11-20T10:10:30Z') }
const paper = (id: number, changes: Partial<Document> = {}): Document => ({
  id: id as DocumentId,
  companyId: mining,
  templateId: 1001 as TemplateId,
  groupId: 1,
  kind: 'order',
  title: 'Приказ',
  number: { integer: 7, letter: '' },
  date: '2026-03-10' as Document['date'],
  employees: [],
  batch: id as DocumentId,
  files: { docx: { sha256: `d${id}`, size: 3 }, pdf: { sha256: `p${id}`, size: 5 } },
  enteredBy: someone,
  enteredAt: signed.at,
  annulled: null,
  ...changes,
})
const company = { id: mining, name: 'ООО «Карьер»', shortName: null, email: 'a@b.ru', phone: null } as Company
const usual = { documentIds: [1], to: ['gi@example.org'], subject: 'Приказ' }

describe('what is typed of a mail with papers', () => {
  const codes = (given: object) => {
    const read = readSending({ ...usual, ...given })
    return read.ok
      ? read.value
      : read.error.errors.map(({ field, row, code }) => `${field} ${row ?? ''} ${code}`)
  }

  test('each paper and recipient is there once; a .pdf by itself unless said', () => {
    expect(
      codes({ documentIds: [2, 1, 2], to: ['A@b.ru', 'a@b.ru'], text: ' Строка\r\n\n\n\nДругая  ' }),
    ).toEqual({
      documentIds: [2, 1],
      employeeIds: [],
      to: ['a@b.ru'],
      subject: 'Приказ',
      text: 'Строка\n\nДругая',
      format: 'pdf',
      zip: false,
    })
    expect(codes({ format: 'docx', zip: true, text: null })).toMatchObject({
      format: 'docx',
      zip: true,
      text: '',
    })
  })

  test('everything wrong is told at once', () => {
    expect(
      codes({ documentIds: [], to: ['x', 'a@b.ru', 'y'], subject: ' ', format: 'odt', zip: 'да' }),
    ).toEqual([
      'documentIds  sending/no-documents',
      'subject  text/required',
      'format  choice/unknown',
      'zip  choice/unknown',
      'to 0 email/invalid',
      'to 2 email/invalid',
    ])
    for (const list of ['1', [0], ['1'], {}, Array.from({ length: 1001 }, () => 1)])
      expect(codes({ documentIds: list })).toEqual(['documentIds  list/invalid'])
    expect(codes({ employeeIds: 'все' })).toEqual(['employeeIds  list/invalid'])
    expect(codes({ to: 'a@b.ru' })).toEqual(['to  list/invalid'])
    expect(codes({ to: Array.from({ length: 1001 }, () => 'a@b.ru') })).toEqual(['to  list/invalid'])
    expect(codes({ text: 7 })).toMatchObject({ text: '7' })
    expect(codes({ text: 'а\u0000' })).toEqual(['text  text/forbidden-character'])
  })

  test('the limits are 50 papers, 20 recipients, and one of those at least', () => {
    const ids = (count: number) => Array.from({ length: count }, (_, i) => i + 1)
    expect(codes({ documentIds: ids(50) })).toMatchObject({ documentIds: ids(50) })
    expect(codes({ documentIds: ids(51) })).toEqual(['documentIds  sending/too-many-documents'])
    expect(codes({ employeeIds: ids(19) })).toMatchObject({ employeeIds: ids(19) })
    expect(codes({ employeeIds: ids(20) })).toEqual(['to  sending/too-many-recipients'])
    expect(codes({ to: null })).toEqual(['to  sending/no-recipients'])
    const long = {
      documentIds: Array.from({ length: 1000 }, () => 1),
      to: Array.from({ length: 1000 }, () => 'a@b.ru'),
    }
    expect(codes(long)).toMatchObject({ documentIds: [1], to: ['a@b.ru'] })
    expect(codes({ text: 'а'.repeat(4000) })).toMatchObject({ text: 'а'.repeat(4000) })
    expect(codes({ text: 'а'.repeat(4001) })).toEqual(['text  text/too-long'])
  })
})

test('no two files of a mail have one name, and what has no .pdf goes as .docx', () => {
  const { files } = paper(2)
  const own = paper(3, { files: { ...files, pdf: null } })
  const attached = attachPapers([paper(1), paper(2), own, paper(4)], 'pdf')
  expect(attached.map(({ name, documentId, sha256 }) => [name, documentId, sha256])).toEqual([
    ['7 Приказ.pdf', 1, 'p1'],
    ['7 Приказ (2).pdf', 2, 'p2'],
    ['7 Приказ.docx', 3, 'd2'],
    ['7 Приказ (3).pdf', 4, 'p4'],
  ])
  expect(sumSizes(attached)).toBe(18)
})

test('a letter names the papers and who sends them, since it comes from the service', () => {
  const files = [{ name: '7 Приказ.pdf' }]
  const bare = { name: 'ООО «Карьер»', shortName: 'Карьер', email: null, phone: null }
  const ending = 'Письмо отправлено через сервис «Охрана труда онлайн».'
  expect(writeLetter('', bare, files)).toBe(
    `Направляем вам документы.\n\nДокументы:\n— 7 Приказ.pdf\n\nС уважением,\nКарьер\n\n${ending}`,
  )
  expect(writeLetter('Прошу принять.', { ...bare, email: 'a@b.ru', phone: '8' }, files)).toBe(
    `Прошу принять.\n\nДокументы:\n— 7 Приказ.pdf\n\nС уважением,\nКарьер\na@b.ru, 8\n\n${ending}`,
  )
  expect(zipNameOf('ООО "Карьер"')).toBe('Документы ООО Карьер.zip')
})

describe('sending', () => {
  const person = (email: string | null, workEmail: string | null) => ({ id: 4, email, workEmail }) as Employee
  const run = (
    given: object,
    documents: readonly Document[] = [paper(1)],
    sent = 0,
    employee = person('h@b.ru', null),
  ) =>
    follow(send.run({ companyId: mining, details: { ...usual, ...given } }, signed), {
      company: ({ companyId, member }) => (companyId === mining && member === someone ? company : null),
      'documents-to-send': ({ companyId, ids }) => (companyId === mining && ids[0] === 1 ? documents : []),
      employees: ({ ids }) => new Map(ids.flatMap((id) => (id === 4 ? [[id, employee] as const] : []))),
      'papers-sent-since': ({ since }) => (since === '2026-11-19T10:10:30.000Z' ? sent : 999),
      'new-mail-ids': ({ count }) => Array.from({ length: count }, (_, i) => `m${i}` as MailId),
    })
  test('what can’t be read is refused at once, and whoever is no member is told of no company', () => {
    expect(errors({ subject: ' ' })).toEqual(['subject  text/required'])
    const stranger = { by: 99 as typeof someone, at: signed.at }
    const asked = send.run({ companyId: mining, details: usual }, stranger)
    expect(asked.next().value).toEqual({ kind: 'company', query: { member: 99, companyId: mining } })
    expect(asked.next(null)).toEqual({ done: true, value: { ok: false, error: { code: 'not-found' } } })
  })

  const errors = (...given: Parameters<typeof run>) => {
    const outcome = run(...given)
    if (outcome.ok || outcome.error.code !== 'fields') throw new Error('it was not refused')
    return outcome.error.errors.map(({ field, row, code }) => `${field} ${row ?? ''} ${code}`)
  }

  test('each recipient has a mail and a job of their own, and answers go to the company', () => {
    const outcome = run({ employeeIds: [4 as EmployeeId], to: ['h@b.ru', 'gi@example.org'], zip: true })
    if (!outcome.ok) throw new Error('it was refused')
    const mail = {
      about: 'documents',
      companyId: mining,
      replyTo: 'a@b.ru',
      zip: 'Документы ООО «Карьер».zip',
    }
    expect(outcome.value.writes).toMatchObject([
      {
        kind: 'mails',
        rows: [
          { ...mail, id: 'm0', to: 'h@b.ru', employeeId: 4, sentBy: someone },
          { ...mail, id: 'm1', to: 'gi@example.org', employeeId: null },
        ],
      },
      { kind: 'jobs', rows: [{ key: 'mail/m0' }, { key: 'mail/m1' }] },
      { kind: 'journal', rows: [{ changes: [{ record: 'document', ids: [1], after: { recipients: 2 } }] }] },
    ])
    expect(outcome.value.answer).toMatchObject([
      { id: 'm0', state: 'waiting', settledAt: null },
      { id: 'm1' },
    ])
    expect(outcome.value.answer[0]).not.toHaveProperty('text')
    const [mails] = run({}).ok ? outcome.value.writes : []
    expect(mails).toBeDefined()
  })

  test('by itself, and to the address of work first', () => {
    const outcome = run({ employeeIds: [4], to: [] }, [paper(1)], 0, person('h@b.ru', 'w@b.ru'))
    expect(outcome).toMatchObject({ ok: true, value: { answer: [{ to: 'w@b.ru', zip: null }] } })
  })

  test('what is wrong with papers and people is told by its row', () => {
    const said = { reason: 'Нет', by: someone, at: signed.at }
    const documents = [paper(1), paper(2, { annulled: said })]
    expect(errors({ documentIds: [1, 2, 3], employeeIds: [4, 5] }, documents, 0, person(null, null))).toEqual(
      [
        'documentIds 1 sending/annulled',
        'documentIds 2 documents/unknown',
        'employeeIds 0 sending/no-address',
        'employeeIds 1 employee/unknown',
      ],
    )
  })

  test('no more goes than a mail carries, and than may in a day', () => {
    const large = (size: number) => paper(1, { files: { docx: { sha256: 'd', size }, pdf: null } })
    expect(run({}, [large(MOST_BYTES)]).ok).toBe(true)
    expect(errors({}, [large(MOST_BYTES + 1)])).toEqual(['documentIds  sending/too-large'])
    expect(run({}, [paper(1)], 199).ok).toBe(true)
    expect(errors({ employeeIds: [4] }, [paper(1)], 199, person(null, null))).toEqual([
      'employeeIds 0 sending/no-address',
    ])
    const [asks] = [send.run({ companyId: mining, details: usual }, signed)]
    asks.next()
    asks.next(company)
    expect(asks.next([paper(1)]).value).toMatchObject({ kind: 'papers-sent-since' })
    expect(errors({}, [paper(1)], 200)).toEqual(['to  sending/too-many-today'])
  })
})

test('a mail that failed waits again; one that waits or is of no one is refused', () => {
  const id = '0f8fad5b-d9cb-469f-a165-70867728950e' as MailId
  const file = { name: '1.pdf', sha256: 'p', size: 5 }
  const kept = (state: KeptMail['state']): KeptMail => ({
    ...{
      id,
      companyId: mining,
      userId: null,
      employeeId: null,
      sentBy: 9 as typeof someone,
      about: 'documents',
      to: 'a@b.ru',
    },
    ...{
      subject: 'Приказ',
      text: 'Т',
      html: null,
      zip: null,
      unsubscribe: null,
      replyTo: null,
      goodUntil: null,
    },
    files: [
      { ...file, documentId: 1 as DocumentId },
      { ...file, documentId: null },
    ],
    ...{ enteredAt: signed.at, state, trouble: null, settledAt: null },
  })
  const run = (mailId: unknown, mail: KeptMail | null) =>
    follow(sendAgain.run({ companyId: mining, details: { mailId } }, signed), {
      'papers-mail': ({ companyId, id: of }) => (companyId === mining && of === id ? mail : null),
    })
  expect(run(id, kept('refused'))).toMatchObject({
    ok: true,
    value: {
      answer: { id, state: 'waiting', settledAt: null },
      writes: [
        { kind: 'mail-states' },
        { kind: 'jobs' },
        { kind: 'mail-senders', rows: [{ companyId: mining, id, sentBy: someone }] },
        { rows: [{ changes: [{ record: 'document', ids: [1], after: { recipients: 1 } }] }] },
      ],
    },
  })
  expect(run(id, kept('waiting'))).toEqual({ ok: false, error: { code: 'mail/not-failed' } })
  expect(run(id, null)).toEqual({ ok: false, error: { code: 'not-found' } })
  for (const wrong of [7, '', [id], `${id}0`, `x${id}`])
    expect(run(wrong, null)).toMatchObject({ error: { errors: [{ code: 'choice/unknown' }] } })
})
