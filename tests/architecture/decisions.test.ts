import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../../docs/decisions/', import.meta.url))
const records = readdirSync(folder).map((file) => ({ file, text: readFileSync(`${folder}${file}`, 'utf8') }))

test('records of decisions are numbered one after another', () => {
  expect(records.length).toBeGreaterThan(19)
  const numbers = records.map(({ file }) => Number(file.slice(0, 4))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(records.map((_, i) => i + 1))
})

test.each(records)(
  '$file has its number, a date with a status, and what else was considered',
  ({ file, text }) => {
    const [title = '', , status = ''] = text.split('\n')
    expect(title).toMatch(new RegExp(`^# ${file.slice(0, 4)}\\. \\S`))
    expect(status).toMatch(/^20\d\d-\d\d-\d\d\. (?:Accepted|Superseded)/)
    expect(text).toMatch(/^(?:\*\*Considered|## Considered|Considered)[.:,*\n]/m)
  },
)
