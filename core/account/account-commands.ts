import type { CommandsOf } from '../commands/command.ts'
import { askForEmail, confirmEmail } from './change-email.ts'
import { confirmOwnEmail } from './confirm-own-email.ts'
import { introduce } from './introduce.ts'
import { replacePassword } from './replace-password.ts'

/** What is done to an account by codes that came by e-mail; secrets and passwords come as hashes. */
export const accountCommands = { replacePassword, askForEmail, confirmEmail, confirmOwnEmail }
export type AccountCommands = CommandsOf<typeof accountCommands>

/** What people do to their own account when they are signed in. Never under a key: the answer, a name, would be kept with it. */
export const ownAccountCommands = { introduce }
