import { createHash } from 'node:crypto'
import { verifyExport } from '@osh/core/journal/verify-export.ts'
import { expect, test } from 'vitest'
import { furnish, register, startAsking } from './asking.ts'

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

test('the journal is given out to be verified, and as a table in which no value is a formula', async () => {
  const person = await register(startAsking(), 'ivanova@example.org')
  const { company: companyId } = await furnish(person)
  await person.ask('/api/employee-groups', { body: { companyId, name: '=1+1' } })
  const at = (format: string) => `/api/journal/export?companyId=${companyId}&format=${format}`

  const proof = await person.ask(at('jsonl'))
  const lines = (await proof.text())
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
  expect(await verifyExport(lines, hash)).toMatchObject({ ok: true, value: { hidden: 0, waiting: 0 } })
  expect(lines.length).toBeGreaterThan(5)
  expect(await verifyExport(lines.toSpliced(3, 1), hash)).toMatchObject({ ok: false })

  const table = await person.ask(at('csv'))
  expect(table.headers.get('content-type')).toMatch(/^text\/csv/)
  const text = await table.text()
  expect(text).toContain('"Добавлен отдел"')
  expect(text).toContain(`"'=1+1"`)
  expect((await person.ask(at('xlsx'))).status).toBe(422)

  type Line = { readonly changes: readonly { readonly ids: readonly number[] }[] }
  const listed = await person.ask(`/api/journal?companyId=${companyId}&area=departments`)
  const [added] = (await listed.json()) as readonly Line[]
  const record = `department-${added?.changes[0]?.ids[0]}`
  const ofOne = await (await person.ask(`${at('csv')}&record=${record}`)).text()
  expect(ofOne.trimEnd().split('\r\n')).toHaveLength(2)
  expect(ofOne).toContain(`"'=1+1"`)
  expect(await (await person.ask(`${at('jsonl')}&record=${record}`)).text()).toBe(
    lines.map((one) => `${JSON.stringify(one)}\n`).join(''),
  )
  for (const call of [at('csv'), `/api/journal?companyId=${companyId}`])
    expect((await person.ask(`${call}&record=5`)).status).toBe(422)
})
