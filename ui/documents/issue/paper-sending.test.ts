// @vitest-environment node
import type { Document, DocumentId } from '@osh/core/documents/document.ts'
import type { DocumentIssuer, IssueRequest } from '@osh/core/documents/issuing/document-issuer.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import { expect, test } from 'vitest'
import { day, mining } from '#tests/examples.ts'
import { aTemplate } from '#tests/ui/plain-press.ts'
import { PaperSending } from './paper-sending.ts'

const letters = [{ kind: 'inspectorate' }, { kind: 'prosecutor' }, { kind: 'union' }] as const
const request: IssueRequest = {
  ...{ templateId: aTemplate().id, number: { integer: 7, letter: '' }, date: day('2026-03-16') },
  ...{ employeeIds: [], answers: {}, batch: null, incident: { id: 3 as IncidentId, step: 'notify' } },
}
const papers = { companyId: mining, template: aTemplate(), request }

test('letters follow one another into one batch; one that is refused ends the round, which goes on from there', async () => {
  const asked: unknown[] = []
  let refuses = true
  const issuer: Pick<DocumentIssuer, 'check' | 'issue'> = {
    check: async () => ok({ papers: 1 }),
    issue: async (_, { number, batch, incident }) => {
      asked.push([number?.integer ?? null, batch, incident?.addressee])
      if (refuses && incident?.addressee === 'prosecutor') return err({ code: 'not-found' })
      return ok({ id: 40 as DocumentId, batch: 40 as DocumentId } as Document)
    },
  }
  const sending = new PaperSending(issuer as DocumentIssuer)
  const sent: string[] = []
  const send = (left: readonly (typeof letters)[number][]) =>
    sending.sendLetters(papers, left, ({ kind }) => void sent.push(kind))
  expect(await send(letters)).toBe(false)
  expect([sent, sending.busy, sending.progress, sending.refused.others.length]).toEqual([
    ...[['inspectorate'], false, { done: 1, all: 3 }, 1],
  ])
  refuses = false
  expect(await send(letters.slice(1))).toBe(true)
  expect([sent, sending.progress]).toEqual([['inspectorate', 'prosecutor', 'union'], { done: 3, all: 3 }])
  expect(asked).toEqual([
    [7, null, 'inspectorate'],
    ...['prosecutor', 'prosecutor', 'union'].map((kind) => [null, 40, kind]),
  ])
})
