import { readFile, writeFile } from 'node:fs/promises'

/** The most that the process has held in memory at once, MB, ever or since that was forgotten; Linux alone tells it, NaN elsewhere. */
export const peakOf = (pid: number): Promise<number> => readStatus(pid, 'VmHWM')

/** What the process holds in memory now, MB. */
export const heldBy = (pid: number): Promise<number> => readStatus(pid, 'VmRSS')

/** The most is counted from now. */
export const forgetPeak = (pid: number): Promise<void> =>
  writeFile(`/proc/${pid}/clear_refs`, '5').catch(() => undefined)

async function readStatus(pid: number, name: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? Number.NaN) / 1024
}
