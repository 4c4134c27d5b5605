import { expect, test } from 'vitest'
import { followInCompany } from '../../../tests/commands/follow-in-company.ts'
import { aDocument } from '../../../tests/contracts/documents.ts'
import { employee, instant, mining, someone } from '../../../tests/examples.ts'
import { ownership } from '../../rights/membership.ts'
import { notFound } from '../../shared/results/refusals.ts'
import { err } from '../../shared/results/result.ts'
import type { Document, DocumentId } from '../document.ts'
import { markOf } from '../issuing/store-document.ts'
import { storeEdition } from './store-edition.ts'

const signed = { by: someone, at: instant('2026-11-20T09:30:00.000Z') }
const [one, two, three] = [31 as DocumentId, 32 as DocumentId, 33 as DocumentId]
const {
  files,
  batch: _,
  data,
  answers,
  ...named
} = aDocument({
  employees: [{ id: employee(3), fullName: 'Белова Вера Ильинична' }],
})
const draft = { ...named, data, answers, files }

const first: Document = {
  ...named,
  ...{ id: one, companyId: mining, batch: one, annulled: null, awaitsEdition: true },
  ...{ enteredBy: someone, enteredAt: signed.at },
  files: { docx: markOf(files.docx), pdf: null },
}
const second: Document = { ...first, id: two, edition: 2, editionOf: one, awaitsEdition: false }
const annulled = { ...signed, reason: 'Не тот' }

/** Another edition of the paper, of which there are those. */
function stored(
  editions: readonly Document[],
  of: DocumentId = one,
  members = [someone],
  after = editions.at(-1)?.id ?? of,
) {
  return followInCompany(storeEdition.run({ companyId: mining, of, after, isDue: false, draft }, signed), {
    'own-membership': ({ user, companyId }) =>
      members.includes(user) && companyId === mining ? ownership : null,
    document: ({ id }) => editions.find((edition) => edition.id === id) ?? null,
    editions: () => editions,
    'new-document-id': () => three,
  })
}

test('an edition is kept beside the others, waits for nothing, and the journal tells of it', () => {
  const outcome = stored([first, second])
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  const { answer, writes } = outcome.value
  expect(answer).toMatchObject({ id: three, edition: 3, editionOf: one, awaitsEdition: false })
  const after = { templateId: 1001, number: '7', date: '2026-11-20', employeeIds: [3], edition: 3 }
  expect(writes.slice(1)).toEqual([
    { kind: 'issued-papers', rows: [{ document: answer, data, answers }] },
    { kind: 'awaited-editions', rows: [{ companyId: mining, id: one, awaits: false }] },
    {
      kind: 'journal',
      rows: [
        {
          ...{ ...signed, companyId: mining, command: 'documents/reissue' },
          changes: [{ record: 'document', ids: [three], before: null, after }],
        },
      ],
    },
  ])
})

test('a file is named by its mark, and is there or not as it was printed', () => {
  const outcome = stored([first])
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error))
  expect(files.pdf).not.toBeNull()
  expect(outcome.value.answer.files).toEqual({
    docx: markOf(files.docx),
    pdf: files.pdf && markOf(files.pdf),
  })
})

test('another edition since is not overwritten', () => {
  expect(stored([first, second], one, [someone], one)).toEqual(err({ code: 'stale' }))
})

test('only a first edition has others, and only in a company that one belongs to', () => {
  expect(stored([first, second], two)).toEqual(err(notFound))
  expect(stored([])).toEqual(err(notFound))
  expect(stored([first], one, [])).toEqual(err(notFound))
})

test('a paper whose editions are all annulled gets no other, one that holds is enough', () => {
  const wrong = { ...first, annulled }
  expect(stored([wrong])).toEqual(err({ code: 'document/annulled-already' }))
  expect(stored([wrong, { ...second, annulled }])).toEqual(err({ code: 'document/annulled-already' }))
  expect(stored([wrong, second]).ok).toBe(true)
})
