import type { UserId } from '@osh/core/shared/identity.ts'
import { flat, thing } from './contract/thing.ts'
import { idOf, moment } from './wire-format.ts'

/** Who entered a record, and when: two fields of its own on the wire. */
export const entered = flat(thing({ by: idOf<UserId>(), at: moment }, { by: 'enteredBy', at: 'enteredAt' }))
