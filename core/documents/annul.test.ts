import { expect, test } from 'vitest'
import { instant, mining, someone } from '../../tests/examples.ts'
import { follow } from '../commands/follow.ts'
import { notFound } from '../shared/results/refusals.ts'
import { err } from '../shared/results/result.ts'
import { annul } from './annul.ts'
import type { Annulment, Document, DocumentId } from './document.ts'
import type { TemplateId } from './library/template.ts'

const signed = { by: someone, at: instant('2026-03-16T10:00:00Z') }
const id = 7 as DocumentId
const issued: Document = {
  id,
  companyId: mining,
  templateId: 1001 as TemplateId,
  groupId: 1,
  kind: 'order',
  title: 'Приказ о назначении ответственного',
  number: { integer: 7, letter: '' },
  date: '2026-03-10' as Document['date'],
  employees: [],
  batch: id,
  files: { docx: { sha256: '', size: 1 }, pdf: null },
  enteredBy: someone,
  enteredAt: signed.at,
  annulled: null,
}
const annulled = (reason: unknown, known: Document | null = issued) =>
  follow(annul.run({ companyId: mining, id, reason }, signed), { document: () => known })

test('an annulled document says why, by whom and when; nothing else of it changes', () => {
  const mark: Annulment = { reason: 'Не тот работник', ...signed }
  const outcome = annulled('  Не тот работник ')
  expect(outcome).toMatchObject({ ok: true, value: { answer: { ...issued, annulled: mark } } })
  expect(outcome.ok && outcome.value.writes).toMatchObject([
    { kind: 'annulled-documents', rows: [{ companyId: mining, id, annulled: mark }] },
    {
      rows: [
        {
          command: 'documents/annul',
          changes: [{ ids: [id], before: { annulled: null }, after: { annulled: 'Не тот работник' } }],
        },
      ],
    },
  ])
})

test('the document of that company and that number is looked for', () => {
  const asked: unknown[] = []
  const input = { companyId: mining, id, reason: 'Ошибка' }
  follow(annul.run(input, signed), {
    document: (query) => {
      asked.push(query)
      return issued
    },
  })
  expect(asked).toEqual([{ companyId: mining, id }])
})

test('a reason has to be given, 500 characters at most', () => {
  const refused = (reason: unknown) => {
    const outcome = annulled(reason)
    return outcome.ok ? null : outcome.error
  }
  for (const blank of [null, undefined, '', '   '])
    expect(refused(blank)).toEqual({ code: 'fields', errors: [{ field: 'reason', code: 'text/required' }] })
  expect(refused('о'.repeat(500))).toBeNull()
  expect(refused('о'.repeat(501))).toMatchObject({ errors: [{ code: 'text/too-long' }] })
})

test('it is annulled once, and only where it is', () => {
  const already = { ...issued, annulled: { reason: 'Ошибка в дате', ...signed } }
  expect(annulled('Другая причина', already)).toEqual(err({ code: 'document/annulled-already' }))
  expect(annulled('Ошибка', null)).toEqual(err(notFound))
})
