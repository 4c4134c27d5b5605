import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { Evidence, EvidenceId } from '@osh/core/incidents/evidence/evidence.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { MeasureId } from '@osh/core/shared/identity.ts'
import { expect, test } from 'vitest'
import { atStep } from '#tests/evidence-example.ts'
import { day, instant, mining, someone } from '#tests/examples.ts'
import { textOf } from '#tests/forms/mandatory/mandatory.ts'
import { anIncident } from '#tests/incidents-example.ts'
import { aListedMeasure } from '#tests/measures-example.ts'
import { listArchivedItems, listItemsTakenOut } from './archive-items.ts'
import { listArchivedFiles, makeInventoryPaper } from './inventory.ts'

const at = instant('2026-11-20T08:00:00Z')
const gone = { reason: 'Ошибка в дате', by: someone, at: instant('2026-11-21T08:00:00Z') }
const mark = (name: string) => ({ sha256: name.repeat(8), size: 2048 })

const paper = (id: number, changes: Partial<Document> = {}): Document => ({
  id: id as DocumentId,
  companyId: mining,
  templateId: 13001 as TemplateId,
  groupId: 13,
  kind: 'order',
  title: 'Приказ о комиссии',
  number: { integer: id, letter: '' },
  date: day('2026-11-20'),
  employees: [],
  batch: id as DocumentId,
  files: { docx: mark(`w${id}`), pdf: mark(`p${id}`) },
  enteredBy: someone,
  enteredAt: at,
  annulled: null,
  ...changes,
})
const evidence = (id: number, changes: Partial<Evidence> = {}): Evidence => ({
  id: id as EvidenceId,
  companyId: mining,
  of: atStep(anIncident().id, 'inspect'),
  name: 'Место.JPG',
  content: { is: 'file', format: 'jpeg', file: mark(`e${id}`), preview: mark('small') },
  enteredBy: someone,
  enteredAt: at,
  withdrawn: null,
  ...changes,
})
const inFile = { form: 'accident-commission-order', title: '', number: '', date: day('2026-11-20') }
const things = {
  incident: anIncident({ papers: [{ documentId: 5, step: 'commission', ...inFile }] }),
  documents: [paper(7, { annulled: gone }), paper(6, { files: { docx: mark('w6'), pdf: null } }), paper(5)],
  evidence: [
    evidence(1),
    evidence(2, { withdrawn: gone }),
    evidence(3, { name: 'Камера 3', content: { is: 'link', url: 'https://example.org/3' } }),
    evidence(4),
  ],
}

test('papers come first as they were issued, then what is attached; each file has a number of its own', () => {
  expect(listArchivedItems(things).map(({ name, of }) => [name, of && 'step' in of ? of.step : of])).toEqual([
    ['001 5 Приказ о комиссии.docx', 'commission'],
    ['002 5 Приказ о комиссии.pdf', 'commission'],
    ['003 6 Приказ о комиссии.docx', null],
    ['004 Место.jpg', 'inspect'],
    ['Камера 3', 'inspect'],
    ['006 Место.jpg', 'inspect'],
  ])
  expect(listArchivedFiles(things)).toEqual([
    { name: '001 5 Приказ о комиссии.docx', file: mark('w5') },
    { name: '002 5 Приказ о комиссии.pdf', file: mark('p5') },
    { name: '003 6 Приказ о комиссии.docx', file: mark('w6') },
    { name: '004 Место.jpg', file: mark('e1') },
    { name: '006 Место.jpg', file: mark('e4') },
  ])
})

test('what was annulled or withdrawn is listed with the reason, and not enclosed', () => {
  expect(listItemsTakenOut(things).map(({ name, reason, signed }) => [name, reason, signed.at])).toEqual([
    ['7 АННУЛИРОВАН Приказ о комиссии.docx', 'Ошибка в дате', gone.at],
    ['7 АННУЛИРОВАН Приказ о комиссии.pdf', 'Ошибка в дате', gone.at],
    ['Место.JPG', 'Ошибка в дате', gone.at],
  ])
})

test('the inventory has every file with its hash, its step, and who brought it in', () => {
  const told = {
    measures: [aListedMeasure()],
    company: 'АО «Рудник»',
    nameOf: () => 'Щербаков П. О.',
    madeOn: '22.11.2026',
  }
  const text = textOf(makeInventoryPaper({ ...things, ...told }).blocks)
  for (const { file } of listArchivedFiles(things)) expect(text).toContain(file.sha256)
  expect(text).toContain('Щербаков П. О., 20.11.2026, 11:00')
  expect(text).toContain('Аннулированы или отозваны и в архив не вложены')
  expect(text).toContain('https://example.org/3')
  expect(text).toContain('Поставить ограждение')
  expect(text).toContain('не выполнено, срок 01.12.2026')
  const planned = aListedMeasure()
  const shown = evidence(8, { of: { is: 'measure', measureId: planned.measure.id }, name: 'Ограждение.jpg' })
  const removed = evidence(9, { of: { is: 'measure', measureId: 99 as MeasureId } })
  const scratch = evidence(10, { of: { is: 'microtrauma', microtraumaId: 5 as MicrotraumaId } })
  const others = { ...things, evidence: [shown, removed, scratch] }
  expect(text).not.toContain('Происшествие аннулировано')
  const annulled = { reason: 'Записан дважды', by: someone, at: instant('2026-11-20T10:00:00Z') }
  const over = { ...things, incident: { ...things.incident, annulled } }
  expect(textOf(makeInventoryPaper({ ...over, ...told }).blocks)).toContain(
    'Происшествие аннулировано: Записан дважды',
  )
  const listed = textOf(makeInventoryPaper({ ...others, ...told }).blocks)
  expect(listed).toContain('Мероприятие: Поставить ограждение')
  expect(listed).toContain('Запись о микротравме')
  const none = makeInventoryPaper({
    ...things,
    documents: [],
    evidence: [evidence(1)],
    ...told,
    measures: [],
  })
  expect(textOf(none.blocks)).not.toContain('Мероприятия по устранению')
  expect(textOf(none.blocks)).not.toContain('Аннулированы')
})
