import { expect, test } from 'vitest'
import { newDesk } from '../../../../tests/contracts/desk.ts'
import { accepted, refused } from '../../../../tests/contracts/world.ts'
import { day } from '../../../../tests/examples.ts'
import { act, SNILS, spec } from '../../../../tests/filled-forms.ts'
import { microtraumaTyped } from '../../../../tests/microtraumas-example.ts'
import { forms } from '../../../../tests/plain-press.ts'
import type { MicrotraumaId } from '../../../incidents/microtraumas/microtrauma-id.ts'
import { makeIssueDocuments } from '../../issuing/issue-documents.ts'
import type { Template, TemplateId } from '../../library/template.ts'

async function hurtAtWork() {
  const place = spec('where', { kind: { type: 'text' }, source: 'microtrauma.place' })
  const period = spec('period', { kind: { type: 'period' }, required: false })
  const rows = spec('rows', {
    kind: { type: 'rows', columns: [{ name: 'who', label: 'Кто' }] },
    source: 'microtrauma.journal',
  })
  const certificate: Template = { ...forms.card, id: 5201 as TemplateId, per: 'employee', values: [place] }
  const journal: Template = { ...certificate, id: 5202 as TemplateId, per: 'paper', values: [period, rows] }
  const desk = await newDesk({ templates: [...Object.values(forms), act, certificate, journal] })
  const abramova = await desk.hire('Абрамова', { snils: SNILS })
  const record = async (injured: object) =>
    accepted(
      await desk.records.microtraumas.record({
        companyId: desk.company.id,
        details: { ...microtraumaTyped, injured },
      }),
    )
  return { ...desk, abramova, certificate, journal, record }
}

test('a certificate is issued with nothing typed, of an employee and of an outsider', async () => {
  const { abramova, certificate, record, issue, preview, paperOf } = await hurtAtWork()
  const own = await record({ employeeId: abramova.id })
  const paper = accepted(
    await issue({ templateId: certificate.id, employeeIds: [abramova.id], microtraumaId: own.id }),
  )
  expect(await paperOf(paper)).toContain('"where":{"type":"text","text":"Цех № 2, у верстака 3"}')
  const outsider = await record({ fullName: 'Ли Ян', post: 'Монтажник, ООО «Сосед»' })
  const asked = { templateId: certificate.id, employeeIds: [], microtraumaId: outsider.id }
  const shown = new TextDecoder().decode(accepted(await preview(asked)).bytes)
  for (const known of ['Цех № 2, у верстака 3', '"lastName":"Ли"', 'Монтажник, ООО «Сосед»'])
    expect(shown).toContain(known)
  const number = { integer: 8, letter: '' }
  expect(refused(await issue({ ...asked, number }))).toMatchObject({ errors: [{ field: 'employee.snils' }] })
})

test('of a microtrauma that is not there nothing is issued', async () => {
  const { abramova, certificate, issue } = await hurtAtWork()
  const asked = { templateId: certificate.id, employeeIds: [abramova.id], microtraumaId: 99 as MicrotraumaId }
  expect(refused(await issue(asked))).toEqual({
    code: 'fields',
    errors: [{ field: 'microtraumaId', code: 'microtrauma/unknown' }],
  })
})

test('the dialog is told what the record knows', async () => {
  const { abramova, certificate, record, needs, clock, company } = await hurtAtWork()
  const { id } = await record({ employeeId: abramova.id })
  const known = (microtraumaId: MicrotraumaId | null) =>
    makeIssueDocuments({ ...needs, clock }).readKnown(company.id, {
      templateId: certificate.id,
      date: day('2026-11-20'),
      asOf: null,
      employeeId: abramova.id,
      microtraumaId,
    })
  expect(await known(id)).toEqual({
    where: { value: 'Цех № 2, у верстака 3', from: 'из карточки микротравмы' },
  })
  for (const none of [null, 99 as MicrotraumaId]) expect(await known(none)).toEqual({})
})

test('a journal has the lines of the period that it names; without a period none', async () => {
  const { abramova, journal, record, issue, paperOf } = await hurtAtWork()
  await record({ employeeId: abramova.id })
  const issued = async (integer: number, answers: object) => {
    const request = { templateId: journal.id, number: { integer, letter: '' }, answers }
    return paperOf(accepted(await issue({ ...request, answers: { ...answers } })))
  }
  const november = { period: { from: '2026-11-01', to: '2026-11-30' } }
  expect(await issued(7, november)).toContain(`${abramova.lastName}`)
  const october = { period: { from: '2026-10-01', to: '2026-10-31' } }
  for (const [i, answers] of [october, {}, { period: 'вчера' }].entries()) {
    const asked = { templateId: journal.id, number: { integer: 20 + i, letter: '' }, answers }
    expect(refused(await issue(asked))).toMatchObject({ code: 'fields' })
  }
})
