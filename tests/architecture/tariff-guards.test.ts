import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SomeQuestion } from '@osh/core/commands/command.ts'
import { type Answers, follow } from '@osh/core/commands/follow.ts'
import { makeTrial } from '@osh/core/tariffs/company-term.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { addingScenes, anyInput } from '#tests/commands/adding-scenes.ts'
import { day } from '#tests/examples.ts'
import { signed } from '#tests/requirement-example.ts'

const core = fileURLToPath(new URL('../../core', import.meta.url))

/** Commands that work after a company's term has ended, each group with why (docs/decisions/0037). */
const open: Readonly<Record<string, readonly string[]>> = {
  'changes what is there, or completes it': [
    ...['obligations/change', 'completions/complete', 'completions/correct', 'employees/change'],
    ...['absences/change', 'measures/change', 'measures/complete', 'measures/change-order'],
    ...['departments/rename', 'companies/change', 'responsibilities/reassign', 'registry/answer'],
  ],
  'takes away, or takes back': [
    ...['obligations/remove', 'completions/take-back', 'employees/remove', 'employees/erase'],
    ...['absences/remove', 'departments/remove', 'positions/remove', 'measures/take-back'],
    ...['measures/remove', 'measures/remove-order', 'memos/cancel', 'documents/annul', 'own-forms/revert'],
    ...['documents/undo-record', 'imports/undo', 'registry/withdraw', 'responsibilities/end'],
    ...['requirements/drop', 'requirements/take-back', 'requirements/end-exception'],
    ...['companies/remove-example', 'companies/close', 'companies/keep', 'companies/erase-closed'],
  ],
  'leads an accident, or a microtrauma': [
    ...['incidents/record', 'incidents/change', 'incidents/keep-addressee', 'incidents/add-note'],
    ...['incidents/annul', 'incidents/restore'],
    ...['incidents/require', 'incidents/set-headcount', 'evidence/attach', 'evidence/attach-link'],
    ...['evidence/keep-preview', 'evidence/withdraw', 'microtraumas/record', 'microtraumas/change'],
    ...['microtraumas/annul', 'microtraumas/become-accident'],
  ],
  'shows or gives out what is there': [
    ...['documents/look-at-records', 'sending/send', 'sending/send-again', 'inspections/make'],
    ...['inspections/revoke', 'inspections/open', 'notices/open-calendar', 'notices/close-calendar'],
  ],
  'is the person’s own, and no record of the company': [
    ...['account/show-notices', 'account/hide-notices', 'account/introduce', 'account/close'],
    ...['account/keep', 'account/erase-closed', 'account/replace-password', 'account/ask-for-email'],
    ...[
      'account/confirm-email',
      'account/confirm-own-email',
      'account/begin-second-factor',
      'account/confirm-second-factor',
    ],
    ...['account/pass-second-factor', 'account/replace-recovery-codes', 'account/end-second-factor'],
    ...[
      'notices/read',
      'notices/read-feed',
      'notices/unread-feed',
      'notices/save-settings',
      'deadlines/save-filter',
    ],
    ...['companies/open', 'companies/hide-first-run'],
  ],
  'says who has access; who is invited is said while the term lasts': [
    ...['members/withdraw-invitation', 'members/accept', 'members/change', 'members/remove'],
    ...['members/leave', 'members/hand-over'],
  ],
  'pays, or asks for help': [
    ...['tariffs/add-payer', 'tariffs/change-payer', 'tariffs/remove-payer', 'tariffs/order'],
    ...['support/say', 'support/attach-file', 'support/mark-read'],
  ],
  'is an operator’s': [
    ...['tariffs/mark-paid', 'tariffs/allow-employees', 'support/settle', 'activity-requests/handle'],
    ...['news/publish', 'news/change', 'news/withdraw'],
  ],
  'begins a company, with a term of its own': ['companies/add'],
}

type Told = {
  readonly name: string
  readonly run: (input: object, by: object) => Generator<SomeQuestion, { readonly ok: boolean }, unknown>
}

const isCommand = (value: unknown): value is Told =>
  typeof value === 'object' && value !== null && 'name' in value && 'run' in value

/** Every command of the tables of core, by its name. */
async function listCommands(): Promise<ReadonlyMap<string, Told>> {
  const files = globSync('**/*.ts', { cwd: core, exclude: ['**/node_modules/**', '**/*.test.ts'] })
  const withTables = files.filter((file) =>
    /^export const \w+ = \{/m.test(readFileSync(`${core}/${file}`, 'utf8')),
  )
  const modules: readonly object[] = await Promise.all(withTables.map((file) => import(`${core}/${file}`)))
  const tables = modules.flatMap((module): readonly unknown[] => Object.values(module))
  const commands = tables.flatMap((table) =>
    typeof table === 'object' && table !== null ? Object.values(table).filter(isCommand) : [],
  )
  return new Map(commands.map((one) => [one.name, one]))
}

const term = makeTrial(day('2026-01-01'))
const afterEnd = () => ({ term, today: day('2026-03-16') })

/** Whether the command, given what it adds, says that the term has ended. */
function isGuarded({ name, run }: Told): boolean {
  const { input, answers } = addingScenes[name] ?? {}
  const known = { ...answers, term: afterEnd, 'locked-term': afterEnd } as unknown as Answers<SomeQuestion>
  try {
    return JSON.stringify(follow(run({ ...anyInput, ...input }, signed), known)).includes('"tariff/ended"')
  } catch {
    return false
  }
}

describe('after the term of a company has ended', () => {
  let commands: ReadonlyMap<string, Told>
  beforeAll(async () => {
    commands = await listCommands()
  })

  test('every command is looked at, and none is named that is not there', () => {
    expect(commands.size).toBeGreaterThan(100)
    const named = [...Object.values(open).flat(), ...Object.keys(addingScenes)]
    expect(named.filter((name) => !commands.has(name))).toEqual([])
    expect(named.filter((name, i) => named.indexOf(name) !== i)).toEqual([])
  })

  test('a command is refused where it adds, unless it is named here with why', () => {
    const unguarded = [...commands.values()].filter((one) => !isGuarded(one)).map(({ name }) => name)
    expect(unguarded.toSorted()).toEqual(Object.values(open).flat().toSorted())
  })
})
