import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PATIENCE_MS, pause } from '#tests/patience.ts'
import { Victim } from './victim.ts'

/** Kills during the first start and its migrations, each in a directory of its own; the next start must work. */
export async function killFirstStarts(rounds: number): Promise<number> {
  let kills = 0
  for (let round = 0; round < rounds; round++) {
    const directory = await mkdtemp(join(tmpdir(), 'osh-crash-'))
    const victim = new Victim(directory)
    void victim.launch().catch(() => undefined)
    if (round % 2 === 0) await pause(Math.random() * 2000)
    else await migrationsBegin(victim)
    if (round % 3 > 0 && (await victim.killDatabase())) kills++
    if (round % 3 < 2) {
      await victim.killServer()
      kills++
      await victim.launch()
    }
    await settled(victim)
    await victim.stop()
    await rm(directory, { recursive: true, force: true })
  }
  return kills
}

/** Somewhere in the time when tables are made: the database has a process, the server is not ready. */
async function migrationsBegin(victim: Victim): Promise<void> {
  while ((await victim.databasePid()) === null) await pause(5)
  await pause(Math.random() * 400)
}

async function settled(victim: Victim): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (victim.address === null && victim.runs && Date.now() < deadline) await pause(20)
  await victim.healthy()
}
