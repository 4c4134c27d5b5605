import { mkdir, open, readFile, truncate } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Erasure, ErasureList } from '@osh/core/erasure/erasure.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { z } from 'zod'

type Environment = Readonly<Record<string, string | undefined>>

export const ERASURES = 'erasures.jsonl'

/** Where erasures are noted: ERASURES_FILE, or `erasures.jsonl` in DATA_DIR, beside the database. */
export const chooseErasuresFile = ({ ERASURES_FILE }: Environment, dataDirectory: string): string =>
  ERASURES_FILE || join(dataDirectory, ERASURES)

/** A list in a file of JSON lines that only grows; each addition is on the disk before it is answered. */
export function openErasureFile(path: string): ErasureList {
  let turn: Promise<unknown> | null = null
  const append = async (erasures: readonly Erasure[]): Promise<void> => {
    await mkdir(dirname(path), { recursive: true })
    const file = await open(path, 'a', 0o600)
    try {
      await file.appendFile(erasures.map(encodeLine).join(''))
      await file.sync()
      await syncDirectory(dirname(path))
    } finally {
      await file.close()
    }
  }
  return {
    add: (erasures) => {
      turn ??= cutHalfLine(path)
      const added = turn.then(() => append(erasures))
      turn = added.catch(() => undefined)
      return added
    },
  }
}

/** A line that a power cut has left half was never answered. */
async function cutHalfLine(path: string): Promise<void> {
  const text = await readIfAny(path)
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole !== text) await truncate(path, Buffer.byteLength(whole))
}

const encodeLine = (erasure: Erasure): string => `${JSON.stringify(erasure)}\n`

/** What a line may be. */
const signed = { by: z.int(), at: z.string() }
const lineJson = z.discriminatedUnion('erased', [
  z.object({ ...signed, erased: z.literal('employee'), companyId: z.int(), employeeId: z.int() }),
  z.object({ ...signed, erased: z.literal('account'), userId: z.int() }),
  z.object({ ...signed, erased: z.literal('company'), companyId: z.int() }),
])

/** The file has a line that is no erasure: nothing is to be applied from it before somebody has looked. */
export class ErasuresUnreadable extends Error {
  override readonly name = 'ErasuresUnreadable'
  /** From 1. */
  readonly line: number
  constructor(line: number) {
    super(`line ${line} of the erasures is no erasure`)
    this.line = line
  }
}

/**
 * The erasures of a file in their order, for `applyErasures`; none where there is no file. A last line that a power cut has left half is
 * none.
 */
export async function readErasures(path: string): Promise<readonly Erasure[]> {
  const text = await readIfAny(path)
  const whole = text.slice(0, Math.max(0, text.lastIndexOf('\n')))
  return (whole === '' ? [] : whole.split('\n')).map((line, i) => {
    const erasure = decodeLine(line)
    if (erasure) return erasure
    throw new ErasuresUnreadable(i + 1)
  })
}

/** A new file is there after a power cut once its directory is on the disk; Windows has no such thing. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function readIfAny(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}

function decodeLine(line: string): Erasure | null {
  const read = lineJson.safeParse(parse(line))
  if (!read.success) return null
  const { by, at, ...erased } = read.data
  const signature = { by: by as UserId, at: at as Instant }
  if (erased.erased === 'account') return { ...erased, userId: erased.userId as UserId, ...signature }
  const companyId = erased.companyId as CompanyId
  return erased.erased === 'company'
    ? { ...erased, companyId, ...signature }
    : { ...erased, companyId, employeeId: erased.employeeId as EmployeeId, ...signature }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
