import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { journalAreas } from '../../journal/areas.ts'
import { areaWords, commandWords, sayCommand, sayRecords } from './command-words.ts'

const core = fileURLToPath(new URL('../../', import.meta.url))
const sources = readdirSync(core, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(core, path), 'utf8'))
const all = (pattern: RegExp) => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, word = '']) => word))),
]

/** What operators do is in no company's journal. */
const OF_NO_COMPANY = /^(?:news|activity-requests)\//

describe('the words of the journal', () => {
  it('has a sentence for each command that there is, and for no other', () => {
    const commands = all(/^ {2}name: '([a-z-]+\/[a-z-]+)',$/gm).filter((name) => !OF_NO_COMPANY.test(name))
    expect(commands.length).toBeGreaterThan(50)
    expect(Object.keys(commandWords).toSorted()).toEqual(commands.toSorted())
  })

  it('has a word for each kind of record that the journal names', () => {
    const records = all(/record: '([a-z-]+)'/g)
    expect(records.length).toBeGreaterThan(15)
    expect(records.filter((record) => sayRecords(record, [1], 1).startsWith(record))).toEqual([])
  })

  it('has an area for each command', () => {
    const areas = new Set(Object.keys(commandWords).map((name) => name.slice(0, name.indexOf('/'))))
    expect([...areas].toSorted()).toEqual([...journalAreas].toSorted())
    expect(Object.keys(areaWords).toSorted()).toEqual([...journalAreas].toSorted())
  })

  it('calls a command of another version of the program by its name', () => {
    expect(sayCommand('employees/hire')).toBe('Добавлен работник')
    expect(sayCommand('shop/sell')).toBe('Действие shop/sell')
  })

  it('names what has no number by its word', () =>
    expect(sayRecords('invitation', [], 0)).toBe('приглашение'))

  it('names records by their numbers, and says how many more there are', () => {
    expect(sayRecords('employee', [5], 1)).toBe('работник №\u00a05')
    expect(sayRecords('obligation', [3, 4], 10)).toBe('обязательство №\u00a03, 4 и\u00a0ещё\u00a08')
    expect(sayRecords('shop', [1], 1)).toBe('shop №\u00a01')
  })
})
