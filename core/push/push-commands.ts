import type { Command, CommandsOf, Gathering, Write } from '../commands/command.ts'
import type { Caller, SessionId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { type PushDevice, type PushRefused, readPushAddress } from './push-device.ts'

export type PushWrite =
  /** In place of the sign-in's own, and of any other sign-in of the same browser. */
  Write<'push-devices', PushDevice> | Write<'ended-push-devices', Caller>

type OfSession = { readonly session: SessionId }
type Asked = OfSession & {
  /** As the browser gave them: `endpoint`, `p256dh`, `auth`. */
  readonly details: Input
  readonly services: readonly string[]
}
type Decided = { readonly writes: readonly PushWrite[]; readonly answer: null }

/** Shows notices on the device of this sign-in from now on. It is in no company's journal, so it is made without `command`. */
const showHere: Command<Asked, null, PushRefused, never, PushWrite> = {
  name: 'account/show-notices',
  // biome-ignore lint/correctness/useYield: nothing has to be asked
  *run({ session, details, services }, { by: user }): Gathering<Result<Decided, PushRefused>, never> {
    const address = readPushAddress(details, services)
    if (!address.ok) return address
    return ok({
      writes: [{ kind: 'push-devices', rows: [{ user, session, ...address.value }] }],
      answer: null,
    })
  },
}

/** Shows none there any more; where none were shown it is no error. */
const endHere: Command<OfSession, null, never, never, PushWrite> = {
  name: 'account/hide-notices',
  // biome-ignore lint/correctness/useYield: nothing has to be asked
  *run({ session }, { by: user }): Gathering<Result<Decided, never>, never> {
    return ok({ writes: [{ kind: 'ended-push-devices', rows: [{ user, session }] }], answer: null })
  },
}

/** What is done about the device that someone is signed in on. */
export const pushCommands = { showHere, endHere }
export type PushCommands = CommandsOf<typeof pushCommands>
