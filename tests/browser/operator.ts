import { enableFactor } from '#tests/enable-factor.ts'
import { run } from '#tests/runners/child.ts'
import { type Person, registered } from './person.ts'
import type { RunningServer } from './running-server.ts'

/** Someone who runs the service: the console has said so, and their sign-in asks for a code. */
export async function anOperator(server: RunningServer, of?: Person): Promise<Person> {
  const person = of ?? (await registered(server.address))
  await enableFactor(person.ask, person.password, Date.now())
  const { environment } = server
  const added = await run('node', ['adapters/console/operator.ts', 'add', person.email], { environment })
  if (added.code !== 0) throw new Error(added.output)
  return person
}
